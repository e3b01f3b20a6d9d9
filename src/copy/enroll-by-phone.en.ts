/** The popup for a plan that can be enrolled in by phone alone. */
export const enrollByPhone = {
  'enrollByPhone.heading': 'Enroll by phone',
  'enrollByPhone.text': 'You can enroll in {plan} by phone.',
  'enrollByPhone.call': 'Call {phone} (TTY {tty}).',
  'enrollByPhone.tty': 'TTY {tty}.',
  'enrollByPhone.hours': '{hours}',
} as const;
