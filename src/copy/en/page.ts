export const page = {
  'page.heading': 'Page',
} as const;
