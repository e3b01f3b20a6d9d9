export const outage = {
  'outage.heading': 'Sign-in is not available right now.',
  'outage.text': 'You can still look at plans and compare them. To sign in, please try again later.',
  'outage.close': 'Close this message',
  'outage.closed': 'Message closed',
} as const;
