import * as v from 'valibot';
import { isRecord, toBoolean, toNumber, toText } from '../domain/coerce';

/**
 * Schemas for service responses. They are tolerant: a missing or mistyped field is `undefined`, an invalid item is dropped
 * from its list, and nothing throws (contract §4, MODEL-26).
 */
export const text = v.optional(v.pipe(v.unknown(), v.transform(toText)));
export const number = v.optional(v.pipe(v.unknown(), v.transform(toNumber)));
export const boolean = v.optional(v.pipe(v.unknown(), v.transform(toBoolean)));

/** If one of these is missing, the item that contains it is invalid. */
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

/** A list for which empty and missing differ: `undefined` when it is missing. */
export const optionalList = <Item extends v.GenericSchema>(item: Item) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => (Array.isArray(value) ? readableOf(item, value) : undefined)),
    ),
  );

/** An object with values of one type; invalid values are dropped. */
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

/** An object with these fields; anything else, such as a list, is invalid. */
export const object = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.custom<Record<string, unknown>>(isRecord), v.object(entries));

/** An object that may be missing; then all of its fields are missing, too. */
export const group = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => (isRecord(value) ? value : {})),
      v.object(entries),
    ),
    {},
  );

/** Adds the unparsed object as field `wire`: for fields with configured names, and for sending it back. */
export const withItself = v.pipe(
  v.unknown(),
  v.transform((wire) => (isRecord(wire) ? { ...wire, wire } : wire)),
);
