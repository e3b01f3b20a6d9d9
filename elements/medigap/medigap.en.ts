export const medigap = {
  'medigap.component.heading': 'Medicare Supplement plans in your state',
  'medigap.exclusions.heading': 'What Medicare Supplement plans do not cover',
} as const;
