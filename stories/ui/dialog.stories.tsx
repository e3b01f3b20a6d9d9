import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Dialog } from '../../src/ui/dialog';
import { find } from '../support/play';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  args: {
    name: 'story',
    heading: 'A question',
    onClose: fn(),
    children: (
      <>
        <p>What the shopper has to know before the answer.</p>
        <div className="dialog-foot">
          <button type="button" className="button button-primary">
            Yes, do it
          </button>
          <button type="button" className="button">
            Leave it
          </button>
        </div>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Focus starts at the popup itself. */
export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const heading = await find(canvasElement, 'heading', 'A question');
    await expect((heading.getRootNode() as ShadowRoot).activeElement).toBe(heading.closest('dialog'));
    await userEvent.click(await find(canvasElement, 'button', 'Close'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A heading of several lines, and a text that is longer than the screen. */
export const Long: Story = {
  args: {
    heading: 'A question that needs more than one line on every phone and on many a screen besides',
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>Paragraph {index + 1} of a text that scrolls inside the popup, never behind it.</p>
    )),
  },
};
