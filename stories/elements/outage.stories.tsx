import type { Meta, StoryObj } from '@storybook/react-vite';
import { outageContract } from '../../elements/outage/outage.contract';
import { fromContract, type ElementArgs } from '../support/from-contract';

type OutageArgs = ElementArgs<typeof outageContract>;

const meta: Meta<OutageArgs> = {
  ...fromContract(outageContract),
  title: 'Elements/Outage',
};

export default meta;

export const Guest: StoryObj<OutageArgs> = { parameters: { page: { scenario: 'guest' } } };
