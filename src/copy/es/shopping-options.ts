import type { shoppingOptions as english } from '../en/shopping-options';
import type { Translation } from '../types';

export const shoppingOptions: Translation<typeof english> = {
  'shoppingOptions.heading': 'Shopping options',
};
