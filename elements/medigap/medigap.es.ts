import type { medigap as english } from './medigap.en';
import type { Translation } from '../../src/copy/types';

export const medigap: Translation<typeof english> = {
  'medigap.component.heading': 'Planes Suplementarios de Medicare en su estado',
  'medigap.exclusions.heading': 'Lo que no cubren los planes Suplementarios de Medicare',
};
