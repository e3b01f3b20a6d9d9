import * as v from 'valibot';
import { isRecord, toBoolean, toNumber, toText } from '../domain/coerce';

/**
 * Building blocks for the shapes that services send. They are tolerant by construction: a missing or mistyped
 * field reads as no value, one bad item drops out of its list, and nothing throws (contract §4, MODEL-26).
 */
export const text = v.optional(v.pipe(v.unknown(), v.transform(toText)));
export const number = v.optional(v.pipe(v.unknown(), v.transform(toNumber)));
export const boolean = v.optional(v.pipe(v.unknown(), v.transform(toBoolean)));

/** Without these the item around them is unreadable. */
export const requiredText = v.pipe(v.unknown(), v.transform(toText), v.string());
export const requiredNumber = v.pipe(v.unknown(), v.transform(toNumber), v.number());

const readableOf = <Item extends v.GenericSchema>(item: Item, entries: unknown[]): v.InferOutput<Item>[] =>
  entries.flatMap((entry) => {
    const parsed = v.safeParse(item, entry);
    return parsed.success ? [parsed.output] : [];
  });

export const list = <Item extends v.GenericSchema>(item: Item) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => readableOf(item, Array.isArray(value) ? value : [])),
    ),
    [],
  );

/** A list for which an empty one and a missing one mean different things. */
export const optionalList = <Item extends v.GenericSchema>(item: Item) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => (Array.isArray(value) ? readableOf(item, value) : undefined)),
    ),
  );

/** An object of readable values; unreadable ones are left out. */
export const table = <Value>(read: (value: unknown) => Value | undefined) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value): Record<string, Value> => {
        const entries = isRecord(value) ? Object.entries(value) : [];
        return Object.fromEntries(
          entries.flatMap(([name, entry]) => {
            const readable = read(entry);
            return readable === undefined ? [] : [[name, readable]];
          }),
        );
      }),
    ),
    {},
  );

/** An object with these fields; a list is none. */
export const object = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.custom<Record<string, unknown>>(isRecord), v.object(entries));

/** An object that may be missing: then all of its fields are. */
export const group = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => (isRecord(value) ? value : {})),
      v.object(entries),
    ),
    {},
  );

/** An object with itself, as it came, in its field `wire`: for fields that are not known beforehand, or sent back. */
export const withItself = v.pipe(
  v.unknown(),
  v.transform((wire) => (isRecord(wire) ? { ...wire, wire } : wire)),
);
