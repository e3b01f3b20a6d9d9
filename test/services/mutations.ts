/** Generates invalid responses from valid ones. The same seed gives the same responses. */
import { isRecord } from '../../src/domain/coerce';

export type Random = () => number;

/** Numbers from 0 to 1. The same seed gives the same numbers. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const below = (random: Random, limit: number): number => Math.floor(random() * limit);
const pick = <Value>(random: Random, values: readonly Value[]): Value =>
  values[below(random, values.length)]!;

/** A number too large for a double: JSON can write it, and `JSON.stringify` cannot. */
const TOO_LARGE = '1e999';
const IN_ITS_PLACE = 'too large for a double';

/** The text that a service would send. */
export const textOfResponse = (value: unknown): string => {
  const text = JSON.stringify(value, (_key, entry: unknown) =>
    entry === Number.POSITIVE_INFINITY ? IN_ITS_PLACE : entry,
  ) as string | undefined;
  return (text ?? 'null').replaceAll(`"${IN_ITS_PLACE}"`, TOO_LARGE);
};

const HTML = '<img src=x onerror="document.title=1"><b>Approved</b>';
const LONG = 'a very long text '.repeat(1200);
const names = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'length'];

const texts = [
  ...['', ' ', '\t\n', 'null', ' undefined ', 'NaN', 'Infinity', '-0', '0', '1e5', '0x10', '1_000'],
  ...['$1,250.00', '−2', '--2', '.', '1.2.3', 'true', 'Yes', 'n', '2027', '2027-02-30', '2026-13-01T25:61'],
  ...['MA', 'ma-pd', 'D-SNP', 'Unknown', ',', ' ,a,, null ,b', '[]', '{}', '[null]', '{"view":"x"}', '{"a":'],
  ...[
    HTML,
    LONG,
    '\u0000\u0007',
    '\ud800',
    '\u202e7202',
    'é\u0301',
    '🙂',
    '9'.repeat(400),
    '1'.repeat(500) + 'x',
  ],
  ...names,
];

const numbers = [0, -1, 1.5, 2 ** 31, 2 ** 53, 1e21, -1e308, 5e-324, Number.POSITIVE_INFINITY, 20_270];

const nested = (levels: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 'deep';
  for (let level = 0; level < levels; level += 1) value = wrap(value);
  return value;
};

