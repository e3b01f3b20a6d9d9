export const nav = {
  'nav.heading': 'Nav',
} as const;
