import type { Resource } from '../../src/state/resource';
import { read, write } from '../../src/state/store';

/** Sets the value of a resource, as if its service had responded. `key` is text. */
export function setResource<Value>(
  { states }: Pick<Resource<never, Value>, 'states'>,
  key: string,
  value: Value,
): void {
  const loaded = { is: 'ready', value } as const;
  const entry = { state: loaded, request: Promise.resolve(loaded), sent: 1, received: 1 };
  write(states, new Map(read(states)).set(key, entry));
}
