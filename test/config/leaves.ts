import { isPlainObject, type Setting } from '../../src/config/setting';
import { settings } from '../../src/config/settings';

export interface Leaf {
  /** In the format of problem messages: `phones.tty`. */
  path: string;
  keys: readonly string[];
  setting: Setting<unknown>;
}

const isSetting = (node: unknown): node is Setting<unknown> =>
  isPlainObject(node) && typeof node.accepts === 'function';

function* walk(node: object, keys: readonly string[]): Generator<Leaf> {
  for (const [key, child] of Object.entries(node) as [string, unknown][]) {
    const inner = [...keys, key];
    if (isSetting(child)) yield { path: inner.join('.'), keys: inner, setting: child };
    else yield* walk(child as object, inner);
  }
}

/** Every key of the configuration that holds a value. */
export const leaves: readonly Leaf[] = [...walk(settings, [])];

export const valueAt = (tree: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], tree);

/** `at(['phones', 'tty'], 711)` is `{ phones: { tty: 711 } }`. */
export const at = (keys: readonly string[], value: unknown): unknown =>
  keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
