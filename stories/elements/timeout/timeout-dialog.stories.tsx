import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TimeoutDialog } from '../../../elements/timeout/timeout-dialog';
import { find, press } from '../../support/play';

const meta = {
  title: 'Components/Timeout dialog',
  component: TimeoutDialog,
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  args: {
    secondsLeft: 120,
    isUnderWay: false,
    hasFailed: false,
    onStay: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof TimeoutDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoMinutes: Story = {
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'button', 'Stay on this page');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
};

export const NearlyOver: Story = {
  args: { secondsLeft: 9 },
  play: async ({ args, canvasElement }) => {
    await expect(await find(canvasElement, 'timer', 'Time left')).toHaveTextContent('0:09');
    await press(canvasElement, 'button', 'Sign out');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** After signing out has failed. */
export const Over: Story = { args: { secondsLeft: 0, hasFailed: true } };

/** A host page may set a longer warning time. */
export const QuarterOfAnHour: Story = { args: { secondsLeft: 900 } };

/** A second click does nothing. */
export const UnderWay: Story = {
  args: { secondsLeft: 0, isUnderWay: true },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'button', 'Signing out…');
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
};
