import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryPage } from '../../../.storybook/with-page';
import { shoppingOptionsContract } from '../../../elements/shopping-options/shopping-options.contract';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, findFirst } from '../../support/play';

type ShoppingOptionsArgs = ElementArgs<typeof shoppingOptionsContract>;
type Story = StoryObj<ShoppingOptionsArgs>;

const meta: Meta<ShoppingOptionsArgs> = {
  ...fromContract(shoppingOptionsContract),
  title: 'Elements/Shopping options (shopper-profile-shopping-options)',
  id: 'elements-shopping-options',
};

export default meta;

const leads =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'link', name)).toBeVisible();
  };

export const PlansSaved: Story = { play: leads('Continue shopping') };

export const Guest: Story = { globals: { scenario: 'guest' }, play: leads('Get a plan recommendation') };

/** Customer service sees no links to plans or to a recommendation. */
export const Cloaked: Story = {
  globals: { scenario: 'cloaked' },
  play: leads('Learn about Medicare'),
};

export const WithRecommendation: Story = {
  parameters: {
    page: {
      onOpen: ({ state }) => {
        state.preData.data = JSON.stringify({
          planRecommendationObj: { plans: [{ planId: 'H1036054000', planYear: 2027, rank: '1' }] },
        });
      },
    } satisfies StoryPage,
  },
  play: leads('See your recommended plans'),
};

export const FromDrugCostEstimator: Story = {
  parameters: { page: { config: { origin: 'drug-cost-estimator' } } satisfies StoryPage },
  play: leads('Back to the drug cost estimator'),
};

/** It is not known yet whether a plan is saved: the space is reserved. */
export const Loading: Story = {
  parameters: {
    page: {
      fail: { call: 'profile', kind: 'timeout' },
      config: { loading: { callWaitMs: 3_600_000 } },
    } satisfies StoryPage,
  },
};

export const NothingSaved: Story = {
  globals: { scenario: 'empty' },
  parameters: { rendersNothing: true },
  play: async () => {
    await window.shopperProfile?.ready;
  },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', '¿Busca otras opciones?')).toBeVisible();
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
    await expect((await find(canvasElement, 'heading', 'Looking for other options?')).tagName).toBe('H4');
  },
};
