export const topBar = {
  'topBar.heading': 'Top bar',
} as const;
