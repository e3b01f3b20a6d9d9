import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmptyPlans } from '../../../elements/plans/no-plans';
import { FailedList } from '../../../src/ui/list-box';
import { PlansSkeleton } from '../../../src/ui/plans-skeleton';
import { press } from '../../support/play';

interface Args {
  onRetry: () => void;
}

const meta: Meta<Args> = {
  title: 'Components/Plans states',
  args: { onRetry: fn() },
};

export default meta;

type Story = StoryObj<Args>;

export const Empty: Story = {
  render: () => <EmptyPlans headingLevel={3} browseUrl="#browse" activeYear={2027} otherYear={undefined} />,
};

export const EmptyForThisYear: Story = {
  render: () => <EmptyPlans headingLevel={3} browseUrl="#browse" activeYear={2027} otherYear={2026} />,
};

export const Failed: Story = {
  render: ({ onRetry }) => (
    <FailedList
      look="empty"
      headingLevel={3}
      heading="We cannot show your plans right now"
      text="Please try again in a moment."
      onRetry={onRetry}
    />
  ),
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'button', 'Try again');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Skeleton: Story = {
  render: () => (
    <div data-columns="2">
      <PlansSkeleton count={2} />
    </div>
  ),
};
