import type { Meta, StoryObj } from '@storybook/react-vite';
import { mobilePromptContract } from '../../elements/mobile-prompt/mobile-prompt.contract';
import { fromContract, type ElementArgs } from '../support/from-contract';

type MobilePromptArgs = ElementArgs<typeof mobilePromptContract>;

const meta: Meta<MobilePromptArgs> = {
  ...fromContract(mobilePromptContract),
  title: 'Elements/Mobile prompt',
};

export default meta;

export const Guest: StoryObj<MobilePromptArgs> = { parameters: { page: { scenario: 'guest' } } };
