/** Configuration: the JSON blocks and `window.shopperProfileConfig`. */
import {
  stemOf,
  textFaults,
  textsOf,
  unknownLanguage,
  unknownTextLanguages,
  UNREAD_BLOCK,
} from '../../elements/page-faults';
import { missingSettings, unknownRoutePlaceholders } from '../../elements/settings-faults';
import { whyNotJson, withNearestKey } from '../../src/config/advice';
import { isEnvironmentKnown } from '../../src/config/derived';
import { resolveConfig, settings, type Config } from '../../src/config/settings';
import { nearestName } from '../../src/domain/nearest-name';
import type { Placed } from './check-tags';
import type { Report } from './findings';
import { placeholdersByKey } from './generated/texts';
import { isLocalHost, named, type Page, type Tag } from './page';

const CONFIG = 'data-shopper-profile-config';
const ANSWERS = 'data-shopper-profile-answers';
const keys = 'see docs/reference/configuration.md';
const goLive = 'see "Set before you go live" in docs/guides/brand-engineer.md';

const known: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(placeholdersByKey).map(([key, names]) => [key, new Set(names)]),
);

interface Block {
  value: unknown;
  text: string;
  offset: number;
}

/** Reads an object of JavaScript that is nearly JSON. `undefined` for one that needs to run. */
function literalOf(text: string): unknown {
  const json = text
    .replace(/\/\*[\s\S]*?\*\/|(?<![:"'\w])\/\/.*$/gm, '')
    .replace(/'((?:[^'\\\n]|\\.)*)'/g, (_, inner: string) => JSON.stringify(inner.replaceAll("\\'", "'")))
    .replace(/([{,]\s*)([A-Za-z_$][\w$]*)\s*:/g, '$1"$2":')
    .replace(/,(\s*[}\]])/g, '$1');
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The text from an opening brace to its end. */
function braced(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}' && (depth -= 1) === 0) return text.slice(from, at + 1);
  }
  return '';
}

