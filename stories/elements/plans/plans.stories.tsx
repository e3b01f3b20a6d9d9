import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { StoryPage } from '../../../.storybook/with-page';
import type { Service } from '../../../demo/service/index';
import { plansContract } from '../../../elements/plans/plans.contract';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, findFirst, findText, press } from '../../support/play';

type PlansArgs = ElementArgs<typeof plansContract>;
type Story = StoryObj<PlansArgs>;
type SavedPlan = Service['state']['plansDetails']['plans'][number];

const meta: Meta<PlansArgs> = {
  ...fromContract(plansContract),
  title: 'Elements/Plans (shopper-profile-plans)',
  id: 'elements-plans',
};

export default meta;

/** The shopper has only some of the scenario's plans. */
const withPlans = (isKept: (plan: SavedPlan, index: number) => boolean): StoryPage => ({
  onOpen: ({ state }) => {
    state.plansDetails.plans = state.plansDetails.plans.filter(isKept);
  },
});

const withExtraHelp: StoryPage = {
  config: { personalization: { getExtraHelp: () => Promise.resolve('yes') } },
};

const isPlan =
  (...planIds: string[]) =>
  ({ planId }: SavedPlan): boolean =>
    planIds.includes(planId);

/** A card is complete when its details have loaded. */
const cardsAreThere = (canvas: HTMLElement) => findFirst(canvas, 'list', /Plan highlights/);

export const SignedIn: Story = {
  play: async ({ canvasElement }) => {
    await cardsAreThere(canvasElement);
  },
};

/** The plans, drugs and doctors of a guest are stored in the browser. */
export const Guest: Story = {
  globals: { scenario: 'guest' },
  play: async ({ canvasElement }) => {
    await cardsAreThere(canvasElement);
  },
};

/**
 * Private fee-for-service plans cannot be compared and have a note. Special needs plans state their
 * requirements.
 */
export const SpecialNeedsAndFeeForService: Story = {
  parameters: { page: withPlans(isPlan('H8145006000', 'H7151005000', 'H3800001000')) },
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, 'Chronic condition required')).toBeVisible();
    await expect(await findText(canvasElement, /accept Medicare patients/)).toBeVisible();
  },
};

/** The cost of a whole plan year on each card, and a control for the order of the cards. */
export const CostOfAYear: Story = {
  args: { 'year-cost': true, 'order-by': 'year-cost' },
  play: async ({ canvasElement }) => {
    await cardsAreThere(canvasElement);
    await expect((await findFirst(canvasElement, 'combobox', /^Order/)).localName).toBe('select');
    await expect((await findFirst(canvasElement, 'article', /Aetna/)).textContent).toMatch(
      /About \$[\d,]+ ?(Lowest of 2 )?Premiums/,
    );
  },
};

export const OtherYear: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', 'View 2026 plans');
    await expect(await find(canvasElement, 'button', 'View 2027 plans')).toBeVisible();
    await cardsAreThere(canvasElement);
  },
};

/** The profile service does not respond. */
export const Loading: Story = {
  parameters: {
    page: {
      fail: { call: 'profile', kind: 'timeout' },
      config: { loading: { callWaitMs: 3_600_000 } },
    } satisfies StoryPage,
  },
};

/** Plans that are missing from their county list are requested one by one, after the others. */
export const DetailsLoading: Story = {
  parameters: {
    page: {
      fail: { call: 'planDetails', kind: 'timeout' },
      config: { loading: { callWaitMs: 3_600_000 } },
      onOpen: ({ state }) => {
        const { plans } = state.plansDetails;
        const drugPlan = plans.find(isPlan('S5921362000'))!;
        // No county list of this type contains the plan.
        drugPlan.planType = 'MA';
      },
    } satisfies StoryPage,
  },
  play: async ({ canvasElement }) => {
    await cardsAreThere(canvasElement);
    await expect(await findText(canvasElement, 'Loading plan details')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'link', 'Browse all plans')).toBeVisible();
  },
};

export const EmptyForThisYear: Story = {
  parameters: { page: withPlans(({ planYear }) => planYear === '2026') },
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, /You have saved plans for 2026/)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { page: { fail: { call: 'profile', kind: 500 } } satisfies StoryPage },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'button', 'Try again')).toBeVisible();
  },
};

/** The details of one plan type failed to load. The other lists are not affected. */
export const OneListFailed: Story = {
  parameters: { page: { failAddress: '/products/PDP/' } satisfies StoryPage },
  play: async ({ canvasElement }) => {
    await cardsAreThere(canvasElement);
    await expect(await find(canvasElement, 'button', 'Try again')).toBeVisible();
  },
};

/** Medicare Supplement plans are the fourth list. One of them has an application. */
export const Supplements: Story = {
  globals: { scenario: 'agent' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'button', /^Continue application: .*Plan G$/)).toBeVisible();
    await expect(await find(canvasElement, 'button', /^Start application: .*Plan N$/)).toBeVisible();
    await expect(await findText(canvasElement, 'Plan letter G')).toBeVisible();
  },
};

