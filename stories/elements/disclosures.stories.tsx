import type { Meta, StoryObj } from '@storybook/react-vite';
import { disclosuresContract } from '../../elements/disclosures/disclosures.contract';
import { fromContract, type ElementArgs } from '../support/from-contract';

type DisclosuresArgs = ElementArgs<typeof disclosuresContract>;

const meta: Meta<DisclosuresArgs> = {
  ...fromContract(disclosuresContract),
  title: 'Elements/Disclosures',
};

export default meta;

export const Guest: StoryObj<DisclosuresArgs> = { parameters: { page: { scenario: 'guest' } } };
