import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryPage } from '../../../.storybook/with-page';
import { pageContract } from '../../../elements/page/page.contract';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, findText, press } from '../../support/play';

type PageArgs = ElementArgs<typeof pageContract>;
type Story = StoryObj<PageArgs>;

const meta: Meta<PageArgs> = {
  ...fromContract(pageContract),
  title: 'Elements/Page (shopper-profile-page)',
  id: 'elements-page',
};

export default meta;

const inColumnOf =
  (inlineSize: string): Decorator =>
  (Story) => (
    <div style={{ inlineSize }}>
      <Story />
    </div>
  );

const showsPlans: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await expect(await find(canvasElement, 'heading', 'Your plans')).toBeVisible();
};

export const Consumer: Story = { play: showsPlans };

export const Guest: Story = {
  globals: { scenario: 'guest' },
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, /see the plans you save/)).toBeVisible();
  },
};

export const Member: Story = { globals: { scenario: 'member' }, play: showsPlans };

/** No saved items. */
export const Empty: Story = { globals: { scenario: 'empty' }, play: showsPlans };

/** Sign-in is not available. */
export const Outage: Story = {
  globals: { scenario: 'outage' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'button', 'Close this message')).toBeVisible();
  },
};

export const ProfileFailed: Story = {
  parameters: { page: { fail: { call: 'profile', kind: 500 } } satisfies StoryPage },
  play: showsPlans,
};

/** One column: Extra Help is below the plans instead of in the navigation. */
export const OnPhone: Story = {
  decorators: [inColumnOf('320px')],
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, 'Do you get Extra Help?')).toBeVisible();
  },
};

export const InSpanish: Story = {
  args: { lang: 'es' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', 'Sus planes')).toBeVisible();
  },
};

export const HeadingLevel: Story = {
  args: { 'heading-level': 4 },
  play: async ({ canvasElement }) => {
    await expect((await find(canvasElement, 'heading', 'Your plans')).tagName).toBe('H4');
  },
};

/** A popup of an inner element. */
export const RemovePlan: Story = {
  globals: { scenario: 'guest' },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', /^Remove Humana/);
    await expect(await find(canvasElement, 'dialog', 'Remove this plan?')).toBeVisible();
  },
};
