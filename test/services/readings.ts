/**
 * The valid results of a response, field by field: a second description of the parsers, written from the
 * documents. A reading returns the fault of a value that was parsed from a value in service format.
 * `undefined`: no fault.
 */
import { dialedNumber } from '../../src/domain/phone';

/** The location and the description of a fault. */
export type Finding = string | undefined;
export type Reading = (out: unknown, wire: unknown, path: string) => Finding;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 160 ? `${text.slice(0, 160)} …` : text;
};

const differs = (out: unknown, expected: unknown, path: string): Finding =>
  Object.is(out, expected) ? undefined : `${path} is ${shown(out)} where ${shown(expected)} was sent`;

/** The first fault. */
function firstOf(findings: Iterable<Finding>): Finding {
  for (const finding of findings) if (finding !== undefined) return finding;
  return undefined;
}

/** An own field. Inherited properties do not count. */
const own = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** The same by a path. */
export const at = (wire: unknown, path: string): unknown => path.split('.').reduce(own, wire);

/** The first of these fields that has a text. */
export const first =
  (...names: string[]) =>
  (wire: unknown): unknown =>
    names.map((name) => at(wire, name)).find(isText);

/** Text without blanks around it, or a number as text; blank, "null" and "undefined" are no value (RULES-14). */
export function textIn(wire: unknown): string | undefined {
  const text = Number.isFinite(wire) ? String(wire) : wire;
  if (typeof text !== 'string' || ['', 'null', 'undefined'].includes(text.trim())) return undefined;
  return text.trim();
}

export const isText = (wire: unknown): boolean => textIn(wire) !== undefined;

/** A number, or text such as "$12.30", "1,250.00" or "−2" (contract §7). */
export function numberIn(wire: unknown): number | undefined {
  const digits = textIn(wire)
    ?.replaceAll(/[$,\s]/g, '')
    .replace('−', '-');
  const isNumber = typeof wire === 'number' || (digits !== undefined && /^-?[\d.]*\d[\d.]*$/.test(digits));
  const number = typeof wire === 'number' ? wire : Number(digits);
  return isNumber && Number.isFinite(number) ? number : undefined;
}

const words = { true: ['true', 'yes', 'y', '1'], false: ['false', 'no', 'n', '0'] };

export const flagIn = (wire: unknown): boolean | undefined => {
  if (typeof wire === 'boolean') return wire;
  const word = textIn(wire)?.toLowerCase() ?? '';
  return words.true.includes(word) ? true : words.false.includes(word) ? false : undefined;
};

export const text: Reading = (out, wire, path) => differs(out, textIn(wire), path);
export const number: Reading = (out, wire, path) => differs(out, numberIn(wire), path);
export const flag: Reading = (out, wire, path) => differs(out, flagIn(wire), path);

/** A text that cannot be dialed is no phone number. */
export const phoneNumber: Reading = (out, wire, path) => {
  const written = textIn(wire);
  const isDialed = written !== undefined && dialedNumber(written) !== undefined;
  return differs(out, isDialed ? written : undefined, path);
};

/** A documented value instead of none. */
export const textOr =
  (byDefault: string): Reading =>
  (out, wire, path) =>
    differs(out, textIn(wire) ?? byDefault, path);
export const flagOr =
  (byDefault: boolean): Reading =>
  (out, wire, path) =>
    differs(out, flagIn(wire) ?? byDefault, path);

const spellings: Record<string, RegExp> = {
  MA: /^ma$/,
  MAPD: /^mapd$/,
  PDP: /^pdp$/,
  MS: /^(ms|medsupp|medicaresupplement)$/,
  SNP: /snp|^(chronic|cs|dual|institutional|institutionaliesnp|iesnp)$/,
};

/** A documented plan type in any spelling (DATA-14, OPEN-A119). */
export function planTypeIn(wire: unknown): string | undefined {
  const name = (textIn(wire) ?? '').toLowerCase();
  const letters = name.replaceAll(/[^a-z]/g, '');
  return Object.keys(spellings).find((type) => spellings[type]!.test(letters));
}
export const planType: Reading = (out, wire, path) => differs(out, planTypeIn(wire), path);

/** Date and time as in the response. Without a time, midnight (OPEN-A007). */
export const wallClock: Reading = (out, wire, path) => {
  const sent = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d))?)?/.exec(textIn(wire) ?? '') ?? undefined;
  const time = sent && `${sent[1]!}T${sent[2] ?? '00:00'}:${sent[3] ?? '00'}`;
  const moment = new Date(`${time ?? ''}Z`);
  const isReal =
    time !== undefined && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(time);
  return differs(out, isReal ? time : undefined, path);
};

/** Like the wire, field by field; no value is like a missing field. */
function isLike(out: unknown, wire: unknown): boolean {
  if (Object.is(out, wire)) return true;
  if (Array.isArray(out) && Array.isArray(wire))
    return out.length === wire.length && out.every((entry, place) => isLike(entry, wire[place]));
  if (!isRecord(out) || !isRecord(wire)) return false;
  return [...new Set([...Object.keys(out), ...Object.keys(wire)])].every((key) =>
    isLike(own(out, key), own(wire, key)),
  );
}

