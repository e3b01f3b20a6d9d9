import type { confirmIdentity as english } from './confirm-identity.en';
import type { Translation } from '../../src/copy/types';

export const confirmIdentity: Translation<typeof english> = {
  'confirmIdentity.heading': 'Confirm identity',
  'confirmIdentity.open': 'Confirm identity, open',
  'confirmIdentity.close': 'Close',
};
