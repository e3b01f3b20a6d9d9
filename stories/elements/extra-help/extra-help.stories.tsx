import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { StoryPage } from '../../../.storybook/with-page';
import { extraHelpContract } from '../../../elements/extra-help/extra-help.contract';
import { isLoginFlowAtom } from '../../../src/state/shopper/identity';
import { isPlansLoadedAtom } from '../../../src/state/profile/profile-state';
import { read, write } from '../../../src/state/store';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, findText, press } from '../../support/play';

type ExtraHelpArgs = ElementArgs<typeof extraHelpContract>;
type Story = StoryObj<ExtraHelpArgs>;

const meta: Meta<ExtraHelpArgs> = {
  ...fromContract(extraHelpContract),
  title: 'Elements/Extra Help (shopper-profile-extra-help)',
  id: 'elements-extra-help',
};

export default meta;

const answered = (answer: 'yes' | 'no'): StoryPage => ({
  config: { personalization: { getExtraHelp: () => Promise.resolve(answer) } },
});

export const Unanswered: Story = {
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'radio', 'Yes')).not.toBeChecked();
  },
};

/** Answered on an earlier visit. */
export const Yes: Story = {
  parameters: { page: answered('yes') },
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, /premiums include full Extra Help/)).toBeVisible();
    await expect(await find(canvasElement, 'radio', 'Yes')).toBeChecked();
  },
};

export const No: Story = {
  parameters: { page: answered('no') },
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, /do not include Extra Help/)).toBeVisible();
  },
};

/** After the first yes, a popup shows the premiums of the first saved plan that covers drugs. */
export const ExplainedWithPlan: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(read(isPlansLoadedAtom)).toBe(true), { timeout: 6000 });
    await press(canvasElement, 'radio', 'Yes');
    await expect(await find(canvasElement, 'table', /^Monthly premium of Aetna/)).toBeVisible();
  },
};

/** Without such a plan, it shows an example. */
export const ExplainedWithExample: Story = {
  globals: { scenario: 'empty' },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'radio', 'Yes');
    await expect(await find(canvasElement, 'table', 'Example of a monthly premium')).toBeVisible();
  },
};

/** After signing in, for a shopper whose prices include Extra Help: once per session. */
export const AppliedAtSignIn: Story = {
  parameters: {
    page: {
      ...answered('yes'),
      onOpen: () => {
        write(isLoginFlowAtom, true);
      },
    } satisfies StoryPage,
  },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'dialog', 'Extra Help is included')).toBeVisible();
  },
};

/** On a partner page: no profile, only the question. */
export const OnPartnerPage: Story = {
  parameters: { page: { isPartner: true } satisfies StoryPage },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'radio', 'No');
    await expect(await findText(canvasElement, /do not include Extra Help/)).toBeVisible();
  },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'radio', 'Sí')).toBeVisible();
  },
};

export const LongTexts: Story = {
  globals: { locale: 'pseudo' },
};

export const HeadingLevel: Story = {
  args: { 'heading-level': 3 },
  play: async ({ canvasElement }) => {
    await expect((await find(canvasElement, 'heading', 'Extra Help')).tagName).toBe('H3');
  },
};
