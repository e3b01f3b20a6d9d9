import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ExtraHelpQuestion } from '../../../elements/extra-help/extra-help-question';
import { ExtraHelpApplied, ExtraHelpExplained } from '../../../elements/extra-help/extra-help-dialogs';
import { press } from '../../support/play';
import { allStates } from '../../support/all-states';
import * as stories from './extra-help-question.stories';

interface Args {
  onAnswer: (answer: 'yes' | 'no') => void;
  onClose: () => void;
}

const meta: Meta<Args> = {
  title: 'Components/Extra Help',
  // Popups would cover the other stories.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { onAnswer: fn(), onClose: fn() },
};

export default meta;

type Story = StoryObj<Args>;

/** All variants. */
export const AllStates: StoryObj = allStates(() => stories);

export const Question: Story = {
  render: ({ onAnswer }) => <ExtraHelpQuestion answer="unknown" onAnswer={onAnswer} />,
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'radio', 'No');
    await expect(args.onAnswer).toHaveBeenCalledWith('no');
  },
};

export const AnsweredYes: Story = {
  render: ({ onAnswer }) => <ExtraHelpQuestion answer="yes" onAnswer={onAnswer} />,
};

export const AnsweredNo: Story = {
  render: ({ onAnswer }) => <ExtraHelpQuestion answer="no" onAnswer={onAnswer} />,
};

const plan = {
  planName: 'Sample Medicare Advantage Choice IL-01 (PPO)',
  withoutHelp: 42.5,
  byPercent: { '100': 12.1, '75': 19.7, '50': 27.3, '25': 34.9 },
};

export const ExplainedWithPlan: Story = {
  render: ({ onClose }) => <ExtraHelpExplained plan={plan} planYear={2027} onClose={onClose} />,
};

/** Until plan year 2023 there were four levels. */
export const ExplainedWithFourLevels: Story = {
  render: ({ onClose }) => <ExtraHelpExplained plan={plan} planYear={2023} onClose={onClose} />,
};

export const ExplainedWithExample: Story = {
  render: ({ onClose }) => <ExtraHelpExplained plan={undefined} planYear={2027} onClose={onClose} />,
};

export const Applied: Story = {
  render: ({ onClose }) => <ExtraHelpApplied premium="$12.10" percent={100} onClose={onClose} />,
  play: async ({ args, canvasElement }) => {
    await press(canvasElement, 'button', 'Continue');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
