import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ToolDialog } from '../../src/ui/tool-dialog';
import { find, findText, press } from '../support/play';

const meta = {
  title: 'Components/Tool dialog',
  component: ToolDialog,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    name: 'provider-search',
    heading: 'Find a doctor or dentist',
    loading: '',
    slotName: 'tool',
    onClose: fn(),
  },
} satisfies Meta<typeof ToolDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A third-party tool draws the content. */
export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(await find(canvasElement, 'dialog', 'Find a doctor or dentist')).toBeVisible();
    await press(canvasElement, 'button', 'Close');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { loading: 'Loading the search' },
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, 'Loading the search')).toBeVisible();
  },
};
