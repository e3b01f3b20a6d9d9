import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryPage } from '../../../.storybook/with-page';
import { drugsContract } from '../../../elements/drugs/drugs.contract';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, findFirst, findText, press } from '../../support/play';

type DrugsArgs = ElementArgs<typeof drugsContract>;
type Story = StoryObj<DrugsArgs>;

const meta: Meta<DrugsArgs> = {
  ...fromContract(drugsContract),
  title: 'Elements/Drugs (shopper-profile-drugs)',
  id: 'elements-drugs',
};

export default meta;

const REMOVE_ELIQUIS = 'Remove Eliquis 5 mg tablet';

/** The shopper has these drugs instead of the scenario's. */
const withDrugs = (...drugs: object[]): StoryPage => ({
  onOpen: ({ state }) => {
    Object.assign(state.drugsAndPharmacyDetails, { drugInfoDetails: drugs });
  },
});

const inNarrowColumn: Decorator = (Story) => (
  <div style={{ inlineSize: '320px' }}>
    <Story />
  </div>
);

export const SignedIn: Story = {
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'button', 'Add or edit drugs')).toBeVisible();
    await expect(await findText(canvasElement, 'Your pharmacy: Sample Corner Pharmacy')).toBeVisible();
  },
};

/** The drugs of a guest are stored in the browser. */
export const Guest: Story = {
  globals: { scenario: 'guest' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'button', REMOVE_ELIQUIS)).toBeVisible();
  },
};

export const NoDrugs: Story = {
  parameters: { page: withDrugs() },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', 'Add your drugs')).toBeVisible();
    await expect(await find(canvasElement, 'button', 'Estimate your drug costs')).toBeVisible();
  },
};

/** Unknown values are left out. */
export const LittleIsKnown: Story = {
  parameters: {
    page: withDrugs(
      { drugName: 'Metformin' },
      { drugName: 'Insulin', drugQuantity: 2, drugFrequency: 'meal', drugSupplyLength: '14' },
      { drugName: 'Lisinopril', drugDosage: '10 mg', drugQuantity: 0, drugSupplyLength: 90 },
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, '2 per meal')).toBeVisible();
  },
};

/** Outside the annual enrollment period, the year is left out. */
export const InSpring: Story = {
  globals: { date: '2026-04-15' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'link', 'Browse plans')).toBeVisible();
  },
};

/** Customer service with read-only access. */
export const ReadOnly: Story = {
  parameters: { page: { scenario: 'cloaked', config: { cloaked: { readOnly: true } } } satisfies StoryPage },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'link', 'Change pharmacy')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    page: {
      fail: { call: 'profile', kind: 'timeout' },
      config: { loading: { callWaitMs: 3_600_000 } },
    } satisfies StoryPage,
  },
};

export const ProfileFailed: Story = {
  parameters: { page: { fail: { call: 'profile', kind: 500 } } satisfies StoryPage },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'button', 'Try again')).toBeVisible();
  },
};

export const RemovePopup: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', REMOVE_ELIQUIS);
    await expect(await find(canvasElement, 'dialog', 'Remove this drug?')).toBeVisible();
  },
};

/** The shopper can undo the removal for some seconds. */
export const Removed: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', REMOVE_ELIQUIS);
    await press(canvasElement, 'button', 'Remove from saved drugs');
    await expect(await find(canvasElement, 'button', 'Undo')).toBeVisible();
  },
};

/** The popup closes, and the drug is back in its place. */
export const RemovalFailed: Story = {
  parameters: { page: { fail: { call: 'profileWrite', kind: 500 } } satisfies StoryPage },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', REMOVE_ELIQUIS);
    await press(canvasElement, 'button', 'Remove from saved drugs');
    await expect(await findText(canvasElement, /could not confirm/)).toBeVisible();
    await expect(await find(canvasElement, 'button', REMOVE_ELIQUIS)).toBeVisible();
  },
};

export const InNarrowColumn: Story = {
  decorators: [inNarrowColumn],
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'button', REMOVE_ELIQUIS)).toBeVisible();
  },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', 'Sus medicamentos')).toBeVisible();
  },
};

/** Texts that are 40 % longer: nothing is cut off. */
export const LongTexts: Story = {
  globals: { locale: 'pseudo' },
  play: async ({ canvasElement }) => {
    await expect(await findFirst(canvasElement, 'link', /^\[/)).toBeVisible();
  },
};

export const HeadingLevel: Story = {
  args: { 'heading-level': 4 },
  play: async ({ canvasElement }) => {
    await expect((await find(canvasElement, 'heading', 'Your drugs')).tagName).toBe('H4');
  },
};
