import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryPage } from '../../../.storybook/with-page';
import type { Service } from '../../../demo/service/index';
import { activePlanContract } from '../../../elements/active-plan/active-plan.contract';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, findText } from '../../support/play';

type ActivePlanArgs = ElementArgs<typeof activePlanContract>;
type Story = StoryObj<ActivePlanArgs>;
type EnrolledPlan = Service['state']['memberEnrolledPlans'][number];

const element = fromContract(activePlanContract);
const isMember = { scenario: 'member' } satisfies StoryPage;

const meta: Meta<ActivePlanArgs> = {
  ...element,
  title: 'Elements/Active plan (shopper-profile-active-plan)',
  id: 'elements-active-plan',
  parameters: { ...element.parameters, page: isMember },
};

export default meta;

/** The active plan of the member, with some changes. */
const withChange = (change: Partial<EnrolledPlan>): StoryPage => ({
  ...isMember,
  onOpen: ({ state }) => {
    Object.assign(state.memberEnrolledPlans[0]!, change);
  },
});

const plan = (canvas: HTMLElement) => find(canvas, 'article', 'Aetna Medicare Signature (HMO-POS)');

export const Member: Story = {
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', 'Your active plan')).toBeVisible();
    await expect(await plan(canvasElement)).toBeVisible();
    await expect(await findText(canvasElement, 'With Extra Help')).toBeVisible();
  },
};

/** The plan ends with the year. */
export const Ending: Story = {
  parameters: { page: withChange({ terminationDate: '2026-12-31' }) },
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, 'Active until December 31, 2026')).toBeVisible();
  },
};

/** More than one plan is active today. */
export const Several: Story = {
  parameters: {
    page: {
      ...isMember,
      onOpen: ({ state }) => {
        const [active] = state.memberEnrolledPlans;
        state.memberEnrolledPlans = [
          { ...active!, planId: 'H5521016000', planName: 'Aetna Medicare Premier (PPO)' },
          { ...active!, planId: 'S5601034000', planType: 'PDP', planName: 'SilverScript Choice (PDP)' },
        ];
      },
    } satisfies StoryPage,
  },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', 'Your active plans')).toBeVisible();
    await expect(await find(canvasElement, 'article', 'SilverScript Choice (PDP)')).toBeVisible();
  },
};

/** The plan service does not respond. */
export const DetailsLoading: Story = {
  parameters: {
    page: {
      ...isMember,
      fail: { call: 'planList', kind: 'timeout' },
      config: { loading: { callWaitMs: 3_600_000 } },
    } satisfies StoryPage,
  },
};

/** The profile contains enough of the plan to load its details. */
export const DetailsMissing: Story = {
  parameters: { page: { ...isMember, fail: { call: 'planList', kind: 500 } } satisfies StoryPage },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'button', /^Try again/)).toBeVisible();
    await expect(await find(canvasElement, 'link', /^View plan details/)).toBeVisible();
  },
};

/** The member is enrolled in no plan: no section, no space. */
export const NoActivePlan: Story = {
  parameters: { page: { scenario: 'empty' } satisfies StoryPage, rendersNothing: true },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, 'Activo desde el 1 de enero de 2026')).toBeVisible();
  },
};

/** Texts that are 40 % longer: nothing is cut off. */
export const LongTexts: Story = {
  globals: { locale: 'pseudo' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'article', /^Aetna/)).toBeVisible();
  },
};

export const HeadingLevel: Story = {
  args: { 'heading-level': 3 },
  play: async ({ canvasElement }) => {
    await expect((await find(canvasElement, 'heading', 'Your active plan')).tagName).toBe('H3');
  },
};