/** The response of the supplement search is an error. */
export const SupplementsUnavailable: Story = {
  globals: { scenario: 'agent' },
  parameters: {
    page: {
      fail: { call: 'medsuppSearch', kind: 500 },
      config: { phones: { tollFree: '1-800-555-0142' } },
    } satisfies StoryPage,
  },
  play: async ({ canvasElement }) => {
    await expect(await findFirst(canvasElement, 'link', '1-800-555-0142')).toBeVisible();
    await expect(await findFirst(canvasElement, 'button', /^Try again: /)).toBeVisible();
  },
};

/** Renders fifty of a thousand plans. The browser skips the layout of offscreen cards. */
export const ManyPlans: Story = {
  globals: { scenario: 'many-plans' },
  parameters: {
    page: withPlans(({ planYear }, index) => planYear === '2027' && index % 20 === 1),
  },
  play: async ({ canvasElement }) => {
    await cardsAreThere(canvasElement);
  },
};

export const WithExtraHelp: Story = {
  parameters: { page: { ...withExtraHelp } },
  play: async ({ canvasElement }) => {
    await cardsAreThere(canvasElement);
  },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', 'Sus planes')).toBeVisible();
    await findFirst(canvasElement, 'button', /^Eliminar/);
  },
};

/** Texts that are 40 % longer: nothing is cut off. */
export const LongTexts: Story = {
  globals: { locale: 'pseudo' },
  play: async ({ canvasElement }) => {
    await findFirst(canvasElement, 'list', /^\[/);
  },
};

export const December: Story = {
  globals: { date: '2026-12-05' },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', 'View 2026 plans');
    await expect(await findText(canvasElement, /New coverage cannot start in 2026 any more/)).toBeVisible();
    await cardsAreThere(canvasElement);
  },
};

/** Outside the annual enrollment period, there is only one year. */
export const June: Story = {
  globals: { date: '2026-06-15' },
  play: async ({ canvasElement }) => {
    await cardsAreThere(canvasElement);
  },
};

export const RemovePopup: Story = {
  play: async ({ canvasElement }) => {
    await cardsAreThere(canvasElement);
    await press(canvasElement, 'button', /^Remove Aetna/);
    await expect(await find(canvasElement, 'dialog', 'Remove this plan?')).toBeVisible();
  },
};

/** The request is slow: the card has left the list, and the popup waits. */
export const BeingRemoved: Story = {
  parameters: {
    page: {
      fail: { call: 'deletePlan', kind: 'timeout' },
      config: { loading: { callWaitMs: 3_600_000 } },
    } satisfies StoryPage,
  },
  play: async ({ canvasElement }) => {
    await cardsAreThere(canvasElement);
    await press(canvasElement, 'button', /^Remove Aetna/);
    await press(canvasElement, 'button', 'Remove from saved plans');
    await expect(await find(canvasElement, 'button', 'Removing…')).toBeVisible();
  },
};

export const RemoveFailed: Story = {
  parameters: { page: { fail: { call: 'deletePlan', kind: 500 } } satisfies StoryPage },
  play: async ({ canvasElement }) => {
    await cardsAreThere(canvasElement);
    await press(canvasElement, 'button', /^Remove Aetna/);
    await press(canvasElement, 'button', 'Remove from saved plans');
    await expect(await findText(canvasElement, /It is still in your list/)).toBeVisible();
  },
};

/** The shopper can undo the removal for some seconds. */
export const Removed: Story = {
  play: async ({ canvasElement }) => {
    await cardsAreThere(canvasElement);
    await press(canvasElement, 'button', /^Remove Aetna/);
    await press(canvasElement, 'button', 'Remove from saved plans');
    await expect(await find(canvasElement, 'button', 'Undo')).toBeVisible();
  },
};

/** The costs of the saved drugs with one plan. */
export const DrugPrices: Story = {
  play: async ({ canvasElement }) => {
    await cardsAreThere(canvasElement);
    await press(canvasElement, 'button', /^Your drugs/);
    await press(canvasElement, 'button', /^See drug prices/);
    await expect(await find(canvasElement, 'dialog', 'What your drugs cost with this plan')).toBeVisible();
  },
};

export const DoctorsOpen: Story = {
  play: async ({ canvasElement }) => {
    const button = await findFirst(canvasElement, 'button', /^Your doctors/);
    await userEvent.click(button);
    await expect(await findText(canvasElement, 'Dr. Robin Sample')).toBeVisible();
  },
};

export const DrugsOpen: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', /^Your drugs/);
    await expect((await findFirst(canvasElement, 'button', /^Your drugs/)).ariaExpanded).toBe('true');
  },
};

export const HeadingLevel: Story = {
  args: { 'heading-level': 4 },
  play: async ({ canvasElement }) => {
    await expect((await find(canvasElement, 'heading', 'Your plans')).tagName).toBe('H4');
    await cardsAreThere(canvasElement);
  },
};

const inNarrowColumn: Decorator = (Story) => (
  <div style={{ inlineSize: '320px' }}>
    <Story />
  </div>
);

/** One column, regardless of the width of the screen. */
export const NarrowColumn: Story = {
  decorators: [inNarrowColumn],
  play: async ({ canvasElement }) => {
    await cardsAreThere(canvasElement);
  },
};
