import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { nextStepsContract } from '../../../elements/next-steps/next-steps.contract';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find } from '../../support/play';

type NextStepsArgs = ElementArgs<typeof nextStepsContract>;

const meta: Meta<NextStepsArgs> = {
  ...fromContract(nextStepsContract),
  title: 'Elements/Next steps (shopper-profile-next-steps)',
  id: 'elements-next-steps',
};

export default meta;

export const Usual: StoryObj<NextStepsArgs> = {
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', 'Next steps')).toBeVisible();
  },
};
