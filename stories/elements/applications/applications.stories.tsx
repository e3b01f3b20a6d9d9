import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryPage } from '../../../.storybook/with-page';
import { applicationsContract } from '../../../elements/applications/applications.contract';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, findFirst, findText } from '../../support/play';

type ApplicationsArgs = ElementArgs<typeof applicationsContract>;
type Story = StoryObj<ApplicationsArgs>;

const meta: Meta<ApplicationsArgs> = {
  ...fromContract(applicationsContract),
  title: 'Elements/Applications (shopper-profile-applications)',
  id: 'elements-applications',
  globals: { scenario: 'applications' },
};

export default meta;

const HEADING = 'Your applications';

const inNarrowColumn: Decorator = (Story) => (
  <div style={{ inlineSize: '320px' }}>
    <Story />
  </div>
);

/** One application that was not sent. */
const withApplication: StoryPage = {
  onOpen: ({ state }) => {
    Object.assign(state, {
      enrollmentsDetails: {
        enrollments: [
          {
            planId: 'H5521016000',
            planName: 'Sample Medicare Advantage Choice IL-01 (PPO)',
            planYear: '2027',
            planType: 'MAPD',
            isSubmitted: false,
            status: 'Saved',
            lastSaved: 'saved 11/02/2026 09:30 AM CST',
          },
        ],
      },
    });
  },
};

/** One in every status, and one for a Medicare Supplement plan. */
export const EveryStatus: Story = {
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', HEADING)).toBeVisible();
    await expect(await findText(canvasElement, 'Denied')).toBeVisible();
    await expect(await findFirst(canvasElement, 'button', /^Continue your application: /)).toBeEnabled();
  },
};

/** Applications for this year no longer show. */
export const December: Story = {
  globals: { date: '2026-12-01' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', HEADING)).toBeVisible();
  },
};

export const Member: Story = {
  globals: { scenario: 'member' },
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, 'Approved')).toBeVisible();
  },
};

export const Agent: Story = {
  globals: { scenario: 'agent' },
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, 'Medicare Supplement plan')).toBeVisible();
  },
};

/** Customer service views the profile, and cannot open applications. */
export const Cloaked: Story = {
  globals: { scenario: 'cloaked' },
  parameters: { page: withApplication },
  play: async ({ canvasElement }) => {
    await expect(await findFirst(canvasElement, 'button', /^Continue your application: /)).toBeDisabled();
  },
};

/** The site has turned off the link that continues an application. */
export const ResumeDisabled: Story = {
  globals: { scenario: 'consumer' },
  parameters: {
    page: {
      ...withApplication,
      config: { pageUtilityData: { oleSaveResumeDisabled: true } },
    } satisfies StoryPage,
  },
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, 'Saved 11/02/2026 09:30 AM CST')).toBeVisible();
  },
};

/** No applications: no heading, no space. */
export const None: Story = {
  globals: { scenario: 'consumer' },
  parameters: { rendersNothing: true },
  play: async () => {
    await window.shopperProfile?.ready;
  },
};

export const Guest: Story = {
  globals: { scenario: 'guest' },
  parameters: { page: withApplication, rendersNothing: true },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', 'Sus solicitudes')).toBeVisible();
    await expect(await findFirst(canvasElement, 'button', /^Continuar su solicitud: /)).toBeVisible();
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
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', HEADING)).toBeVisible();
  },
};

export const HeadingLevel: Story = {
  args: { 'heading-level': 4 },
  play: async ({ canvasElement }) => {
    await expect((await find(canvasElement, 'heading', HEADING)).tagName).toBe('H4');
  },
};
