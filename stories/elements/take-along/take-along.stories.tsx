import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryPage } from '../../../.storybook/with-page';
import { takeAlongContract } from '../../../elements/take-along/take-along.contract';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, press } from '../../support/play';

type TakeAlongArgs = ElementArgs<typeof takeAlongContract>;
type Story = StoryObj<TakeAlongArgs>;

const element = fromContract(takeAlongContract);

const meta: Meta<TakeAlongArgs> = {
  ...element,
  title: 'Elements/Take along (shopper-profile-take-along)',
  id: 'elements-take-along',
};

export default meta;

const OPEN = 'Print a list to take along';
const docs = { story: { inline: false, height: '760px' } };

export const Button: Story = {
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'button', OPEN)).toBeVisible();
  },
};

/** The shopper chooses the parts of the sheet. */
export const Dialog: Story = {
  parameters: { page: { scenario: 'consumer' } satisfies StoryPage, docs },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', OPEN);
    await expect(await find(canvasElement, 'checkbox', 'My drugs')).toBeChecked();
    await expect(await find(canvasElement, 'checkbox', 'My name')).not.toBeChecked();
  },
};

/** Parts without saved items are not offered. */
export const NothingSaved: Story = {
  parameters: { page: { scenario: 'empty' } satisfies StoryPage, docs },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', OPEN);
    await expect(await find(canvasElement, 'checkbox', 'Questions to ask')).toBeChecked();
  },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  parameters: { page: { scenario: 'consumer' } satisfies StoryPage, docs },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', 'Imprimir una lista para llevar');
    await expect(await find(canvasElement, 'dialog', 'Una lista para llevar')).toBeVisible();
  },
};
