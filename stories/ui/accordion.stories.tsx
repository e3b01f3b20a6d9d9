import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Accordion } from '../../src/ui/accordion';
import { find } from '../support/play';

const meta: Meta = { title: 'Components/Accordion' };

export default meta;

type Story = StoryObj;

const items = [
  { id: 'one', title: 'A short title', content: <p>What is said below it.</p> },
  {
    id: 'two',
    title: 'A title that goes on for longer than there is room in one line of a narrow page, as some do',
    content: <p>What is said below that one.</p>,
  },
];

export const Closed: Story = {
  render: () => <Accordion items={items} headingLevel={3} />,
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', 'A short title')).toBeVisible();
  },
};

export const Open: Story = {
  ...Closed,
  play: async ({ canvasElement }) => {
    const title = await find(canvasElement, 'heading', 'A short title');
    title.click();
    await expect(title.closest('details')).toHaveProperty('open', true);
  },
};
