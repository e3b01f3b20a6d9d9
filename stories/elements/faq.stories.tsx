import type { Meta, StoryObj } from '@storybook/react-vite';
import { faqContract } from '../../elements/faq/faq.contract';
import { fromContract, type ElementArgs } from '../support/from-contract';

type FaqArgs = ElementArgs<typeof faqContract>;

const meta: Meta<FaqArgs> = {
  ...fromContract(faqContract),
  title: 'Elements/Faq',
};

export default meta;

export const Guest: StoryObj<FaqArgs> = { parameters: { page: { scenario: 'guest' } } };
