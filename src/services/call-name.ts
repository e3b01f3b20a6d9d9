import type { Config } from '../config/settings';

export type ProfileSection = 'all' | 'plans' | 'drugs' | 'providers' | 'medsuppPlans' | 'demographics';

/**
 * Names of calls, for the console, `inspect()` and `shopper-profile-vitals`. The type is a closed list, so that no text of a
 * response can become a name.
 */
export type CallName =
  | keyof Config['endpoints']
  | `content ${keyof Config['contentPaths']}`
  | `profile (${ProfileSection})`
  | `profile write (${Exclude<ProfileSection, 'all'>})`
  | 'analytics'
  | 'authValidate'
  | 'counties'
  | 'delete plan'
  | 'delete supplement'
  | 'domo'
  | 'email reminder'
  | 'import member items'
  | 'logout'
  | 'merge profile'
  | 'plan contact'
  | 'plan details'
  | 'plan list'
  | 'saved application'
  | 'skip merge'
  | 'supplement enrollment'
  | 'supplement search';
