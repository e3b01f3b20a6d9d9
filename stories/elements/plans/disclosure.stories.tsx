import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { Disclosure, type DisclosureProps } from '../../../elements/plans/disclosure';
import { find, press } from '../../support/play';

function Toggling(props: DisclosureProps): ReactNode {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  return (
    <div className="medium">
      <Disclosure
        {...props}
        isOpen={isOpen}
        onToggle={() => {
          props.onToggle();
          setIsOpen(!isOpen);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  render: (args) => <Toggling {...args} />,
  args: {
    name: 'plan-drugs',
    label: 'Your drugs',
    isOpen: false,
    onToggle: fn(),
    children: <p>What the button shows and hides.</p>,
  },
} satisfies Meta<typeof Disclosure>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'button', 'Your drugs');
    await expect((await find(canvasElement, 'button', 'Your drugs')).ariaExpanded).toBe('true');
  },
};

export const LongLabel: Story = {
  args: {
    isOpen: true,
    label: 'Your doctors, dentists, hospitals and everybody else whom you have saved so far',
  },
};
