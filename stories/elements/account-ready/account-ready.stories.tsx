import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryPage } from '../../../.storybook/with-page';
import { accountReadyContract } from '../../../elements/account-ready/account-ready.contract';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find } from '../../support/play';

type AccountReadyArgs = ElementArgs<typeof accountReadyContract>;
type Story = StoryObj<AccountReadyArgs>;

const element = fromContract(accountReadyContract);
const isReady = { config: { isAccountSetupComplete: true } } satisfies StoryPage;

const meta: Meta<AccountReadyArgs> = {
  ...element,
  title: 'Elements/Account ready (shopper-profile-account-ready)',
  id: 'elements-account-ready',
  parameters: { ...element.parameters, page: isReady },
};

export default meta;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'link', 'Browse all plans')).toBeVisible();
    await expect(await find(canvasElement, 'link', 'View your saved plans')).toBeVisible();
  },
};

/** Customer service views the profile, and cannot browse plans for the shopper. */
export const Cloaked: Story = {
  parameters: { page: { ...isReady, scenario: 'cloaked' } satisfies StoryPage },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'link', 'View your saved plans')).toBeVisible();
  },
};

/** The account is not new: no message, no space. */
export const NotNew: Story = {
  parameters: { page: { config: { isAccountSetupComplete: false } }, rendersNothing: true },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', 'Su cuenta está lista')).toBeVisible();
  },
};

/** Texts that are 40 % longer: nothing is cut off. */
export const LongTexts: Story = {
  globals: { locale: 'pseudo' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', /^\[/)).toBeVisible();
  },
};

export const HeadingLevel: Story = {
  args: { 'heading-level': 3 },
  play: async ({ canvasElement }) => {
    await expect((await find(canvasElement, 'heading', 'Your account is ready')).tagName).toBe('H3');
  },
};
