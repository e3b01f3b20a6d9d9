import type { signOut as english } from '../en/sign-out';
import type { Translation } from '../types';

export const signOut: Translation<typeof english> = {
  'signOut.heading': 'Sign out',
};
