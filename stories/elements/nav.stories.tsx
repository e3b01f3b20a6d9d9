import type { Meta, StoryObj } from '@storybook/react-vite';
import { navContract } from '../../elements/nav/nav.contract';
import { fromContract, type ElementArgs } from '../support/from-contract';

type NavArgs = ElementArgs<typeof navContract>;

const meta: Meta<NavArgs> = {
  ...fromContract(navContract),
  title: 'Elements/Nav',
};

export default meta;

export const Guest: StoryObj<NavArgs> = { parameters: { page: { scenario: 'guest' } } };
