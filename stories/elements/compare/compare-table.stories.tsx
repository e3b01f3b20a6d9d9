import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CompareTable, type LoadedPlan, type PlanActions } from '../../../elements/compare/compare-table';
import type { PlanDetail } from '../../../src/domain/plans/plan-detail';
import { allStates } from '../../support/all-states';
import { planDetail, savedPlan } from '../../support/examples';
import { press } from '../../support/play';
import * as stories from './compare-table.stories';

const benefits = (maximum: string, urgentCare: string) => [
  { name: 'Out of Pocket Maximum', description: maximum },
  { name: 'Part D Deductible', description: '$615' },
  { name: 'Urgent Care', description: urgentCare },
  { name: 'Fitness', description: 'Included' },
];

function plan(planId: string, planName: string, detail: Partial<PlanDetail>): LoadedPlan {
  const saved = savedPlan({ planId });
  return {
    cardKey: `${planId}/2027`,
    plan: saved,
    planName,
    detail: planDetail({ planId, planName, ...detail }),
    secondBenefit: undefined,
    hasDoctors: true,
    enrollmentStatus: undefined,
    enrollmentAction: 'enroll',
    cannotEnrollHere: false,
    isSuppressed: false,
  };
}

const gold = plan('H9999001000', 'Sample Gold (PPO)', {
  monthlyPremium: 42.5,
  annualDrugCost: 768,
  inNetwork: true,
  benefits: benefits('4900', '$40 copay'),
});
const silver = plan('H9999002000', 'Sample Silver with a Longer Name IL-01 (HMO-POS)', {
  monthlyPremium: 0,
  annualDrugCost: 1240.2,
  inNetwork: false,
  benefits: benefits('6700', '$50 copay'),
});
const value = plan('H9999003000', 'Sample Value (HMO)', {
  monthlyPremium: 12,
  annualDrugCost: 900,
  inNetwork: true,
  benefits: benefits('6700', '$40 copay'),
});
const unknown = plan('H9999004000', 'Sample Plan of Which Little Is Known (HMO)', {
  monthlyPremium: undefined,
  annualDrugCost: undefined,
  estimatedAnnualDrugCost: undefined,
  inNetwork: undefined,
  isShowPharmacyMessage: undefined,
  isPharmacyCovered: undefined,
  benefits: [],
});

const meta = {
  title: 'Components/Comparison of plans',
  component: CompareTable,
  args: {
    group: 'MA',
    plans: [gold, silver],
    nameOf: ({ planName }) => planName ?? '',
    onEnroll: fn<NonNullable<PlanActions['onEnroll']>>(),
    onRemove: fn<NonNullable<PlanActions['onRemove']>>(),
  },
} satisfies Meta<typeof CompareTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** All states on one page. */
export const AllStates: StoryObj = allStates(() => stories);

export const TwoPlans: Story = {
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'button', /rows are the same/);
    await press(canvasElement, 'button', 'Remove Sample Gold (PPO)');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const ThreePlans: Story = { args: { plans: [gold, silver, value] } };

/** Unknown values are stated as unknown, and are never among the equal rows. */
export const NotKnown: Story = { args: { plans: [gold, unknown] } };

export const NothingKnown: Story = {
  args: { plans: [unknown, { ...unknown, cardKey: 'H9999005000/2027' }] },
};

export const AllTheSame: Story = { args: { plans: [gold, { ...gold, cardKey: 'H9999006000/2027' }] } };

/** A cloaked user can neither enroll nor remove. */
export const ReadOnly: Story = {
  render: (args) => <CompareTable {...args} onEnroll={undefined} onRemove={undefined} />,
};

/** In a narrow element each row is a block. Screen readers still announce a table. */
export const Narrow: Story = {
  render: (args) => (
    <div className="narrow">
      <CompareTable {...args} />
    </div>
  ),
};

export const NarrowWithThree: Story = {
  args: { plans: [gold, silver, value] },
  render: (args) => (
    <div className="narrow">
      <CompareTable {...args} />
    </div>
  ),
};
