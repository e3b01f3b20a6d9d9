import type { findPlan as english } from '../en/find-plan';
import type { Translation } from '../types';

export const findPlan: Translation<typeof english> = {
  'findPlan.heading': 'Find plan',
};
