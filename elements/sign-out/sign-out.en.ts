export const signOut = {
  'signOut.heading': 'Do you want to sign out?',
  'signOut.text': 'You will leave this page. What you have saved stays in your profile.',
  'signOut.confirm': 'Sign out',
  'signOut.failed':
    'We could not sign you out. You are still signed in. Try again. If that does not work, close all windows of your browser.',
  'signOut.underWay': 'Signing out…',
  'signOut.cancel': 'Cancel',
} as const;
