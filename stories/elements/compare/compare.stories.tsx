import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect } from 'storybook/test';
import type { StoryPage } from '../../../.storybook/with-page';
import { compareContract } from '../../../elements/compare/compare.contract';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, findFirst, findText, press } from '../../support/play';

type CompareArgs = ElementArgs<typeof compareContract>;
type Story = StoryObj<CompareArgs>;

/** The shopper has saved these plans for 2027, all of one type. */
const withPlans = (planType: 'MAPD' | 'PDP', ...planIds: string[]): StoryPage => ({
  scenario: 'consumer',
  onOpen: ({ state: { plansDetails } }) => {
    const model = plansDetails.plans.find(({ planYear }) => planYear === '2027');
    plansDetails.plans = planIds.map((planId) => ({ ...model!, planId, planType }));
  },
});

const threeAdvantagePlans = withPlans('MAPD', 'H5521016000', 'H1206003000', 'H8768019000');
const twoDrugPlans = withPlans('PDP', 'S5921362000', 'S5884163000');

const meta: Meta<CompareArgs> = {
  ...fromContract(compareContract),
  title: 'Elements/Compare (shopper-profile-compare)',
  id: 'elements-compare',
};

export default meta;

/** A list of two plans: compares both, without a choice. */
export const TwoPlans: Story = {
  parameters: { page: twoDrugPlans },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'table', 'Prescription drug plans for 2027')).toBeVisible();
    await press(canvasElement, 'button', /rows are the same/);
  },
};

/** One table for each list of two plans. */
export const SeveralLists: Story = {
  parameters: { page: { scenario: 'consumer' } satisfies StoryPage },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'table', 'Special needs plans for 2027')).toBeVisible();
  },
};

/** With the cards on which the shopper chooses plans. No plan is chosen yet. */
export const NothingChosen: Story = {
  parameters: { page: threeAdvantagePlans },
  render: () => (
    <>
      {createElement('shopper-profile-plans', { 'compare-in-page': '' })}
      {createElement('shopper-profile-compare')}
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, /check “Compare” on 2 or 3 plans/)).toBeVisible();
    await findFirst(canvasElement, 'checkbox', /^Compare/);
  },
};

/** The lists could not be read. The table omits plans that could not be loaded. */
export const Failed: Story = {
  parameters: {
    page: { ...twoDrugPlans, fail: { call: 'planList', kind: 500 } } satisfies StoryPage,
  },
  play: async ({ canvasElement }) => {
    await expect(await findFirst(canvasElement, 'button', /^Try again/)).toBeVisible();
  },
};

/** A single plan cannot be compared: no section, no space. */
export const OnePlan: Story = {
  parameters: { page: withPlans('PDP', 'S5921362000'), rendersNothing: true },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  parameters: { page: twoDrugPlans },
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, 'Compare planes lado a lado')).toBeVisible();
  },
};

/** Texts that are 40 % longer: nothing is cut off. */
export const LongTexts: Story = {
  globals: { locale: 'pseudo' },
  parameters: { page: twoDrugPlans },
  play: async ({ canvasElement }) => {
    await findFirst(canvasElement, 'table', /./);
  },
};
