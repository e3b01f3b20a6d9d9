import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UndoMessage } from '../../src/ui/undo-message';
import { press } from '../support/play';

const meta = {
  title: 'Components/Undo message',
  component: UndoMessage,
  args: { message: 'Drug removed.', undo: 'Undo', onUndo: fn(), onHold: fn() },
} satisfies Meta<typeof UndoMessage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** It stays as long as pointer or focus are in it. */
export const Offered: Story = {
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'button', 'Undo');
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await expect(args.onHold).toHaveBeenCalledWith(true);
  },
};

export const Failed: Story = { args: { message: 'We could not put the drug back. Please try again.' } };
