import type { Meta, StoryObj } from '@storybook/react-vite';
import { drugEstimatorContract } from '../../elements/drug-estimator/drug-estimator.contract';
import { fromContract, type ElementArgs } from '../support/from-contract';

type DrugEstimatorArgs = ElementArgs<typeof drugEstimatorContract>;

const meta: Meta<DrugEstimatorArgs> = {
  ...fromContract(drugEstimatorContract),
  title: 'Elements/Drug estimator',
};

export default meta;

export const Guest: StoryObj<DrugEstimatorArgs> = { parameters: { page: { scenario: 'guest' } } };
