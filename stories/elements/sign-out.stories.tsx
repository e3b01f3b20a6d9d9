import type { Meta, StoryObj } from '@storybook/react-vite';
import { signOutContract } from '../../elements/sign-out/sign-out.contract';
import { fromContract, type ElementArgs } from '../support/from-contract';

type SignOutArgs = ElementArgs<typeof signOutContract>;

const meta: Meta<SignOutArgs> = {
  ...fromContract(signOutContract),
  title: 'Elements/Sign out',
};

export default meta;

export const Guest: StoryObj<SignOutArgs> = { parameters: { page: { scenario: 'guest' } } };
