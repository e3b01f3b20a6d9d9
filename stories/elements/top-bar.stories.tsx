import type { Meta, StoryObj } from '@storybook/react-vite';
import { topBarContract } from '../../elements/top-bar/top-bar.contract';
import { fromContract, type ElementArgs } from '../support/from-contract';

type TopBarArgs = ElementArgs<typeof topBarContract>;

const meta: Meta<TopBarArgs> = {
  ...fromContract(topBarContract),
  title: 'Elements/Top bar',
};

export default meta;

export const Guest: StoryObj<TopBarArgs> = { parameters: { page: { scenario: 'guest' } } };
