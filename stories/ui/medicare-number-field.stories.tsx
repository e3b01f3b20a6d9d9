import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MedicareNumberField } from '../../src/ui/medicare-number-field';
import { find } from '../support/play';

const meta = {
  title: 'Components/Medicare number field',
  component: MedicareNumberField,
  args: {
    label: 'Medicare number',
    hint: '11 letters and numbers, as on your card: 1EG4-TE5-MK73. You can leave out the dashes.',
    error: undefined,
  },
} satisfies Meta<typeof MedicareNumberField>;

export default meta;

type Story = StoryObj<typeof meta>;

const number = (canvas: HTMLElement) => find(canvas, 'textbox', 'Medicare number');

export const Empty: Story = {};

/** Formats any input as on the card. */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(await number(canvasElement), '1eg4 te5 mk73');
    await expect(await number(canvasElement)).toHaveValue('1EG4-TE5-MK73');
  },
};

/** Numbers of only digits are not formatted, because the import accepts 9 to 10 digits. */
export const Digits: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(await number(canvasElement), '123456789');
    await expect(await number(canvasElement)).toHaveValue('123456789');
  },
};

/** An invalid character stays, and the error names it. */
export const Wrong: Story = {
  args: {
    error: {
      text: 'Error: Please enter a valid Medicare number',
      advice: 'Character 3 is the letter “O”, which is in no Medicare number. Is it the number 0?',
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(await number(canvasElement), '1EO4TE5MK73');
    await expect(await number(canvasElement)).toHaveValue('1EO4-TE5-MK73');
    await expect(await number(canvasElement)).toHaveAttribute('aria-invalid', 'true');
  },
};

export const ForcedColors: Story = { ...Wrong, parameters: { forcedColors: true } };
