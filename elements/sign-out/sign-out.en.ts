export const signOut = {
  'signOut.heading': 'Do you want to sign out?',
  'signOut.text': 'You will leave this page. What you have saved stays in your profile.',
  'signOut.confirm': 'Sign out',
  'signOut.underWay': 'Signing out…',
  'signOut.cancel': 'Cancel',
} as const;
