export const outage = {
  'outage.heading': 'Outage',
} as const;
