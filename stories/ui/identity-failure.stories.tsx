import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IdentityFailure } from '../../src/ui/identity-failure';
import { phone } from '../support/examples';
import { find } from '../support/play';
import { allStates } from '../support/all-states';
import * as stories from './identity-failure.stories';

const meta = {
  title: 'Components/Identity failure',
  component: IdentityFailure,
  args: { problem: 'refused', retriesLeft: undefined, phone, hours: '8 a.m. - 8 p.m., 7 days a week' },
} satisfies Meta<typeof IdentityFailure>;

export default meta;

type Story = StoryObj<typeof meta>;

/** All variants. */
export const AllStates: StoryObj = allStates(() => stories);

/** The response has no number of remaining attempts. */
export const NotCounted: Story = {
  play: async ({ canvasElement }) => {
    const box = await find(canvasElement, 'alert', '');
    await expect((box.getRootNode() as ShadowRoot).activeElement).toBe(box);
  },
};

export const TwoLeft: Story = {
  args: { retriesLeft: 2 },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'alert', '')).toHaveTextContent(/2 attempt\(s\) remaining/);
  },
};

export const NoneLeft: Story = {
  args: { retriesLeft: 0 },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'link', phone.number)).toBeVisible();
  },
};

/** A page without a phone number. */
export const NoneLeftWithoutNumber: Story = {
  args: { retriesLeft: 0, phone: { number: '', tty: '711' } },
};

/** The failure is not the shopper's fault. */
export const ServerError: Story = { args: { problem: 'serverError' } };

export const NoAnswer: Story = { args: { problem: 'noAnswer' } };

export const Spanish: Story = { ...NoneLeft, globals: { locale: 'es' } };

export const LongTexts: Story = { ...NoneLeft, globals: { locale: 'pseudo' } };

export const ForcedColors: Story = { ...NoneLeft, parameters: { forcedColors: true } };
