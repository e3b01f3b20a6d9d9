export const confirmIdentity = {
  'confirmIdentity.heading': 'Confirm your identity',
  'confirmIdentity.success': 'Success!',
  'confirmIdentity.label': 'Help us personalize your cost estimates based on your drugs and doctors',
  'confirmIdentity.intro':
    'Your information from an earlier conversation is ready to import. Please complete this form, so that it can be securely imported into your profile.',
  'confirmIdentity.confirm': 'Please confirm your profile details.',
  'confirmIdentity.submit': 'Yes, import my data',
  'confirmIdentity.loading': 'We are checking your details. Please wait.',
} as const;
