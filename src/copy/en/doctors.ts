export const doctors = {
  'doctors.heading': 'Doctors',
} as const;
