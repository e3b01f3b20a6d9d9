import type { mobilePrompt as english } from '../en/mobile-prompt';
import type { Translation } from '../types';

export const mobilePrompt: Translation<typeof english> = {
  'mobilePrompt.heading': 'Mobile prompt',
};
