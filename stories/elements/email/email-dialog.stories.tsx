import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmailDialog } from '../../../elements/email/email-dialog';
import { lockNothing } from '../../support/examples';
import { find, findText, press } from '../../support/play';

const meta = {
  title: 'Components/Email dialog',
  component: EmailDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { blocksInvalid: true, onSend: fn(), onCancel: fn(), lockScroll: lockNothing },
} satisfies Meta<typeof EmailDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'button', 'Cancel');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Malformed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(await find(canvasElement, 'textbox', 'Your email'), 'marta@');
    await press(canvasElement, 'button', 'Send');
    await expect(await findText(canvasElement, /^Enter a full email address/)).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Sent: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(await find(canvasElement, 'textbox', 'Your email'), 'name@example.com');
    await press(canvasElement, 'button', 'Send');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
