import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NextYearSpace } from '../../../elements/active-plan/next-year-space';
import { NextYearText } from '../../../elements/active-plan/next-year-text';
import { ActivePlan, type ActivePlanCard } from '../../../elements/active-plan/active-plan';
import type { SavedPlan } from '../../../src/domain/plans/plan';
import { savedPlan } from '../../support/examples';
import { findText, press } from '../../support/play';
import { allStates } from '../../support/all-states';
import * as stories from './active-plan-view.stories';

const card = (change: Partial<SavedPlan> = {}, known: Partial<ActivePlanCard> = {}): ActivePlanCard => ({
  plan: savedPlan({ isEnrolled: true, effectiveDate: '2026-01-01', ...change }),
  planName: 'Sample Choice IL-01 (PPO)',
  premium: { normal: 42.5, withExtraHelp: undefined },
  detailsRoute: 'planDetails',
  detailsUrl: '#details',
  ...known,
});

const nothing = { planName: undefined, premium: null };

const meta = {
  title: 'Components/Active plan',
  component: ActivePlan,
  args: {
    cards: [card()],
    columns: 2,
    headingLevel: 2,
    onRetry: fn(),
  },
} satisfies Meta<typeof ActivePlan>;

export default meta;

type Story = StoryObj<typeof meta>;

/** All variants. */
export const AllStates: StoryObj = allStates(() => stories);

export const Advantage: Story = {};

export const WithExtraHelp: Story = {
  args: { cards: [card({}, { premium: { normal: 42.5, withExtraHelp: 10.6 } })] },
};

export const WithAnEnd: Story = { args: { cards: [card({ terminationDate: '2026-12-31' })] } };

/** An invalid date is left out. */
export const WithoutDates: Story = { args: { cards: [card({ effectiveDate: 'soon' })] } };

/** A supplement whose details failed to load, and a drug plan. */
export const SupplementAndDrugPlan: Story = {
  args: {
    cards: [
      card({ planId: 'G01', planType: 'MS' }, { planName: 'Medicare Supplement Plan G', premium: null }),
      card({ planId: 'S9999002000', planType: 'PDP' }, { planName: 'Sample Rx Saver (PDP)' }),
    ],
  },
};

export const Loading: Story = {
  args: { cards: [card({}, { premium: undefined })] },
};

const next = {
  label: 'If you keep this plan in 2027',
  cost: {
    label: 'Premiums + drugs a year',
    amount: 'About $1,240',
    notes: ['Premiums $78 + drugs $1,162'],
  },
  facts: [
    { text: 'Your drugs: 1 of 3 covered', sign: 'some' as const },
    { text: 'No longer covered: Sampledrug', isBelow: true },
    { text: 'Not covered: Otherdrug', isBelow: true },
    { text: 'Your doctors: 2 of 2 in network', sign: 'all' as const },
    { text: 'Monthly premium $6.50 instead of $0', sign: 'some' as const },
    { text: '3 other changes' },
  ],
  isLoss: true,
  beside: {
    title: 'Lowest of 2 other saved plans of this kind',
    text: 'Sample Value (PPO)',
    amount: 'About $618',
    difference: 'about $622 less',
    onShow: fn(),
  },
  more: { text: 'See all changes', onShow: fn() },
};
const nextYear = <NextYearText {...next} name="Sample Choice (HMO)" />;

/** On a page that compares the two years. */
export const NextYear: Story = {
  args: { cards: [card({}, { nextYear })] },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', /^See all changes: Sample Choice/);
    await expect(next.more.onShow).toHaveBeenCalledOnce();
    await press(canvasElement, 'button', 'Sample Value (PPO)');
    await expect(next.beside.onShow).toHaveBeenCalledOnce();
  },
};

/** On a page without such a comparison. */
export const NextYearOnly: Story = {
  args: {
    cards: [
      card(
        {},
        {
          nextYear: (
            <NextYearText
              {...next}
              name="Sample Choice (HMO)"
              more={{ text: 'See details for 2027', link: { route: 'planDetails', url: '/details/2027' } }}
            />
          ),
        },
      ),
    ],
  },
};

export const NextYearLoading: Story = {
  args: { cards: [card({}, { nextYear: <NextYearSpace plan={savedPlan()} /> })] },
};

export const NextYearOfSeveral: Story = {
  args: {
    cards: [
      card({}, { nextYear }),
      card({ planId: 'S9999002000', planType: 'PDP' }, { planName: 'Sample Rx Saver (PDP)' }),
    ],
  },
};

/** The details failed to load, and the list of the next year lacks the plan. */
export const NextYearNotFound: Story = {
  args: {
    cards: [
      card(
        {},
        {
          ...nothing,
          nextYear: (
            <NextYearText
              name="Plan H9999-001-000"
              label="In 2027"
              facts={[{ text: 'Not found in the plans of Cook County', sign: 'some' }]}
              isLoss
              more={{ text: 'See your plan’s letter about 2027.' }}
            />
          ),
        },
      ),
    ],
  },
};

export const DetailsMissing: Story = {
  args: { cards: [card({ planType: 'SNP' }, nothing)] },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'button', /^Try again: Plan H9999-001-000/);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(await findText(canvasElement, 'Medicare special needs plan')).toBeVisible();
  },
};

export const LongTexts: Story = {
  globals: { locale: 'pseudo' },
  args: { cards: [card({ terminationDate: '2026-12-31' }), card({ planId: 'H9999003000' })] },
};

export const Narrow: Story = {
  render: (args) => (
    <div className="narrow">
      <ActivePlan {...args} />
    </div>
  ),
};
