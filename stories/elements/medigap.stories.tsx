import type { Meta, StoryObj } from '@storybook/react-vite';
import { medigapContract } from '../../elements/medigap/medigap.contract';
import { fromContract, type ElementArgs } from '../support/from-contract';

type MedigapArgs = ElementArgs<typeof medigapContract>;

const meta: Meta<MedigapArgs> = {
  ...fromContract(medigapContract),
  title: 'Elements/Medigap',
};

export default meta;

export const Guest: StoryObj<MedigapArgs> = { parameters: { page: { scenario: 'guest' } } };
