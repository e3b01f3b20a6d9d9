import type { Meta, StoryObj } from '@storybook/react-vite';
import { drugsContract } from '../../elements/drugs/drugs.contract';
import { fromContract, type ElementArgs } from '../support/from-contract';

type DrugsArgs = ElementArgs<typeof drugsContract>;

const meta: Meta<DrugsArgs> = {
  ...fromContract(drugsContract),
  title: 'Elements/Drugs',
};

export default meta;

export const Guest: StoryObj<DrugsArgs> = { parameters: { page: { scenario: 'guest' } } };
