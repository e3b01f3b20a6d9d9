import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { within } from 'shadow-dom-testing-library';
import type { StoryPage } from '../../../.storybook/with-page';
import { doctorsContract } from '../../../elements/doctors/doctors.contract';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, findFirst, findText, press } from '../../support/play';

type DoctorsArgs = ElementArgs<typeof doctorsContract>;
type Story = StoryObj<DoctorsArgs>;

const meta: Meta<DoctorsArgs> = {
  ...fromContract(doctorsContract),
  title: 'Elements/Doctors (shopper-profile-doctors)',
  id: 'elements-doctors',
};

export default meta;

const HEADING = 'Your doctors and dentists';

const provider = (id: number, changes: Record<string, string>) => ({
  providerId: String(id),
  providerAddressId: '1',
  providerName: 'Dr. Sam Ple',
  ...changes,
});

const withProviders = (...providers: Record<string, string>[]): StoryPage => ({
  onOpen: ({ state }) => {
    Object.assign(state.providersDetails, { providerIdList: providers });
  },
});

const inNarrowColumn: Decorator = (Story) => (
  <div style={{ inlineSize: '320px' }}>
    <Story />
  </div>
);

export const SignedIn: Story = {
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, 'Do your doctors accept Medicare?')).toBeVisible();
    await expect(await find(canvasElement, 'button', 'Remove Dr. Robin Sample')).toBeVisible();
  },
};

export const Guest: Story = {
  globals: { scenario: 'guest' },
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, 'Specimen Heart Clinic')).toBeVisible();
  },
};

/** Every type of provider has its own icon. A facility always has the facility icon. */
export const AllKinds: Story = {
  parameters: {
    page: withProviders(
      provider(1, {
        providerCoverageType: 'medical',
        specialty: 'Family medicine',
        providerAddress: 'Chicago',
      }),
      provider(2, { providerCoverageType: 'dental', providerName: 'Example Family Dentists' }),
      provider(3, { providerCoverageType: 'behavioral', providerName: 'Dr. Alex Example' }),
      provider(4, { providerCoverageType: 'medical', type: 'place', providerName: 'Sample Hospital' }),
      provider(5, { providerName: 'Dr. Kim Specimen' }),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'img', 'Medical facility')).toBeVisible();
  },
};

export const Empty: Story = {
  globals: { scenario: 'empty' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'button', 'Save a doctor or dentist')).toBeVisible();
    await expect(await find(canvasElement, 'link', 'Browse all plans')).toBeVisible();
  },
};

/** Customer service views the profile, and cannot remove items. */
export const ReadOnly: Story = {
  globals: { scenario: 'cloaked' },
  parameters: { page: { config: { cloaked: { readOnly: true } } } satisfies StoryPage },
  play: async ({ canvasElement }) => {
    await findText(canvasElement, 'Specimen Heart Clinic');
    await expect(within(canvasElement).queryByShadowRole('button', { name: /^Remove/ })).toBeNull();
  },
};

/** The profile service does not respond. */
export const Loading: Story = {
  parameters: {
    page: {
      fail: { call: 'profile', kind: 'timeout' },
      config: { loading: { callWaitMs: 3_600_000 } },
    } satisfies StoryPage,
  },
};

export const Failed: Story = {
  parameters: { page: { fail: { call: 'profile', kind: 500 } } satisfies StoryPage },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'button', 'Try again')).toBeVisible();
  },
};

export const RemovePopup: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', 'Remove Dr. Robin Sample');
    await expect(await find(canvasElement, 'dialog', 'Remove this doctor or dentist?')).toBeVisible();
  },
};

/** The shopper can undo the removal for some seconds. */
export const Removed: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', 'Remove Dr. Robin Sample');
    await press(canvasElement, 'button', 'Remove');
    await expect(await find(canvasElement, 'button', 'Undo')).toBeVisible();
  },
};

export const RemoveFailed: Story = {
  parameters: { page: { fail: { call: 'profileWrite', kind: 500 } } satisfies StoryPage },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', 'Remove Dr. Robin Sample');
    await press(canvasElement, 'button', 'Remove');
    await expect(await findText(canvasElement, /could not confirm/)).toBeVisible();
  },
};

/** The page has no search tool, or the tool fails to load. */
export const SearchFailed: Story = {
  parameters: {
    page: { config: { logger: { warn: () => undefined, error: () => undefined } } } satisfies StoryPage,
  },
  play: async ({ canvasElement }) => {
    const button = await findFirst(canvasElement, 'button', 'Add a doctor or dentist');
    await userEvent.click(button);
    await expect(await findText(canvasElement, /This could not be opened/)).toBeVisible();
  },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', 'Sus médicos y dentistas')).toBeVisible();
    await expect(await find(canvasElement, 'button', 'Eliminar Dr. Robin Sample')).toBeVisible();
  },
};

/** Texts that are 40 % longer: nothing is cut off. */
export const LongTexts: Story = {
  globals: { locale: 'pseudo' },
  play: async ({ canvasElement }) => {
    await expect(await findFirst(canvasElement, 'heading', /^\[/)).toBeVisible();
  },
};

export const NarrowColumn: Story = {
  decorators: [inNarrowColumn],
  parameters: {
    page: withProviders(
      provider(1, {
        providerName: 'Maximilianalexandraconstantinopolis-Wolfe Family Practice of the Greater Chicago Area',
        specialty: 'Family medicine and geriatrics',
        providerAddress: '100 Example Street, Suite 1200, Chicago, IL 60614',
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, 'Family medicine and geriatrics')).toBeVisible();
  },
};

export const HeadingLevel: Story = {
  args: { 'heading-level': 4 },
  play: async ({ canvasElement }) => {
    await expect((await find(canvasElement, 'heading', HEADING)).tagName).toBe('H4');
  },
};
