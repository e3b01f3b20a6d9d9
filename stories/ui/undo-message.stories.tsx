import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UndoMessage } from '../../src/ui/undo-message';
import { press } from '../support/play';

const meta = {
  title: 'Components/Undo message',
  component: UndoMessage,
  args: { message: 'Eliquis 5 mg tablet removed.', undo: 'Undo', isBusy: false, onUndo: fn(), onClose: fn() },
} satisfies Meta<typeof UndoMessage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'button', 'Undo');
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await press(canvasElement, 'button', 'Close');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The undo request runs: another click does nothing. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'button', 'Undo');
    await expect(args.onUndo).not.toHaveBeenCalled();
  },
};
