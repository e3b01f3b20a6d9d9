import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { StoryPage } from '../../../.storybook/with-page';
import { findPlanContract } from '../../../elements/find-plan/find-plan.contract';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, findFirst, findText, press } from '../../support/play';

type FindPlanArgs = ElementArgs<typeof findPlanContract>;
type Story = StoryObj<FindPlanArgs>;

const meta: Meta<FindPlanArgs> = {
  ...fromContract(findPlanContract),
  title: 'Elements/Find plan (shopper-profile-find-plan)',
  id: 'elements-find-plan',
  globals: { scenario: 'empty' },
};

export default meta;

const inNarrowColumn: Decorator = (Story) => (
  <div style={{ inlineSize: '320px', maxInlineSize: '100%' }}>
    <Story />
  </div>
);

const withoutZip: StoryPage = {
  onOpen: ({ state }) => {
    state.userDetails.zipCode = '';
    state.plansDetails.zipCode = '';
  },
};

const findsWrong: Story['play'] = async ({ canvasElement }) => {
  await userEvent.type(await find(canvasElement, 'textbox', 'ZIP code'), '606');
  await press(canvasElement, 'button', 'Browse plans');
  await expect(await findText(canvasElement, 'Enter a ZIP code with 5 digits.')).toBeVisible();
};

export const NothingSaved: Story = {
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', 'Find a plan')).toBeVisible();
  },
};

/** The ZIP code is not known. */
export const WithoutZip: Story = {
  parameters: { page: withoutZip },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'textbox', 'ZIP code')).toHaveValue('');
  },
};

export const WrongZip: Story = { parameters: { page: withoutZip }, play: findsWrong };

export const NarrowColumn: Story = {
  decorators: [inNarrowColumn],
  parameters: { page: withoutZip },
  play: findsWrong,
};

/** A plan is saved. */
export const PlansSaved: Story = {
  globals: { scenario: 'consumer' },
  parameters: { rendersNothing: true },
  play: async () => {
    await window.shopperProfile?.ready;
  },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', 'Busque un plan')).toBeVisible();
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
    await expect((await find(canvasElement, 'heading', 'Find a plan')).tagName).toBe('H4');
  },
};