/** The own fields of an object, including one with the name `__proto__`. */
function withOwn(object: object, name: string, value: unknown): object {
  const copy = { ...object };
  Object.defineProperty(copy, name, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}

const polluted = {
  planId: 'H0000000000',
  planName: 'Polluted',
  isEnrolled: true,
  value: 'polluted',
  code: 4,
};

const garbage = (random: Random): unknown =>
  pick<() => unknown>(random, [
    () => null,
    () => undefined,
    () => pick(random, [true, false]),
    () => pick(random, numbers),
    () => pick(random, texts),
    () => pick(random, texts),
    () => pick<unknown>(random, [[], {}, [[]], [null], [{}], { length: 2, 0: 'a', 1: 'b' }, { value: null }]),
    () => nested(pick(random, [3, 60, 400]), (inner) => [inner]),
    () => nested(pick(random, [3, 60, 400]), (inner) => ({ [pick(random, ['data', 'value', 'a'])]: inner })),
    () => withOwn({}, pick(random, names), pick<unknown>(random, [polluted, 'text', null, [polluted]])),
  ])();

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const changeText = (text: string, random: Random): unknown =>
  pick<() => unknown>(random, [
    () => ` ${text}\n`,
    () => text.slice(0, below(random, text.length)),
    () => text + pick(random, texts),
    () => text.toUpperCase(),
    () => Number(text),
    () => [text],
    () => ({ value: text }),
    () => JSON.stringify(text),
    () => garbage(random),
  ])();

const changeNumber = (number: number, random: Random): unknown =>
  pick<() => unknown>(random, [
    () => String(number),
    () => `$${number}`,
    () => -number,
    () => number + 0.1,
    () => pick(random, numbers),
    () => [number],
    () => garbage(random),
  ])();

const changeList = (list: readonly unknown[], random: Random): unknown => {
  const place = below(random, list.length + 1);
  return pick<() => unknown>(random, [
    () => list.toSpliced(place, 1),
    () => list.toSpliced(place, 0, garbage(random)),
    () => list.toSpliced(place, 0, list[below(random, list.length)]),
    () => list.toSpliced(place, 0, list),
    () => list.toReversed(),
    () => [],
    () => Object.fromEntries(list.entries()),
    () => list[0],
    () => JSON.stringify(list),
    () => list.filter((entry) => typeof entry === 'string').join(),
    () => garbage(random),
  ])();
};

const changeRecord = (record: Record<string, unknown>, random: Random): unknown => {
  const key = pick(random, [...Object.keys(record), 'value']);
  const rest = Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
  return pick<() => unknown>(random, [
    () => rest,
    () => rest,
    () => withOwn(rest, `${key}s`, record[key]),
    () => withOwn(record, '__proto__', pick<unknown>(random, [polluted, record, 'polluted', 7, true])),
    () => withOwn(record, pick(random, names), pick<unknown>(random, [polluted, record, garbage(random)])),
    () => withOwn(record, pick(random, ['wire', 'value', 'toJSON', 'x']), garbage(random)),
    () => withOwn(record, key, record),
    () => withOwn(record, key, record[pick(random, Object.keys(record).concat('value'))]),
    () => Object.values(record),
    () => [record],
    () => JSON.stringify(record),
    () => garbage(random),
  ])();
};

/** One change, here or further down; text that holds JSON is changed within, too. */
function change(value: unknown, random: Random): unknown {
  const isHere = random() < 0.2;
  if (Array.isArray(value)) {
    if (isHere || value.length === 0) return changeList(value, random);
    const place = below(random, value.length);
    return value.with(place, change(value[place], random));
  }
  if (isRecord(value)) {
    const keys = Object.keys(value);
    if (isHere || keys.length === 0) return changeRecord(value, random);
    const key = pick(random, keys);
    return withOwn(value, key, change(value[key], random));
  }
  if (typeof value === 'string') {
    const inner = /^[[{]/.test(value) && random() < 0.8 ? parsed(value) : undefined;
    return typeof inner === 'object' ? JSON.stringify(change(inner, random)) : changeText(value, random);
  }
  if (typeof value === 'number') return changeNumber(value, random);
  return garbage(random);
}

function afterSomeBrace(text: string, random: Random, inserted: string): string {
  const braces = [...text.matchAll(/\{(?=")/g)];
  const place = braces.length > 0 ? pick(random, braces).index + 1 : 0;
  return text.slice(0, place) + inserted + text.slice(place);
}

const brokenTexts = (text: string, random: Random): string =>
  pick<() => string>(random, [
    () => text.slice(0, below(random, text.length)),
    () => text.slice(1 + below(random, text.length)),
    () => text + text,
    () => text.replaceAll('"', "'"),
    () => text.replace(/[}\]]/, ''),
    () => text.replace(/:\s*("[^"]*"|\d+)/, ':NaN'),
    () => text.replace(/\d+/, TOO_LARGE),
    () => afterSomeBrace(text, random, '"__proto__":{"planId":"H0000000000","value":"polluted"},'),
    () => afterSomeBrace(text, random, '"__proto__":"polluted",'),
    () => `\ufeff${text}`,
    () => `<!doctype html><title>Please wait</title>${text}`,
    () => '',
  ])();

/** The text of an invalid response. Rarely, it is no JSON at all. */
export function mutate(good: unknown, random: Random): string {
  if (random() < 0.06) return brokenTexts(textOfResponse(good), random);
  let value = good;
  for (let times = pick(random, [1, 1, 1, 1, 2, 2, 3, 6]); times > 0; times -= 1)
    value = change(value, random);
  return textOfResponse(value);
}
