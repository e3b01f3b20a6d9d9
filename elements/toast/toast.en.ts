export const toast = {
  'toast.label': 'Message',
  'toast.guest.lead': 'Already a member?',
  'toast.guest.text': 'Sign in here to browse plans.',
  'toast.guest.signIn': 'Sign in',
  'toast.greeting': 'Hi {name}',
  'toast.greetingWithoutName': 'Hi',
  'toast.added': 'Your doctors and drugs have been added.',
  'toast.added.drugs': 'Your drugs have been added.',
  'toast.added.doctors': 'Your doctors have been added.',
  'toast.coverage': 'View coverage as you browse for plans.',
} as const;
