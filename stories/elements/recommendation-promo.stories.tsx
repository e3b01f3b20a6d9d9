import type { Meta, StoryObj } from '@storybook/react-vite';
import { recommendationPromoContract } from '../../elements/recommendation-promo/recommendation-promo.contract';
import { fromContract, type ElementArgs } from '../support/from-contract';

type RecommendationPromoArgs = ElementArgs<typeof recommendationPromoContract>;

const meta: Meta<RecommendationPromoArgs> = {
  ...fromContract(recommendationPromoContract),
  title: 'Elements/Recommendation promo',
};

export default meta;

export const Guest: StoryObj<RecommendationPromoArgs> = { parameters: { page: { scenario: 'guest' } } };
