import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageContract } from '../../elements/page/page.contract';
import { fromContract, type ElementArgs } from '../support/from-contract';

type PageArgs = ElementArgs<typeof pageContract>;

const meta: Meta<PageArgs> = {
  ...fromContract(pageContract),
  title: 'Elements/Page',
};

export default meta;

export const Guest: StoryObj<PageArgs> = { parameters: { page: { scenario: 'guest' } } };
