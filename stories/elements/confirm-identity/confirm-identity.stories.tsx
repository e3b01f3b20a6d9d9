import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { confirmIdentityContract } from '../../../elements/confirm-identity/confirm-identity.contract';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find } from '../../support/play';

type ConfirmIdentityArgs = ElementArgs<typeof confirmIdentityContract>;

const meta: Meta<ConfirmIdentityArgs> = {
  ...fromContract(confirmIdentityContract),
  title: 'Elements/Confirm identity',
};

export default meta;

export const Usual: StoryObj<ConfirmIdentityArgs> = {
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', 'Confirm identity')).toBeVisible();
  },
};
