import { isPlainObject, type PlainObject, type Setting, type ValuesOf } from './setting';

export interface ResolvedConfig<Config> {
  config: Config;
  /** One message per invalid value or unknown key, without the value itself: `phones.tty: expected string`. */
  problems: string[];
}

type Node = Setting<unknown> | { [key: string]: Node };

const isSetting = (node: Node): node is Setting<unknown> => typeof node.accepts === 'function';

const defaultOf = (node: Node): unknown =>
  isSetting(node)
    ? node.byDefault
    : Object.fromEntries(Object.entries(node).map(([key, child]) => [key, defaultOf(child)]));

/** Merges objects recursively; any other value replaces the one below. Skips `__proto__` (prototype pollution). */
const merge = (over: unknown, below: unknown): unknown => {
  if (!isPlainObject(over) || !isPlainObject(below)) return over;
  const merged: PlainObject = { ...below };
  for (const [key, value] of Object.entries(over))
    if (key !== '__proto__') merged[key] = merge(value, below[key]);
  return merged;
};

function apply(node: Node, over: unknown, below: unknown, path: string, problems: string[]): unknown {
  if (isSetting(node) && node.entry && isPlainObject(over)) {
    const { entry } = node;
    const merged: PlainObject = { ...(below as PlainObject) };
    for (const [key, value] of Object.entries(over)) {
      if (key === '__proto__') continue;
      const applied = apply(entry, value, merged[key], `${path}.${key}`, problems);
      if (applied !== undefined) merged[key] = applied;
    }
    return merged;
  }
  if (isSetting(node)) {
    if (node.accepts(over)) {
      if (node.isDoubtful?.(over)) problems.push(`${path}: ${node.warning ?? ''}`);
      return merge(over, below);
    }
    problems.push(`${path}: expected ${node.expected}`);
    return below;
  }
  if (!isPlainObject(over)) {
    problems.push(`${path || 'configuration'}: expected object`);
    return below;
  }
  const merged: PlainObject = { ...(below as PlainObject) };
  for (const [key, value] of Object.entries(over)) {
    const place = path ? `${path}.${key}` : key;
    const child = Object.hasOwn(node, key) ? node[key] : undefined;
    if (!child) problems.push(`${place}: unknown key`);
    else if (value !== undefined) merged[key] = apply(child, value, merged[key], place, problems);
  }
  return merged;
}

/**
 * Merges the sources over the defaults, first to last (contract §3: `window.shopperProfileConfig`, the JSON block, then each
 * `configure` call). An invalid value is dropped, so that an earlier source or the default applies.
 */
export function resolveTable<Table extends object>(
  table: Table,
  sources: readonly unknown[],
): ResolvedConfig<ValuesOf<Table>> {
  const problems: string[] = [];
  const node = table as unknown as Node;
  let config = defaultOf(node);
  for (const source of sources) config = apply(node, source, config, '', problems);
  return { config: config as ValuesOf<Table>, problems };
}
