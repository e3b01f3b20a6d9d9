import type { drugEstimator as english } from '../en/drug-estimator';
import type { Translation } from '../types';

export const drugEstimator: Translation<typeof english> = {
  'drugEstimator.heading': 'Drug estimator',
};
