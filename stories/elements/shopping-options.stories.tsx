import type { Meta, StoryObj } from '@storybook/react-vite';
import { shoppingOptionsContract } from '../../elements/shopping-options/shopping-options.contract';
import { fromContract, type ElementArgs } from '../support/from-contract';

type ShoppingOptionsArgs = ElementArgs<typeof shoppingOptionsContract>;

const meta: Meta<ShoppingOptionsArgs> = {
  ...fromContract(shoppingOptionsContract),
  title: 'Elements/Shopping options',
};

export default meta;

export const Guest: StoryObj<ShoppingOptionsArgs> = { parameters: { page: { scenario: 'guest' } } };
