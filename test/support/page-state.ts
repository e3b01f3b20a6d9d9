import { store, type Atom } from '../../src/state/store';

const SHARED = Symbol.for('shopper-profile.shared.7');

/** The values that all copies of the bundle share on this page, by name. */
function sharedValues(): Map<string, unknown> {
  const holder = window.shopperProfile as unknown as Record<symbol, Map<string, unknown>>;
  return holder[SHARED]!;
}

export const isAtomOfPage = (name: string): boolean => sharedValues().has(`atom ${name}`);

const isAtom = (name: string): boolean => name.startsWith('atom ');

/** A value with its whole content, as text. */
function textOf(value: unknown, seen = new Set<unknown>()): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (seen.has(value)) return '';
  seen.add(value);
  const isCollection = value instanceof Map || value instanceof Set || Array.isArray(value);
  if (!isCollection && Object.getPrototypeOf(value) !== Object.prototype) return ''; // Built into the platform.
  const parts: unknown[] = isCollection ? [...(value as Iterable<unknown>)] : Object.entries(value);
  return `[${parts.map((part) => textOf(part, seen)).join()}]`;
}

/** The whole state of the page and of its shared values, as searchable text. */
export const pageState = (): string =>
  [...sharedValues()]
    .filter(([name]) => name !== 'store')
    .map(([name, value]) => `${name}: ${textOf(isAtom(name) ? store().get(value as Atom<unknown>) : value)}`)
    .join('\n');

/** The values that belong to the shopper, by name, without those that have their initial value. */
export function valuesOfShopper(): Record<string, string> {
  const initial = (sharedValues().get('valuesOfShopper') ?? new Map()) as ReadonlyMap<unknown, unknown>;
  return Object.fromEntries(
    [...sharedValues()]
      .filter(([, value]) => initial.has(value))
      .map(([name, value]) => [name, textOf(store().get(value as Atom<unknown>)), textOf(initial.get(value))])
      .filter(([, now, before]) => now !== before),
  ) as Record<string, string>;
}
