import type { Meta, StoryObj } from '@storybook/react-vite';
import { helpContract } from '../../elements/help/help.contract';
import { fromContract, type ElementArgs } from '../support/from-contract';

type HelpArgs = ElementArgs<typeof helpContract>;

const meta: Meta<HelpArgs> = {
  ...fromContract(helpContract),
  title: 'Elements/Help',
};

export default meta;

export const Guest: StoryObj<HelpArgs> = { parameters: { page: { scenario: 'guest' } } };
