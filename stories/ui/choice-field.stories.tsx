import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckField, ChoiceField } from '../../src/ui/choice-field';
import { find, press } from '../support/play';

const meta = {
  title: 'Components/Choice field',
  component: ChoiceField,
  args: {
    label: 'Gender',
    name: 'gender',
    options: [
      { value: 'female', label: 'Female' },
      { value: 'male', label: 'Male' },
    ],
    error: undefined,
  },
} satisfies Meta<typeof ChoiceField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'radiogroup', 'Gender')).toBeRequired();
  },
};

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'radio', 'Male');
    await expect(await find(canvasElement, 'radio', 'Male')).toBeChecked();
    await expect(await find(canvasElement, 'radio', 'Female')).not.toBeChecked();
  },
};

export const Wrong: Story = {
  args: { error: { text: 'Choose female or male.' } },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'radiogroup', 'Gender')).toHaveAttribute('aria-invalid', 'true');
  },
};

export const ForcedColors: Story = { ...Wrong, parameters: { forcedColors: true } };

const ATTEST = 'I attest that I am the person named above.';

/** A statement to agree to. */
export const Statement: Story = {
  render: () => <CheckField label={ATTEST} name="isAttested" error={undefined} />,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'checkbox', ATTEST);
    await expect(await find(canvasElement, 'checkbox', ATTEST)).toBeChecked();
  },
};

export const StatementMissing: Story = {
  render: () => <CheckField label={ATTEST} name="isAttested" error={{ text: 'Check the box to go on.' }} />,
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'checkbox', ATTEST)).toHaveAttribute('aria-invalid', 'true');
  },
};
