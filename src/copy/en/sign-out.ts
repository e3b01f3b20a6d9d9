export const signOut = {
  'signOut.heading': 'Sign out',
} as const;
