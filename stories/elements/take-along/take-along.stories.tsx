import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { takeAlongContract } from '../../../elements/take-along/take-along.contract';
import { fromContract, type ElementArgs } from '../../support/from-contract';
import { find } from '../../support/play';

type TakeAlongArgs = ElementArgs<typeof takeAlongContract>;

const meta: Meta<TakeAlongArgs> = {
  ...fromContract(takeAlongContract),
  title: 'Elements/Take along (shopper-profile-take-along)',
  id: 'elements-take-along',
};

export default meta;

export const Usual: StoryObj<TakeAlongArgs> = {
  play: async ({ canvasElement }) => {
    await expect(await find(canvasElement, 'heading', 'Take along')).toBeVisible();
  },
};
