import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { StoryPage } from '../../../.storybook/with-page';
import { mobilePromptContract } from '../../../elements/mobile-prompt/mobile-prompt.contract';
import { windowWidthAtom } from '../../../src/state/page/screen';
import { write } from '../../../src/state/store';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, findFirst, findText } from '../../support/play';

type MobilePromptArgs = ElementArgs<typeof mobilePromptContract>;
type Story = StoryObj<MobilePromptArgs>;

const onScreenOf = (width: number, page: StoryPage = {}): StoryPage => ({
  ...page,
  onOpen: () => {
    write(windowWidthAtom, width);
  },
});

const { parameters, ...rest } = fromContract(mobilePromptContract);

const meta: Meta<MobilePromptArgs> = {
  ...rest,
  title: 'Elements/Mobile prompt (shopper-profile-mobile-prompt)',
  id: 'elements-mobile-prompt',
  parameters: { ...parameters, page: onScreenOf(390) },
};

export default meta;

export const Consumer: Story = {
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, 'You have 6 saved plans for 2027.')).toBeVisible();
    await expect(await find(canvasElement, 'link', 'Browse plans')).toBeVisible();
  },
};

export const Guest: Story = {
  globals: { scenario: 'guest' },
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, 'You have 3 saved plans for 2027.')).toBeVisible();
  },
};

/** The host page has its own prompt. */
export const OwnPrompt: Story = {
  render: () => createElement(mobilePromptContract.tag, {}, <p slot="prompt">Call us about more plans.</p>),
  play: async ({ canvasElement }) => {
    const own = await findText(canvasElement, 'Call us about more plans.');
    await waitFor(() => expect(own).toBeVisible(), { timeout: 6000 });
  },
};

/** Nothing shows where no plans exist … */
export const NothingSaved: Story = { globals: { scenario: 'empty' }, parameters: { rendersNothing: true } };

/** … and from the medium width on. */
export const OnWideScreen: Story = { parameters: { page: onScreenOf(1024), rendersNothing: true } };

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'link', 'Buscar planes')).toBeVisible();
  },
};

export const LongTexts: Story = {
  globals: { locale: 'pseudo' },
  play: async ({ canvasElement }) => {
    await expect(await findFirst(canvasElement, 'link', /^\[/)).toBeVisible();
  },
};
