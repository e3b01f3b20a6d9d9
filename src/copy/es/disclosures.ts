import type { disclosures as english } from '../en/disclosures';
import type { Translation } from '../types';

export const disclosures: Translation<typeof english> = {
  'disclosures.heading': 'Disclosures',
};
