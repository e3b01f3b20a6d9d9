import type { banner as english } from '../en/banner';
import type { Translation } from '../types';

export const banner: Translation<typeof english> = {
  'banner.heading': 'Banner',
};
