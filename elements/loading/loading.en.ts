export const loading = {
  'loading.import.heading': 'Finding your drugs and doctors',
  'loading.import.text':
    'We are finding your drugs & doctors. This may take up to 1 minute. The page will automatically refresh once we have your information.',
} as const;
