import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountReadyContract } from '../../elements/account-ready/account-ready.contract';
import { fromContract, type ElementArgs } from '../support/from-contract';

type AccountReadyArgs = ElementArgs<typeof accountReadyContract>;

const meta: Meta<AccountReadyArgs> = {
  ...fromContract(accountReadyContract),
  title: 'Elements/Account ready',
};

export default meta;

export const Guest: StoryObj<AccountReadyArgs> = { parameters: { page: { scenario: 'guest' } } };
