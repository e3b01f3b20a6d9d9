import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BirthDateField } from '../../src/ui/date-field';
import { expectToLookDifferent } from '../support/identity';
import { find } from '../support/play';

const meta = {
  title: 'Components/Date of birth',
  component: BirthDateField,
  args: { error: undefined, wrongParts: [] },
} satisfies Meta<typeof BirthDateField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'group', 'Date of birth')).toBeVisible();
    await expect(await find(canvasElement, 'textbox', 'Month (MM)')).toBeRequired();
  },
};

const error = { text: 'Error: Please enter a valid date of birth' };

/** One error for all parts. Only the invalid parts are marked. */
export const WrongDay: Story = {
  args: { error, wrongParts: ['dobDay'] },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'textbox', 'Day (DD)')).toHaveAttribute('aria-invalid', 'true');
    await expect(await find(canvasElement, 'textbox', 'Year (YYYY)')).not.toHaveAttribute('aria-invalid');
    await expectToLookDifferent(canvasElement, 'Day (DD)', 'Month (MM)');
  },
};

export const AllWrong: Story = { args: { error, wrongParts: ['dobMonth', 'dobDay', 'dobYear'] } };

export const ForcedColors: Story = { ...WrongDay, parameters: { forcedColors: true } };

export const Spanish: Story = { ...AllWrong, globals: { locale: 'es' } };

export const LongTexts: Story = { ...AllWrong, globals: { locale: 'pseudo' } };
