/** The popup for a plan that accepts enrollment only by phone. */
export const enrollByPhone = {
  'enrollByPhone.heading': 'Enroll by phone',
  'enrollByPhone.text': 'You can enroll in {plan} by phone.',
  'enrollByPhone.call': 'Call {phone} (TTY {tty}).',
  'enrollByPhone.tty': 'TTY {tty}.',
  'enrollByPhone.hours': '{hours}',
} as const;
