import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryPage } from '../../../.storybook/with-page';
import { disclosuresContract } from '../../../elements/disclosures/disclosures.contract';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, findFirst, findText } from '../../support/play';

type DisclosuresArgs = ElementArgs<typeof disclosuresContract>;
type Story = StoryObj<DisclosuresArgs>;

const withSupplements: StoryPage = {
  scenario: 'agent',
  config: { phones: { tollFree: '1-800-555-0100' } },
};

const meta: Meta<DisclosuresArgs> = {
  ...fromContract(disclosuresContract),
  title: 'Elements/Disclosures (shopper-profile-disclosures)',
  id: 'elements-disclosures',
};

export default meta;

const HEADING = 'Medicare Supplement disclosures';

export const Closed: Story = {
  parameters: { page: withSupplements },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', HEADING)).toBeVisible();
  },
};

export const Open: Story = {
  parameters: { page: withSupplements },
  play: async ({ canvasElement }) => {
    (await find(canvasElement, 'heading', HEADING)).click();
    await expect(await findText(canvasElement, /is private insurance/)).toBeVisible();
  },
};

export const NoNumber: Story = {
  parameters: {
    page: { ...withSupplements, config: { endpoints: { tollFree: null } } } satisfies StoryPage,
  },
  play: async ({ canvasElement }) => {
    (await find(canvasElement, 'heading', HEADING)).click();
    await expect(await findText(canvasElement, /contact the insurance company/)).toBeVisible();
  },
};

/** No supplement is saved: nothing to disclose, no space. */
export const NoSupplements: Story = { parameters: { rendersNothing: true } };

export const Spanish: Story = {
  globals: { locale: 'es' },
  parameters: { page: withSupplements },
  play: async ({ canvasElement }) => {
    (await findFirst(canvasElement, 'heading', /^Avisos/)).click();
    await expect(await findText(canvasElement, /es un seguro privado/)).toBeVisible();
  },
};

/** Texts that are 40 % longer: nothing is cut off. */
export const LongTexts: Story = {
  globals: { locale: 'pseudo' },
  parameters: { page: { scenario: 'agent' } satisfies StoryPage },
  play: async ({ canvasElement }) => {
    (await findFirst(canvasElement, 'heading', /^\[/)).click();
  },
};
