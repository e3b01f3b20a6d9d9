export const email = {
  'email.heading': 'Email your saved plans',
  'email.required': '* Required',
  'email.label': 'Your email',
  'email.missing': 'Enter your email address.',
  'email.malformed': 'Enter a full email address, like name@example.com.',
  'email.consent': 'When you choose Send, you agree that we may email you about the plans you have saved.',
  'email.send': 'Send',
  'email.cancel': 'Cancel',
} as const;
