import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryPage } from '../../../.storybook/with-page';
import { yearChangeContract } from '../../../elements/year-change/year-change.contract';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, findText } from '../../support/play';

type YearChangeArgs = ElementArgs<typeof yearChangeContract>;
type Story = StoryObj<YearChangeArgs>;

const element = fromContract(yearChangeContract);
const isConsumer = { scenario: 'consumer' } satisfies StoryPage;

const meta: Meta<YearChangeArgs> = {
  ...element,
  title: 'Elements/Year change (shopper-profile-year-change)',
  id: 'elements-year-change',
  parameters: { ...element.parameters, page: isConsumer },
};

export default meta;

const HEADING = 'What changes on January 1';

/** The active plan and the saved plans of this year. */
export const Consumer: Story = {
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', HEADING)).toBeVisible();
    await expect(await find(canvasElement, 'region', /^Aetna Medicare Signature/)).toBeVisible();
  },
};

export const Guest: Story = {
  parameters: { page: { scenario: 'guest' } satisfies StoryPage },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', HEADING)).toBeVisible();
  },
};

/** The lists could not be read: the element reports neither a missing plan nor a change. */
export const Failed: Story = {
  parameters: { page: { ...isConsumer, fail: { call: 'planList', kind: 500 } } satisfies StoryPage },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'button', /^Try again: Aetna Medicare Signature/)).toBeVisible();
  },
};

/** Outside the dates: no section, no space. */
export const OutsideTheDates: Story = {
  globals: { date: '2026-09-30' },
  parameters: { page: { ...isConsumer, date: '2026-09-30' } satisfies StoryPage, rendersNothing: true },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, 'Qué cambia el 1 de enero')).toBeVisible();
  },
};

/** Texts that are 40 % longer: nothing is cut off. */
export const LongTexts: Story = {
  globals: { locale: 'pseudo' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'region', /^Aetna Medicare Signature/)).toBeVisible();
  },
};
