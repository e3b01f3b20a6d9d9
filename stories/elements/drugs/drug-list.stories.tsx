import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NoDrugs, SavedDrug } from '../../../elements/drugs/drug-list';
import { ItemsSkeleton } from '../../../src/ui/items';
import { FailedList } from '../../../src/ui/list-box';
import { press } from '../../support/play';

interface Args {
  onPress: () => void;
}

const meta: Meta<Args> = { title: 'Components/Drugs', args: { onPress: fn() } };

export default meta;

type Story = StoryObj<Args>;

const eliquis = {
  drugName: 'Eliquis',
  drugDosage: '5 mg tablet',
  drugQuantity: 2,
  drugFrequency: 'Day',
  drugSupplyLength: 30,
};

export const Rows: Story = {
  render: ({ onPress }) => (
    <ul className="items">
      <SavedDrug drug={eliquis} onRemove={onPress} />
      <SavedDrug drug={{ drugName: 'Metformin' }} onRemove={undefined} />
    </ul>
  ),
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'button', 'Remove Eliquis 5 mg tablet');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const None: Story = {
  render: ({ onPress }) => <NoDrugs headingLevel={3} onEstimate={onPress} />,
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'button', 'Estimate your drug costs');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** The page has no drug cost estimator. */
export const NoneAndNoEstimator: Story = {
  render: () => <NoDrugs headingLevel={3} onEstimate={undefined} />,
};

export const Failed: Story = {
  render: ({ onPress }) => (
    <FailedList
      look="block"
      headingLevel={3}
      heading="We cannot show your drugs right now"
      text="Please try again in a moment."
      onRetry={onPress}
    />
  ),
};

export const Loading: Story = { render: () => <ItemsSkeleton count={3} className="drug" /> };
