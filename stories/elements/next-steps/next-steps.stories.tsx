import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryPage } from '../../../.storybook/with-page';
import { nextStepsContract } from '../../../elements/next-steps/next-steps.contract';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find, findText } from '../../support/play';

type NextStepsArgs = ElementArgs<typeof nextStepsContract>;
type Story = StoryObj<NextStepsArgs>;

const meta: Meta<NextStepsArgs> = {
  ...fromContract(nextStepsContract),
  title: 'Elements/Next steps (shopper-profile-next-steps)',
  id: 'elements-next-steps',
};

export default meta;

/** Saved plans for the next year, in the open enrollment period. */
export const Enroll: Story = {
  play: async ({ canvasElement }) => {
    await expect(await findText(canvasElement, 'Enroll in one plan that you saved for 2027.')).toBeVisible();
  },
};

/** A member without applications in the first months of the year. */
export const ChangeOnce: Story = {
  parameters: {
    page: {
      scenario: 'member',
      date: '2026-02-10',
      onOpen: ({ state }) => {
        state.enrollmentsDetails.enrollments = [];
      },
    } satisfies StoryPage,
  },
  play: async ({ canvasElement }) => {
    await expect(
      await findText(canvasElement, /You can change your Medicare Advantage plan once/),
    ).toBeVisible();
  },
};

export const Applications: Story = {
  parameters: { page: { scenario: 'applications' } satisfies StoryPage },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', 'What to do next')).toBeVisible();
  },
};

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', 'Su próximo paso')).toBeVisible();
  },
};
