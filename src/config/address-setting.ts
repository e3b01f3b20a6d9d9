import { isAddress } from '../domain/address';
import { isText, orNull, type Setting } from './setting';

/** Settings that hold where something is. */

export const isUsable = (value: unknown): boolean => isText(value) && (value === '' || isAddress(value));

/** Relative, `https:` or `http:`; in routes `tel:` and `mailto:`, too. */
export const address = (byDefault: string): Setting<string> => ({
  byDefault,
  expected: 'address',
  accepts: isUsable,
});

export const addressOrNull = (): Setting<string | null> => orNull('address', isUsable);

/** Plain http carries what is personal in the open; on the developer's own computer it is nobody else's. */
export const serviceAddress = (byDefault: string): Setting<string> => ({
  ...address(byDefault),
  warning: 'plain http, which others can read',
  isDoubtful: (value) => /^http:(?!\/\/localhost([:/]|$))/i.test(value),
});
