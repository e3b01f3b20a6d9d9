export const timeout = {
  'timeout.heading': 'Are you still there?',
  'timeout.text':
    'You have not used this page for a while. To protect your information, we will sign you out when the time is up.',
  'timeout.timeLeft': 'Time left',
  'timeout.minutesLeft.one': 'We will sign you out in {count} minute.',
  'timeout.minutesLeft.other': 'We will sign you out in {count} minutes.',
  'timeout.secondsLeft.one': 'We will sign you out in {count} second.',
  'timeout.secondsLeft.other': 'We will sign you out in {count} seconds.',
  'timeout.stay': 'Stay on this page',
  'timeout.signOut': 'Sign out',
  'timeout.failed':
    'We could not sign you out. You are still signed in. Try again. If that does not work, close all windows of your browser.',
  'timeout.underWay': 'Signing out…',
} as const;
