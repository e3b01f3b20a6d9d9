import type { doctors as english } from '../en/doctors';
import type { Translation } from '../types';

export const doctors: Translation<typeof english> = {
  'doctors.heading': 'Doctors',
};
