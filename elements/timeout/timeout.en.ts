export const timeout = {
  'timeout.heading': 'Are you still there?',
  'timeout.text':
    'You have not used this page for a while. To protect your information, we will sign you out when the time is up.',
  'timeout.over': 'The time is up, and you are still signed in. You can sign out now.',
  'timeout.timeLeft': 'Time left',
  'timeout.minutesLeft.one': 'We will sign you out in {count} minute.',
  'timeout.minutesLeft.other': 'We will sign you out in {count} minutes.',
  'timeout.secondsLeft.one': 'We will sign you out in {count} second.',
  'timeout.secondsLeft.other': 'We will sign you out in {count} seconds.',
  'timeout.stay': 'Stay on this page',
  'timeout.signOut': 'Sign out',
  'timeout.underWay': 'Signing out…',
} as const;
