import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryPage } from '../../../.storybook/with-page';
import { drugEstimatorContract } from '../../../elements/drug-estimator/drug-estimator.contract';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, findFirst } from '../../support/play';

type DrugEstimatorArgs = ElementArgs<typeof drugEstimatorContract>;
type Story = StoryObj<DrugEstimatorArgs>;

const meta: Meta<DrugEstimatorArgs> = {
  ...fromContract(drugEstimatorContract),
  title: 'Elements/Drug estimator (shopper-profile-drug-estimator)',
  id: 'elements-drug-estimator',
};

export default meta;

export const DrugEstimator: Story = {
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'link', 'Estimate drug costs')).toBeVisible();
  },
};

/** The site provides the estimator: it opens on this page. */
export const WithTool: Story = {
  parameters: {
    page: { config: { vendors: { drugEstimator: { script: '/estimator.js' } } } } satisfies StoryPage,
  },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'button', 'Estimate drug costs')).toBeVisible();
  },
};

/** The site has turned it off. */
export const SwitchedOff: Story = {
  parameters: {
    page: { config: { blocks: { drugEstimator: false } } } satisfies StoryPage,
    rendersNothing: true,
  },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'link', 'Calcular costos de medicamentos')).toBeVisible();
  },
};

/** Texts that are 40 % longer: nothing is cut off. */
export const LongTexts: Story = {
  globals: { locale: 'pseudo' },
  play: async ({ canvasElement }) => {
    await expect(await findFirst(canvasElement, 'link', /^\[/)).toBeVisible();
  },
};
