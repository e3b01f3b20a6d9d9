import type { nav as english } from '../en/nav';
import type { Translation } from '../types';

export const nav: Translation<typeof english> = {
  'nav.heading': 'Nav',
};
