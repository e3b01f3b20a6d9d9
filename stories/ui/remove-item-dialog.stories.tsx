import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RemoveItemDialog } from '../../src/ui/remove-item-dialog';
import { find, press } from '../support/play';

const meta = {
  title: 'Components/Remove item dialog',
  component: RemoveItemDialog,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    name: 'remove-plan',
    words: {
      heading: 'Remove this plan?',
      text: 'It will no longer be among your saved plans.',
      remove: 'Remove from saved plans',
      removing: 'Removing…',
      keep: 'Keep this plan',
    },
    isRemoving: false,
    onRemove: fn(),
    onKeep: fn(),
    children: (
      <div className="card card-inside">
        <p className="card-name">Sample Medicare Advantage Choice IL-01 (PPO)</p>
      </div>
    ),
  },
} satisfies Meta<typeof RemoveItemDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'button', 'Keep this plan');
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
};

/** A second click does nothing, and Keep no longer works. */
export const Removing: Story = {
  args: { isRemoving: true },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'button', 'Removing…');
    await press(canvasElement, 'button', 'Keep this plan');
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(args.onKeep).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { failure: 'We could not confirm that the plan was removed. You can try again, or keep it.' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'alert', '')).toHaveTextContent(/could not confirm/);
  },
};
