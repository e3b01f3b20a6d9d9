export const confirmIdentity = {
  'confirmIdentity.heading': 'Confirm your identity',
  'confirmIdentity.success': 'Success!',
  'confirmIdentity.label': 'Help us personalize your cost estimates based on your drugs and doctors',
  'confirmIdentity.intro':
    'The information you gave us when we talked is ready to import. Please fill in this form. Then we can safely add it to your profile.',
  'confirmIdentity.confirm': 'Please confirm your profile details.',
  'confirmIdentity.submit': 'Yes, import my data',
  'confirmIdentity.loading': 'We are checking your details. Please wait.',
} as const;
