import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { outageContract } from '../../../elements/outage/outage.contract';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, press } from '../../support/play';

type OutageArgs = ElementArgs<typeof outageContract>;
type Story = StoryObj<OutageArgs>;

const meta: Meta<OutageArgs> = {
  ...fromContract(outageContract),
  title: 'Elements/Outage (shopper-profile-outage)',
  id: 'elements-outage',
  globals: { scenario: 'outage' },
};

export default meta;

export const Outage: Story = {
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'button', 'Close this message')).toBeVisible();
  },
};

export const Closed: Story = {
  parameters: { rendersNothing: true },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', 'Close this message');
    (document.activeElement as HTMLElement).blur();
  },
};

/** Sign-in is available: no message, no space. */
export const NoOutage: Story = {
  globals: { scenario: 'consumer' },
  parameters: { rendersNothing: true },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'button', 'Cerrar este mensaje')).toBeVisible();
  },
};

/** Texts that are 40 % longer: nothing is cut off. */
export const LongTexts: Story = {
  globals: { locale: 'pseudo' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'button', /^\[/)).toBeVisible();
  },
};
