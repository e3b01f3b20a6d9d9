import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SignOutDialog } from '../../../elements/sign-out/sign-out-dialog';
import { findText, press } from '../../support/play';

const meta = {
  title: 'Components/Sign-out dialog',
  component: SignOutDialog,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: { isUnderWay: false, hasFailed: false, onSignOut: fn(), onCancel: fn() },
} satisfies Meta<typeof SignOutDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'button', 'Cancel');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { hasFailed: true },
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, /^We could not sign you out/)).toBeVisible();
  },
};

/** A second click does nothing. */
export const UnderWay: Story = {
  args: { isUnderWay: true },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'button', 'Signing out…');
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
};
