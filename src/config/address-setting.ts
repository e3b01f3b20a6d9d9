import { isAddress } from '../domain/address';
import { isText, orNull, type Setting } from './setting';

/** Settings with a URL as their value. */

export const isUsable = (value: unknown): boolean => isText(value) && (value === '' || isAddress(value));

/** A relative URL, or one with `https:`, `http:`, `tel:` or `mailto:`. */
export const address = (byDefault: string): Setting<string> => ({
  byDefault,
  expected: 'address',
  accepts: isUsable,
});

export const addressOrNull = (): Setting<string | null> => orNull('address', isUsable);

/** Warns of plain http, which sends personal data unencrypted; `localhost` is exempt. */
export const serviceAddress = (byDefault: string): Setting<string> => ({
  ...address(byDefault),
  warning: 'plain http, which others can read',
  isDoubtful: (value) => /^http:(?!\/\/localhost([:/]|$))/i.test(value),
});