/** Passed on unchanged. */
export const asItCame: Reading = (out, wire, path) =>
  isLike(out, wire) ? undefined : `${path} is ${shown(out)} where ${shown(wire)} was sent`;

/** A record whose fields come from the given places of the wire's record, and that has no others. */
export const record =
  (fields: Record<string, [from: string | ((wire: unknown) => unknown), reading: Reading]>): Reading =>
  (out, wire, path) => {
    if (!isRecord(out)) return `${path} is ${shown(out)}, no object`;
    const strange = Object.keys(out).find((name) => !Object.hasOwn(fields, name) && out[name] !== undefined);
    if (strange !== undefined) return `${path}.${strange} is ${shown(out[strange])}, which no one has sent`;
    return firstOf(
      Object.entries(fields).map(([name, [from, reading]]) =>
        reading(own(out, name), typeof from === 'string' ? at(wire, from) : from(wire), `${path}.${name}`),
      ),
    );
  };

/** Fields with the same names in the response. */
export const fields = (
  reading: Reading,
  ...names: string[]
): Record<string, [from: string, reading: Reading]> =>
  Object.fromEntries(names.map((name) => [name, [name, reading]]));

/** `undefined`, unless the response has the required fields. */
export const when =
  (isReadable: (wire: unknown) => boolean, reading: Reading): Reading =>
  (out, wire, path) =>
    isReadable(wire) ? reading(out, wire, path) : differs(out, undefined, path);

const itemsOf = (wire: unknown): unknown[] => (Array.isArray(wire) ? (wire as unknown[]) : []);

/**
 * A list in its order. An item that cannot be read drops out, and only that one: all the others remain, each read from its
 * own item of the wire.
 */
export const list =
  (item: Reading, isReadable: (wire: unknown) => boolean = () => true): Reading =>
  (out, wire, path) => {
    if (!Array.isArray(out)) return `${path} is ${shown(out)}, no list`;
    const items = itemsOf(wire).filter(isReadable);
    return (
      (out.length === items.length
        ? undefined
        : `${path} has ${out.length} items where ${items.length} can be read`) ??
      firstOf(items.map((entry, place) => item(out[place], entry, `${path}[${place}]`)))
    );
  };

/** A set is a list without duplicates. */
export const setOf =
  (item: Reading, isReadable: (wire: unknown) => boolean, valueOf: (wire: unknown) => unknown): Reading =>
  (out, wire, path) => {
    if (!(out instanceof Set)) return `${path} is ${shown(out)}, no set`;
    const firsts = new Map(
      itemsOf(wire)
        .filter(isReadable)
        .map((entry) => [valueOf(entry), entry]),
    );
    return list(item)([...out], [...firsts.values()], path);
  };

/** The valid fields of an object, with their names unchanged. */
export const tableOf =
  (read: (wire: unknown) => unknown): Reading =>
  (out, wire, path) => {
    if (!isRecord(out)) return `${path} is ${shown(out)}, no object`;
    const entries = isRecord(wire) ? Object.entries(wire) : [];
    const readable = entries.filter(([, value]) => read(value) !== undefined);
    if (Object.keys(out).length !== readable.length)
      return `${path} has ${Object.keys(out).length} entries where ${readable.length} can be read`;
    return firstOf(readable.map(([name, value]) => differs(own(out, name), read(value), `${path}.${name}`)));
  };
export const tableOfNumbers = tableOf(numberIn);
export const tableOfFlags = tableOf(flagIn);

/** Ids as a list, or as text separated by commas (OPEN-A088). */
export const idsIn = (wire: unknown): string[] =>
  (Array.isArray(wire) ? (wire as unknown[]) : (textIn(wire) ?? '').split(',')).flatMap(
    (id) => textIn(id) ?? [],
  );
export const ids: Reading = (out, wire, path) => asItCame(out, idsIn(wire), path);

/** Ends in a value that is computed from the whole wire. */
export const derived =
  (expected: (wire: unknown) => unknown): Reading =>
  (out, wire, path) =>
    differs(out, expected(wire), path);

export const hasText =
  (...names: string[]) =>
  (wire: unknown): boolean =>
    names.every((name) => isText(at(wire, name)));
export const hasNumber =
  (...names: string[]) =>
  (wire: unknown): boolean =>
    names.every((name) => numberIn(at(wire, name)) !== undefined);

/** `undefined`, or an object without fields. */
export const nothing: Reading = (out, _wire, path) => {
  const isEmpty =
    isRecord(out) && Object.values(out).every((value) => value === undefined || isLike(value, []));
  return out === undefined || isEmpty ? undefined : `${path} is ${shown(out)}, which no one has sent`;
};

export const allOf =
  (...readings: Reading[]): Reading =>
  (out, wire, path) =>
    firstOf(readings.map((reading) => reading(out, wire, path)));
