import type { help as english } from '../en/help';
import type { Translation } from '../types';

export const help: Translation<typeof english> = {
  'help.heading': 'Help',
};
