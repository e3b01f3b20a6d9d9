import type { page as english } from '../en/page';
import type { Translation } from '../types';

export const page: Translation<typeof english> = {
  'page.heading': 'Page',
};
