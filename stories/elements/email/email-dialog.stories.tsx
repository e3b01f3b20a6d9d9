import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { EmailDialog } from '../../../elements/email/email-dialog';
import { find, findText, press } from '../../support/play';

const meta = {
  title: 'Components/Email dialog',
  component: EmailDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    blocksInvalid: true,
    send: undefined,
    onDraft: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof EmailDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'button', 'Cancel');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onDraft).not.toHaveBeenCalled();
  },
};

export const Malformed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(await find(canvasElement, 'textbox', 'Your email'), 'marta@');
    await press(canvasElement, 'button', 'Send');
    await expect(await findText(canvasElement, /^Enter a full email address/)).toBeVisible();
    await expect(args.onDraft).not.toHaveBeenCalled();
  },
};

/** Without a host function, a draft opens in the shopper's own email program. */
export const Draft: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(await find(canvasElement, 'textbox', 'Your email'), 'name@example.com');
    await press(canvasElement, 'button', 'Send');
    await expect(args.onDraft).toHaveBeenCalledWith('name@example.com');
  },
};

const sends = async (canvasElement: HTMLElement): Promise<void> => {
  await userEvent.type(await find(canvasElement, 'textbox', 'Your email'), 'name@example.com');
  await press(canvasElement, 'button', 'Send');
};

/** The host function has sent the email. */
export const Sent: Story = {
  args: { send: () => Promise.resolve(true) },
  play: async ({ canvasElement }) => {
    await sends(canvasElement);
    await expect(await findText(canvasElement, 'We sent it to name@example.com.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { send: () => Promise.resolve(false) },
  play: async ({ canvasElement }) => {
    await sends(canvasElement);
    await expect(await findText(canvasElement, /^It could not be sent/)).toBeVisible();
  },
};
