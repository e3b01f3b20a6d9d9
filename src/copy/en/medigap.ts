export const medigap = {
  'medigap.heading': 'Medigap',
} as const;
