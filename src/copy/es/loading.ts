import type { loading as english } from '../en/loading';
import type { Translation } from '../types';

export const loading: Translation<typeof english> = {
  'loading.heading': 'Loading',
};
