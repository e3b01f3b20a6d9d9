import type { Meta, StoryObj } from '@storybook/react-vite';
import { loadingContract } from '../../elements/loading/loading.contract';
import { fromContract, type ElementArgs } from '../support/from-contract';

type LoadingArgs = ElementArgs<typeof loadingContract>;

const meta: Meta<LoadingArgs> = {
  ...fromContract(loadingContract),
  title: 'Elements/Loading',
};

export default meta;

export const Guest: StoryObj<LoadingArgs> = { parameters: { page: { scenario: 'guest' } } };
