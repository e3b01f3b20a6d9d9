import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryPage } from '../../../.storybook/with-page';
import { helpContract } from '../../../elements/help/help.contract';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, findFirst, findText } from '../../support/play';

type HelpArgs = ElementArgs<typeof helpContract>;
type Story = StoryObj<HelpArgs>;

const meta: Meta<HelpArgs> = {
  ...fromContract(helpContract),
  title: 'Elements/Help (shopper-profile-help)',
  id: 'elements-help',
};

export default meta;

const tollFree = '1-800-555-0100';
const sales = ['1-800-555-0101', '1-800-555-0102'];

const inNarrowColumn: Decorator = (Story) => (
  <div style={{ inlineSize: '320px' }}>
    <Story />
  </div>
);

/** The number comes from the service, 2 s after load. */
export const FetchedNumber: Story = {
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'link', tollFree)).toBeVisible();
  },
};

export const WithAgents: Story = {
  parameters: { page: { config: { phones: { tollFree, sales } } } satisfies StoryPage },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'link', sales[0]!)).toBeVisible();
  },
};

/** The number is not known: no link. The rest stays. */
export const NoNumber: Story = {
  parameters: { page: { config: { endpoints: { tollFree: null } } } satisfies StoryPage },
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, 'TTY 711')).toBeVisible();
  },
};

export const InNarrowColumn: Story = { ...WithAgents, decorators: [inNarrowColumn] };

export const Spanish: Story = {
  ...WithAgents,
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', '¿Necesita ayuda?')).toBeVisible();
  },
};

/** Texts that are 40 % longer: nothing is cut off. */
export const LongTexts: Story = {
  ...WithAgents,
  globals: { locale: 'pseudo' },
  play: async ({ canvasElement }) => {
    await expect(await findFirst(canvasElement, 'heading', /^\[/)).toBeVisible();
  },
};

export const HeadingLevel: Story = {
  args: { 'heading-level': 4 },
  play: async ({ canvasElement }) => {
    await expect((await find(canvasElement, 'heading', 'Need help?')).tagName).toBe('H4');
  },
};
