import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '../../src/ui/text-field';
import { find } from '../support/play';

const meta = {
  title: 'Components/Text field',
  component: TextField,
  args: { label: 'ZIP code', error: undefined },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: '60614' } };

/** The asterisk is visual only: screen readers announce "required" from the attribute. */
export const Required: Story = {
  args: { required: true },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'textbox', 'ZIP code')).toBeRequired();
  },
};

export const Wrong: Story = {
  args: { defaultValue: '606', error: { text: 'Enter a ZIP code with 5 digits.' } },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'textbox', 'ZIP code')).toHaveAttribute('aria-invalid', 'true');
  },
};
