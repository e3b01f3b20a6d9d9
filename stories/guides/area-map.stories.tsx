import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { within } from 'shadow-dom-testing-library';
import { registry } from '../../elements/registry';
import { AreaMap } from './area-map';

const meta = {
  title: 'Guides/Picture of the area',
  component: AreaMap,
  tags: ['!autodocs'],
} satisfies Meta<typeof AreaMap>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Every element has a link, except the page, because the picture shows the page. */
export const Picture: Story = {
  play: async ({ canvasElement }) => {
    const links = await within(canvasElement).findAllByShadowRole('link');
    await expect(links).toHaveLength(Object.keys(registry).length - 1);
    for (const link of links) await expect(link.querySelector('span')).not.toBeEmptyDOMElement();
  },
};
