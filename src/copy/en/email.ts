export const email = {
  'email.heading': 'Email',
} as const;
