import type { Meta, StoryObj } from '@storybook/react-vite';
import { timeoutContract } from '../../elements/timeout/timeout.contract';
import { fromContract, type ElementArgs } from '../support/from-contract';

type TimeoutArgs = ElementArgs<typeof timeoutContract>;

const meta: Meta<TimeoutArgs> = {
  ...fromContract(timeoutContract),
  title: 'Elements/Timeout',
};

export default meta;

export const Guest: StoryObj<TimeoutArgs> = { parameters: { page: { scenario: 'guest' } } };
