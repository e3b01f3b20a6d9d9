export const medigap = {
  'medigap.component.heading': 'Medicare Supplement plans in your state',
  'medigap.exclusions.heading': 'Medicare Supplement plans: exclusions',
} as const;
