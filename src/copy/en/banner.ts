export const banner = {
  'banner.heading': 'Banner',
} as const;
