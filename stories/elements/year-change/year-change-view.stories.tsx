import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { YearChange } from '../../../elements/year-change/year-change';
import type { NamedRow, PlanYears } from '../../../src/state/load/plan-years';
import { allStates } from '../../support/all-states';
import { findText, press } from '../../support/play';
import * as stories from './year-change-view.stories';

const money = (amount: number) => ({ kind: 'money', amount }) as const;
const drug = (isCovered: boolean | undefined, tier?: number) => ({ kind: 'drug', isCovered, tier }) as const;

const row = (known: Partial<NamedRow> & Pick<NamedRow, 'topic'>): NamedRow => ({
  from: undefined,
  to: undefined,
  outcome: 'changed',
  itemName: undefined,
  ...known,
});

const changed: NamedRow[] = [
  row({ topic: { is: 'premium', help: undefined }, from: money(20), to: money(25.5) }),
  row({ topic: { is: 'outOfPocketMaximum' }, from: money(4900), to: money(4200) }),
  row({ topic: { is: 'drug', index: 0 }, from: drug(true, 2), to: drug(true, 3), itemName: 'Sampledrug' }),
  row({ topic: { is: 'drug', index: 1 }, from: drug(true, 1), to: drug(false), itemName: 'Exampledrug' }),
  row({
    topic: { is: 'doctor', index: 0 },
    from: { kind: 'network', isIn: true },
    to: { kind: 'network', isIn: false },
    itemName: 'Dr. Robin Sample',
  }),
  row({
    topic: { is: 'benefit', name: 'Urgent Care', help: undefined },
    from: { kind: 'text', text: '$40 copay' },
    to: { kind: 'text', text: '$50 copay' },
  }),
];
const unknown = row({ topic: { is: 'drugCost', help: undefined }, from: money(240), outcome: 'oneKnown' });

const plan = (comparison: PlanYears['comparison'], known: Partial<PlanYears> = {}): PlanYears => ({
  planKey: 'H9999001000/2026',
  planId: 'H9999001000',
  planName: 'Sample Choice IL-01 (PPO)',
  relation: 'active',
  fromYear: 2026,
  contact: undefined,
  comparison,
  ...known,
});

const meta = {
  title: 'Components/Year change',
  component: YearChange,
  args: {
    plans: [plan({ is: 'compared', rows: changed, unchanged: 14 })],
    isPast: false,
    phone: { number: '1-800-555-0100', tty: '711' },
    headingLevel: 2,
    onRetry: fn(),
  },
} satisfies Meta<typeof YearChange>;

export default meta;

type Story = StoryObj<typeof meta>;

/** All states on one page. */
export const AllStates: StoryObj = allStates(() => stories);

export const Changes: Story = {
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, '$5.50 more')).toBeVisible();
  },
};

/** A value that one year lacks does not count as a change. The view then makes no statement about all other values. */
export const NotKnown: Story = {
  args: { plans: [plan({ is: 'compared', rows: [...changed.slice(0, 1), unknown], unchanged: 14 })] },
};

export const NoChange: Story = {
  args: { plans: [plan({ is: 'compared', rows: [], unchanged: 20 }, { relation: 'saved' })] },
};

export const NotFound: Story = {
  args: { plans: [plan({ is: 'notFound', year: 2027, county: 'Cook County' })] },
};

/** The plan is only saved, so the text mentions no letter. No phone number is known. */
export const SavedNotFound: Story = {
  args: {
    phone: { number: '', tty: '711' },
    plans: [plan({ is: 'notFound', year: 2027, county: undefined }, { relation: 'saved' })],
  },
};

export const Failed: Story = {
  args: { plans: [plan({ is: 'failed' })] },
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'button', /^Try again: Sample Choice/);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const CheckingAgain: Story = { args: { plans: [plan({ is: 'pending' })] } };

/** After January 1, for a plan in which the shopper was enrolled. */
export const Past: Story = {
  args: {
    isPast: true,
    plans: [plan({ is: 'compared', rows: changed, unchanged: 14 }, { relation: 'ended' })],
  },
};

export const Narrow: Story = {
  render: (args) => (
    <div className="narrow">
      <YearChange {...args} />
    </div>
  ),
};
