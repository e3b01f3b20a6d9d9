export const banner = {
  'banner.guest.text': 'With an account, you can see the plans you save on any device.',
  'banner.guest.createAccount': 'Create account',
  'banner.guest.signIn': 'Sign in',
  'banner.greeting': 'Hi {name}',
  'banner.greetingWithoutName': 'Hi',
  'banner.account': 'Account',
  'banner.memberBenefits': 'Member benefits',
  'banner.newTab': '(opens in a new tab)',
  'banner.manageAccount': 'Manage account',
  'banner.signOut': 'Sign out',
} as const;
