import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryPage } from '../../../.storybook/with-page';
import { recommendationPromoContract } from '../../../elements/recommendation-promo/recommendation-promo.contract';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, findFirst } from '../../support/play';

type RecommendationPromoArgs = ElementArgs<typeof recommendationPromoContract>;
type Story = StoryObj<RecommendationPromoArgs>;

const meta: Meta<RecommendationPromoArgs> = {
  ...fromContract(recommendationPromoContract),
  title: 'Elements/Recommendation promo (shopper-profile-recommendation-promo)',
  id: 'elements-recommendation-promo',
};

export default meta;

const shows: Story['play'] = async ({ canvasElement }) => {
  await expect(await find(canvasElement, 'heading', 'Get a plan recommendation')).toBeVisible();
  await expect(await find(canvasElement, 'link', 'Get started')).toBeVisible();
};

export const SignedIn: Story = { play: shows };

export const Guest: Story = { globals: { scenario: 'guest' }, play: shows };

/** It is not known yet whether there is a recommendation: the space is reserved. */
export const Loading: Story = {
  parameters: {
    page: {
      fail: { call: 'profile', kind: 'timeout' },
      config: { loading: { callWaitMs: 3_600_000 } },
    } satisfies StoryPage,
  },
};

/** The shopper has a recommended plan for the active year. */
export const AlreadyRecommended: Story = {
  parameters: {
    rendersNothing: true,
    page: {
      onOpen: ({ state }) => {
        state.preData.data = JSON.stringify({
          planRecommendationObj: { plans: [{ planId: 'H1036054000', planYear: 2027, rank: '1' }] },
        });
      },
    } satisfies StoryPage,
  },
  play: async () => {
    await window.shopperProfile?.ready;
  },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', 'Reciba una recomendación de plan')).toBeVisible();
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
    const heading = await find(canvasElement, 'heading', 'Get a plan recommendation');
    await expect(heading.tagName).toBe('H4');
  },
};
