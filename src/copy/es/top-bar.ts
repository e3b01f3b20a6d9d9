import type { topBar as english } from '../en/top-bar';
import type { Translation } from '../types';

export const topBar: Translation<typeof english> = {
  'topBar.heading': 'Top bar',
};
