export const shoppingOptions = {
  'shoppingOptions.heading': 'Shopping options',
} as const;