function assignedIn({ content, contentOffset }: Tag, report: Report): Block[] {
  return [...content.matchAll(/window\.(\w*rofile\w*)\s*=\s*(?=\{)/g)].flatMap((found) => {
    const [all, name = ''] = found;
    const offset = contentOffset + found.index;
    if (name !== 'shopperProfileConfig') {
      const isMeant = nearestName(name, ['shopperProfileConfig']) !== undefined && /conf/i.test(name);
      if (isMeant)
        report(
          { offset },
          `window.${name} is not read; did you mean window.shopperProfileConfig?`,
          'correct the name',
        );
      return [];
    }
    const text = braced(content, found.index + all.length);
    const value = literalOf(text);
    return value === undefined ? [] : [{ value, text, offset }];
  });
}

/** A script that may set what the check cannot read. */
const mayConfigure = ({ content }: Tag): boolean => /shopperProfile(Config|\?*\.configure)\b/.test(content);

function blockOf(tag: Tag, report: Report): Block[] {
  const { attributes, offset, content, contentOffset } = tag;
  for (const [name] of attributes) {
    if (!name.startsWith('data-shop') || name === CONFIG || name === ANSWERS) continue;
    const nearest = nearestName(name, [CONFIG, ANSWERS]) ?? CONFIG;
    report({ offset }, `${name}: there is no such attribute; did you mean ${nearest}?`, 'correct the name');
  }
  if (!attributes.has(CONFIG)) return [];
  if (attributes.get('type')?.trim().toLowerCase() !== 'application/json') {
    report({ offset }, UNREAD_BLOCK, 'write type="application/json"');
    return [];
  }
  if (attributes.has('src')) {
    report({ offset }, 'the configuration is not loaded from src', 'write the JSON between the tags');
    return [];
  }
  try {
    return [{ value: JSON.parse(content.trim() || '{}'), text: content, offset: contentOffset }];
  } catch {
    const reason = whyNotJson(content);
    report(
      { offset },
      `the <script ${CONFIG}> block is not JSON${reason}; it is ignored`,
      'correct the JSON; lines are counted from the script tag',
    );
    return [];
  }
}

/** Position of a key such as `phones.tollfree` in the text of a block. */
function offsetOf(path: string, { text, offset }: Block): number {
  const key = path.split('.').at(-1) ?? '';
  const at = text.search(new RegExp(`["']?\\b${key.replaceAll(/[^\w]/g, '\\$&')}["']?\\s*:`));
  return offset + Math.max(at, 0);
}

/** Values that docs and demos use: numbers and hosts that belong to no one. */
const EXAMPLE =
  /\b555-?01\d\d\b|\bexample\.(?:com|org|net)\b|\.example\b|\byour-?(?:site|domain)\b|\bTODO\b/i;

function checkExamples(block: Block, report: Report): void {
  const [found] = EXAMPLE.exec(block.text) ?? [];
  if (!found) return;
  report(
    { offset: block.offset + block.text.search(EXAMPLE) },
    `the configuration has a value of the docs: ${found}`,
    'write the numbers and hosts of your site',
  );
}

/** Reports what is wrong with the configuration, and returns the one that counts. */
export function checkConfig(
  page: Page,
  placed: readonly Placed[],
  isPartner: boolean,
  report: Report,
): Config {
  const scripts = named(page, 'script');
  const inline = scripts.filter(({ attributes }) => !attributes.has('src'));
  const assigned = inline.map((tag) => ({ tag, blocks: assignedIn(tag, report) }));
  const isComputed = assigned.some((one) => one.blocks.length === 0 && mayConfigure(one.tag));
  const blocks = [
    ...assigned.flatMap((one) => one.blocks),
    ...scripts.flatMap((tag) => blockOf(tag, report)),
  ];
  for (const block of blocks)
    for (const problem of resolveConfig([block.value]).problems) {
      const [path = ''] = problem.split(':');
      report({ offset: offsetOf(path, block) }, withNearestKey(problem, settings), keys);
    }
  const { config } = resolveConfig(blocks.map(({ value }) => value));
  const at = blocks[0] ?? { text: '', value: {}, offset: placed[0]?.at.offset ?? 0 };
  const say = (problem: string | undefined, path: string, todo: string): void => {
    const block = blocks.find(({ text }) => text.includes(path.split('.').at(-1) ?? path)) ?? at;
    if (problem) report({ offset: offsetOf(path, block) }, problem, todo);
  };
  say(unknownLanguage('locale', config.locale ?? ''), 'locale', 'write en or es');
  for (const problem of unknownTextLanguages(config.texts)) say(problem, 'texts', 'write en or es');
  for (const [key, text] of textsOf(config.texts))
    for (const problem of textFaults(key, text, known))
      say(problem, key, `see docs/reference/texts.md${known.has(stemOf(key)) ? '' : ' for all keys'}`);
  for (const problem of unknownRoutePlaceholders(config))
    say(problem, /routes\.([\w.]+)/.exec(problem)?.[1] ?? '', keys);
  if (isPartner || isComputed || placed.length === 0) return config;

  const isOnPage = (element: string): boolean =>
    placed.some(({ tag }) => tag === `shopper-profile-${element}` || tag === 'shopper-profile-page');
  const host = page.url?.hostname ?? '';
  // Not on the computer of a developer, and not in an environment that is named as one for tests.
  const isLive = page.url ? !isLocalHost(host) : [null, 'Online'].includes(config.environment);
  if (!isLive) return config;
  for (const problem of missingSettings(config, host, isOnPage)) {
    // The host of a page in a folder is not known.
    const isAboutHost = problem.startsWith('environment ') && !page.url;
    if (isAboutHost && (isEnvironmentKnown(config, host) || Object.keys(config.analytics.hosts).length > 0))
      continue;
    report({ offset: at.offset }, problem, goLive);
  }
  if (config.phones.tollFree === '')
    report(
      { offset: at.offset },
      'phones.tollFree is not set: no number shows until the service has responded, or if it fails',
      goLive,
    );
  for (const block of blocks) checkExamples(block, report);
  return config;
}
