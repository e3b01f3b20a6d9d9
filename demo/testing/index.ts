/** The mock service as an export of the package (docs/guides/testing.md), for browsers and for Node. */
import { callNames as names, scenarios } from '../service/index';
import type { CallName, ShopperName, StartedProfileService, StartOptions } from './types';

export { createProfileService } from './profile-service';
export type * from './types';

/** What each shopper shows, by name. */
export const shoppers: Readonly<Record<ShopperName, { title: string; description: string }>> = scenarios;

/** The names of the calls that can fail. */
export const callNames: readonly CallName[] = names;

/** In Node: starts the service on a port. In a browser it rejects; use `createProfileService` there. */
export function startProfileService(_options?: StartOptions): Promise<StartedProfileService> {
  return Promise.reject(
    new Error('startProfileService needs Node. In a browser, use createProfileService and its `handle`.'),
  );
}
