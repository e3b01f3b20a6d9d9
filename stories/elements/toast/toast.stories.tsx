import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { within } from 'shadow-dom-testing-library';
import type { StoryPage } from '../../../.storybook/with-page';
import { toastContract } from '../../../elements/toast/toast.contract';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, findFirst, press } from '../../support/play';

type ToastArgs = ElementArgs<typeof toastContract>;
type Story = StoryObj<ToastArgs>;

/** It shows here at any width of the preview. */
const on = (config: StoryPage['config'] = {}) => ({
  page: { config: { breakpoints: { desktop: 0 }, ...config } },
  docs: { story: { inline: false, height: '320px' } },
});

/** Requests that the service of this scenario does not have are not failures. */
const logger = { warn: () => undefined, error: () => undefined };

const meta: Meta<ToastArgs> = {
  ...fromContract(toastContract),
  title: 'Elements/Toast (shopper-profile-toast)',
  id: 'elements-toast',
  globals: { scenario: 'consumer' },
  parameters: on(),
};

export default meta;

/** Focus does not move, and the page can be used. */
export const SignedIn: Story = {
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'button', 'Close')).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
};

export const Guest: Story = {
  globals: { scenario: 'guest' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'link', 'Sign in')).toBeVisible();
  },
};

/** No items are saved, so the toast does not say that items were added. */
export const NothingSaved: Story = {
  globals: { scenario: 'empty' },
  parameters: { ...on(), rendersNothing: true },
};

export const Closed: Story = {
  parameters: { ...on(), rendersNothing: true },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', 'Close');
    await expect(within(canvasElement).queryByShadowRole('region')).toBeNull();
  },
};

/** The site shows it only to shoppers who have imported drugs or doctors. */
export const AfterImport: Story = {
  globals: { scenario: 'member-import' },
  parameters: on({ toast: { onlyAfterImport: true }, logger }),
  play: SignedIn.play!,
};

export const Spanish: Story = {
  globals: { scenario: 'guest', locale: 'es' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'link', 'Iniciar sesión')).toBeVisible();
  },
};

/** Texts that are 40 % longer: nothing is cut off. */
export const LongTexts: Story = {
  globals: { scenario: 'guest', locale: 'pseudo' },
  play: async ({ canvasElement }) => {
    await expect(await findFirst(canvasElement, 'link', /^\[/)).toBeVisible();
  },
};

/** In forced colors. */
export const ForcedColors: Story = {
  parameters: { ...on(), forcedColors: true },
  play: SignedIn.play!,
};
