import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { within } from 'shadow-dom-testing-library';
import type { StoryPage } from '../../../.storybook/with-page';
import { topBarContract } from '../../../elements/top-bar/top-bar.contract';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, findFirst, press } from '../../support/play';

type TopBarArgs = ElementArgs<typeof topBarContract>;
type Story = StoryObj<TopBarArgs>;

const meta: Meta<TopBarArgs> = {
  ...fromContract(topBarContract),
  title: 'Elements/Top bar (shopper-profile-top-bar)',
  id: 'elements-top-bar',
};

export default meta;

const inNarrowColumn: Decorator = (Story) => (
  <div style={{ inlineSize: '320px', maxInlineSize: '100%' }}>
    <Story />
  </div>
);

const cameFrom = (origin: string): StoryPage => ({ config: { origin } });

const leads =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'link', name)).toBeVisible();
    await expect(await find(canvasElement, 'button', 'Print')).toBeVisible();
  };

export const SignedIn: Story = { play: leads('Continue shopping') };

export const Guest: Story = { globals: { scenario: 'guest' }, play: leads('Continue shopping') };

export const FromPharmacySearch: Story = {
  parameters: { page: cameFrom('pharmacy-search') },
  play: leads('Back to the pharmacy search'),
};

export const FromDrugCostEstimator: Story = {
  parameters: { page: cameFrom('drug-cost-estimator') },
  play: leads('Back to the drug cost estimator'),
};

export const FromPlanRecommendation: Story = {
  parameters: { page: cameFrom('plan-recommendation') },
  play: leads('Back to the plan recommendation'),
};

/** Customer service sees neither the back link nor Email. */
export const Cloaked: Story = {
  globals: { scenario: 'cloaked' },
  play: async ({ canvasElement }) => {
    await find(canvasElement, 'button', 'Print');
    await window.shopperProfile?.ready;
    await expect(within(canvasElement).queryByShadowRole('link')).toBeNull();
    await expect(within(canvasElement).queryByShadowRole('button', { name: 'Email' })).toBeNull();
  },
};

/** The shopper is not known yet: the space for the back link is reserved. */
export const Loading: Story = {
  parameters: {
    page: {
      fail: { call: 'profile', kind: 'timeout' },
      config: { loading: { callWaitMs: 3_600_000 } },
    } satisfies StoryPage,
  },
};

export const NarrowColumn: Story = {
  decorators: [inNarrowColumn],
  parameters: { page: cameFrom('drug-cost-estimator') },
  play: leads('Back to the drug cost estimator'),
};

/** Email opens its popup, although its tag is not on the page. */
export const WithEmail: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', 'Email');
    await expect(await find(document.body, 'dialog', 'Email your saved plans')).toBeVisible();
  },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'link', 'Ver más planes')).toBeVisible();
  },
};

/** Texts that are 40 % longer: nothing is cut off. */
export const LongTexts: Story = {
  globals: { locale: 'pseudo' },
  decorators: [inNarrowColumn],
  parameters: { page: cameFrom('drug-cost-estimator') },
  play: async ({ canvasElement }) => {
    await expect(await findFirst(canvasElement, 'link', /^\[/)).toBeVisible();
  },
};
