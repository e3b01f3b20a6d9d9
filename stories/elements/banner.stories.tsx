import type { Meta, StoryObj } from '@storybook/react-vite';
import { bannerContract } from '../../elements/banner/banner.contract';
import { fromContract, type ElementArgs } from '../support/from-contract';

type BannerArgs = ElementArgs<typeof bannerContract>;

const meta: Meta<BannerArgs> = {
  ...fromContract(bannerContract),
  title: 'Elements/Banner',
};

export default meta;

export const Guest: StoryObj<BannerArgs> = { parameters: { page: { scenario: 'guest' } } };
