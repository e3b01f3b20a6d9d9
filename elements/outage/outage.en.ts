export const outage = {
  'outage.heading': 'Sign-in is not available right now.',
  'outage.text': 'You can still look at plans and compare them. To sign in, please try again later.',
  'outage.text.signedIn':
    'You are signed in and can go on. If you sign out, you may have to wait before you can sign in again.',
  'outage.close': 'Close this message',
  'outage.closed': 'Message closed',
} as const;
