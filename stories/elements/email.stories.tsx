import type { Meta, StoryObj } from '@storybook/react-vite';
import { emailContract } from '../../elements/email/email.contract';
import { fromContract, type ElementArgs } from '../support/from-contract';

type EmailArgs = ElementArgs<typeof emailContract>;

const meta: Meta<EmailArgs> = {
  ...fromContract(emailContract),
  title: 'Elements/Email',
};

export default meta;

export const Guest: StoryObj<EmailArgs> = { parameters: { page: { scenario: 'guest' } } };
