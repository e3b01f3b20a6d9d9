import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TakeAlongDialog } from '../../../elements/take-along/take-along-dialog';
import { findText, press } from '../../support/play';

const meta = {
  title: 'Components/Take-along dialog',
  component: TakeAlongDialog,
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  args: {
    isSaved: { drugs: true, pharmacy: true, doctors: true, plans: true },
    hasName: true,
    areCostsLoading: false,
    onPrint: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof TakeAlongDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'checkbox', 'My pharmacy');
    await press(canvasElement, 'button', 'Print or save as PDF');
    await expect(args.onPrint).toHaveBeenCalledWith(['drugs', 'doctors', 'plans', 'questions']);
  },
};

/** A guest who has saved only plans, while their costs load. */
export const Loading: Story = {
  args: {
    isSaved: { drugs: false, pharmacy: false, doctors: false, plans: true },
    hasName: false,
    areCostsLoading: true,
  },
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, /still loading/)).toBeVisible();
  },
};
