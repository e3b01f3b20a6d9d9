import type { Meta, StoryObj } from '@storybook/react-vite';
import { findPlanContract } from '../../elements/find-plan/find-plan.contract';
import { fromContract, type ElementArgs } from '../support/from-contract';

type FindPlanArgs = ElementArgs<typeof findPlanContract>;

const meta: Meta<FindPlanArgs> = {
  ...fromContract(findPlanContract),
  title: 'Elements/Find plan',
};

export default meta;

export const Guest: StoryObj<FindPlanArgs> = { parameters: { page: { scenario: 'guest' } } };
