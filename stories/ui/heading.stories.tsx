import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../../src/ui/heading';
import { find } from '../support/play';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  argTypes: { className: { control: { type: 'select' }, options: ['title', 'group-title', 'card-name'] } },
  args: { level: 2, className: 'title', children: 'Your plans' },
} satisfies Meta<typeof Heading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Title: Story = {};
export const GroupTitle: Story = { args: { className: 'group-title', children: 'Medicare Advantage plans' } };
export const CardName: Story = {
  args: { className: 'card-name', children: 'Sample Medicare Advantage Choice IL-01 (PPO)' },
};

/** There is no level below the sixth. */
export const TooDeep: Story = {
  args: { level: 8 },
  play: async ({ canvasElement }) => {
    await expect((await find(canvasElement, 'heading', 'Your plans')).tagName).toBe('H6');
  },
};
