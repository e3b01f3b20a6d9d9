import { emit } from '../../browser/emit';
import { callHost } from '../../browser/host-function';
import type { LoadOutcome } from '../../browser/page';
import { sessionStore } from '../../browser/storage';
import type { Config } from '../../config/settings';

/**
 * Notifies the host once per load flow that the data has loaded, if the shopper comes from the login of another site.
 * Session storage then contains a referrer and a tool (LOAD-42, LOAD-43, OPEN-A020).
 */
export function notifyHostOfData(config: Config, outcome: LoadOutcome['outcome']): void {
  const { referrer, tool } = config.storageKeys;
  if ([referrer, tool].some((key) => sessionStore.read(key) === undefined)) return;
  emit('data-loaded', { outcome });
  callHost('hooks.dataLoaded', () => config.hooks.dataLoaded?.({ outcome }));
}
