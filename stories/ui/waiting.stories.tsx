import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Waiting } from '../../src/ui/waiting';
import { find } from '../support/play';

const meta = {
  title: 'Components/Waiting',
  component: Waiting,
  args: { text: 'We are finding your drug claims' },
} satisfies Meta<typeof Waiting>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Screen readers announce it when it appears. */
export const Short: Story = {
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'status', '')).toHaveTextContent(
      'We are finding your drug claims',
    );
  },
};

export const WithMore: Story = { args: { children: <p>This may take up to 1 minute</p> } };

export const ForcedColors: Story = { ...WithMore, parameters: { forcedColors: true } };
