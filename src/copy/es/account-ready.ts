import type { accountReady as english } from '../en/account-ready';
import type { Translation } from '../types';

export const accountReady: Translation<typeof english> = {
  'accountReady.heading': 'Account ready',
};
