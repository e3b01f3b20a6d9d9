import type { medigap as english } from '../en/medigap';
import type { Translation } from '../types';

export const medigap: Translation<typeof english> = {
  'medigap.component.heading': 'Planes Suplementarios de Medicare en su estado',
  'medigap.exclusions.heading': 'Planes Suplementarios de Medicare: exclusiones',
};
