export const loading = {
  'loading.heading': 'Loading',
} as const;
