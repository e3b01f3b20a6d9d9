import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorSummary } from '../../src/ui/error-summary';
import { find, press } from '../support/play';

const NAME = 'Error: Please enter a valid first name';

const onGo = fn();

const meta = {
  title: 'Components/Error summary',
  component: ErrorSummary,
  args: {
    heading: 'Please check 2 fields',
    attempt: 1,
    entries: [
      { text: NAME, onGo },
      { text: 'Error: Please enter a valid date of birth', onGo },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;

type Story = StoryObj<typeof meta>;

/** It takes focus after each attempt, and every error links to its field. */
export const Several: Story = {
  play: async ({ canvasElement }) => {
    const summary = await find(canvasElement, 'group', 'Please check 2 fields');
    await expect((summary.getRootNode() as ShadowRoot).activeElement).toBe(summary);
    await press(canvasElement, 'button', NAME);
    await expect(onGo).toHaveBeenCalledOnce();
  },
};

export const One: Story = {
  args: { heading: 'Please check 1 field', entries: [{ text: NAME, onGo }] },
};

/** Its border stays visible in forced colors. */
export const ForcedColors: Story = { parameters: { forcedColors: true } };
