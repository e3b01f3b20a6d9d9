import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RemovePlanDialog } from '../../../elements/plans/remove-plan-dialog';
import { lockNothing } from '../../support/examples';
import { find, press } from '../../support/play';

const meta = {
  title: 'Components/Remove plan dialog',
  component: RemovePlanDialog,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    planName: 'Sample Medicare Advantage Choice IL-01 (PPO)',
    positioningStatement: 'Low copays, and a large network of doctors.',
    premium: { normal: 42.5, withExtraHelp: undefined },
    secondBenefit: { kind: 'outOfPocketMaximum', value: '$4,900' },
    isPdp: false,
    isRemoving: false,
    hasFailed: false,
    onRemove: fn(),
    onKeep: fn(),
    lockScroll: lockNothing,
  },
} satisfies Meta<typeof RemovePlanDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'button', 'Keep this plan');
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
};

/** A second press does nothing. */
export const Removing: Story = {
  args: { isRemoving: true },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'button', 'Removing…');
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { hasFailed: true },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'alert', '')).toHaveTextContent(/could not remove this plan/);
  },
};

export const WithExtraHelp: Story = { args: { premium: { normal: 42.5, withExtraHelp: 12.1 } } };

/** The plan's details are not known. */
export const NameOnly: Story = {
  args: { premium: undefined, secondBenefit: undefined, positioningStatement: undefined },
};
