import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryPage } from '../../../.storybook/with-page';
import { recommendationContract } from '../../../elements/recommendation/recommendation.contract';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, findFirst, findText, press } from '../../support/play';

type RecommendationArgs = ElementArgs<typeof recommendationContract>;
type Story = StoryObj<RecommendationArgs>;

const answers = {
  planYear: 2027,
  location: { zipcode: '60614', county: 'Cook' },
  medsuppUserInfo: { zipcode: '60614', statecode: 'IL', asOfDate: '2026-11-05' },
  preferences: [{ questionId: 'planType', answerIds: ['MAPD'] }],
  drugs: [{ ndc: '60505257908' }, { ndc: '00003089421' }, { ndc: '00597015230' }],
};

/** A shopper to whom this plan is recommended. */
const recommended = (top: object, more: object = {}, page: StoryPage = {}): StoryPage => ({
  ...page,
  onOpen: ({ state }) => {
    const plans = [{ rank: '1', ...top }];
    state.preData.data = JSON.stringify({ planRecommendationObj: { ...answers, ...more, plans } });
  },
});

const advantage = { planId: 'H5521016000', planType: 'MAPD', drugsCovered: 2, drugCostAmount: 1284.4 };
const element = fromContract(recommendationContract);

const meta: Meta<RecommendationArgs> = {
  ...element,
  title: 'Elements/Recommendation (shopper-profile-recommendation)',
  id: 'elements-recommendation',
  parameters: { ...element.parameters, page: recommended(advantage) },
};

export default meta;

export const Advantage: Story = {
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', 'Your recommended plans')).toBeVisible();
    await expect(await find(canvasElement, 'list', 'Why this plan')).toBeVisible();
    await expect(await find(canvasElement, 'link', 'See all my results')).toBeVisible();
  },
};

/** It has an unfinished application. */
export const InProgress: Story = {
  parameters: { page: recommended(advantage, {}, { scenario: 'applications' }) },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', 'Your recommended plans')).toBeVisible();
    await expect(await find(canvasElement, 'button', /^Continue Enrollment/)).toBeVisible();
  },
};

export const DrugPlan: Story = {
  parameters: {
    page: recommended(
      { planId: 'S5884163000', planType: 'PDP', drugsCovered: 3 },
      { preferences: { planType: ['PDP'] } },
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, 'It covers the 3 drugs that you entered.')).toBeVisible();
  },
};

/** Medicare Supplement: the insurer, no drugs, its own application, two footnotes. */
export const Supplement: Story = {
  parameters: {
    page: recommended(
      { planId: 'F01', planType: 'medsupp' },
      { preferences: { planType: ['medsupp'] }, drugs: [] },
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'button', /^Start application/)).toBeVisible();
    await expect(await findText(canvasElement, 'Plan letter F')).toBeVisible();
    await expect(await findText(canvasElement, /Wellness extras are/)).toBeVisible();
  },
};

/** The services do not have the plan: the card shows the data of the recommendation. */
export const UnknownPlan: Story = {
  parameters: {
    page: recommended(
      { planId: 'H9999001000', planName: 'Sample Choice (PPO)', premiumCost: 42.5 },
      {},
      { fail: { call: 'planDetails', kind: 404 } },
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, '$42.50')).toBeVisible();
    await expect(await find(canvasElement, 'button', /^Try again/)).toBeVisible();
  },
};

/** The description of the plan type. */
export const PlanTypeInfo: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', /^About this type of plan/);
    await expect(await find(canvasElement, 'dialog', 'Plan Type Info')).toBeVisible();
  },
};

/** Customer service views the profile: enrollment is disabled. */
export const Cloaked: Story = {
  parameters: { page: recommended(advantage, {}, { scenario: 'cloaked' }) },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'button', /^Enroll in plan/)).toBeDisabled();
  },
};

/** The shopper has no recommendation: it takes no space. */
export const None: Story = {
  parameters: { rendersNothing: true, page: { onOpen: () => undefined } satisfies StoryPage },
  play: async () => {
    await window.shopperProfile?.ready;
  },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', 'Sus planes recomendados')).toBeVisible();
  },
};

/** Texts that are 40 % longer: nothing is cut off. */
export const LongTexts: Story = {
  globals: { locale: 'pseudo' },
  play: async ({ canvasElement }) => {
    await expect(await findFirst(canvasElement, 'heading', /^\[/)).toBeVisible();
  },
};

export const HeadingLevel: Story = {
  args: { 'heading-level': 4 },
  play: async ({ canvasElement }) => {
    const heading = await find(canvasElement, 'heading', 'Your recommended plans');
    await expect(heading.tagName).toBe('H4');
  },
};
