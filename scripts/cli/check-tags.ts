/** Tags and placeholders: names, attributes, nesting. */
import {
  classWithoutPrefix,
  isAuthorsAttribute,
  nestedTags,
  TAG_PREFIX,
  unknownAttribute,
  unknownLanguage,
  unknownPlaceholder,
  unknownTag,
} from '../../elements/page-faults';
import { nearestName } from '../../src/domain/nearest-name';
import { parseAttribute, type Parsed } from '../../src/element-kit/attributes';
import { attributesOf, byTag, tagNames } from './elements';
import type { Report } from './findings';
import type { Page, Tag } from './page';

const NAME_ATTRIBUTE = 'data-shopper-profile';
const names = tagNames.map((tag) => tag.slice(TAG_PREFIX.length));

/** Attributes of the platform that an author may write on any tag. */
const GLOBAL =
  'id class style title hidden dir slot part tabindex is role translate inert key ref exportparts itemid itemprop itemref itemscope itemtype nonce accesskey'.split(
    ' ',
  );

const CURLY = /[“”„″‘’]/;

const reference = 'see docs/reference/elements.md for the tags and their attributes';

/** One of our elements on the page, written as a tag or as a placeholder. */
export interface Placed {
  /** Full tag name. */
  tag: string;
  /** Attributes of the element, without `data-` of a placeholder. */
  attributes: ReadonlyMap<string, string>;
  at: Tag;
}

/** The name that a placeholder has, as the bundle reads it. */
function placeholderName(tag: Tag): string | undefined {
  const [, fromClass] = /\bis-shopper-profile-([\w-]+)/.exec(tag.attributes.get('class') ?? '') ?? [];
  return (tag.attributes.get(NAME_ATTRIBUTE) ?? fromClass)?.trim().toLowerCase().replace(TAG_PREFIX, '');
}

const withoutData = (attributes: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map(
    [...attributes].flatMap(([name, value]) =>
      name.startsWith('data-') && name !== NAME_ATTRIBUTE ? [[name.slice('data-'.length), value]] : [],
    ),
  );

/** All elements that the page places. */
export function placedOn(page: Page): Placed[] {
  return page.tags.flatMap((at) => {
    if (byTag.has(at.name)) return [{ tag: at.name, attributes: at.attributes, at }];
    const name = placeholderName(at);
    const tag = TAG_PREFIX + (name ?? '');
    return byTag.has(tag) ? [{ tag, attributes: withoutData(at.attributes), at }] : [];
  });
}

/** Names of custom elements have a hyphen; ours with an underscore or without a hyphen are meant to be tags, too. */
function checkName({ name, offset }: Tag, report: Report): void {
  if (byTag.has(name)) return;
  const written = /^shop\w*[_a-z]/.test(name) ? name.replaceAll('_', '-') : name;
  if (!written.includes('-') && !written.startsWith('shopp')) return;
  const fault = written === name || !byTag.has(written) ? unknownTag(written, tagNames) : undefined;
  if (fault) report({ offset }, fault.replace(`<${written}>`, `<${name}>`), reference);
  else if (written !== name)
    report({ offset }, `<${name}>: there is no such element; did you mean <${written}>?`, reference);
}

function checkPlaceholder(tag: Tag, report: Report): void {
  const { attributes, offset } = tag;
  for (const [name] of attributes)
    if (!attributes.has(NAME_ATTRIBUTE) && nearestName(name, [NAME_ATTRIBUTE]) && tag.name !== 'script')
      if (name.startsWith('data-'))
        report({ offset }, `${name}: there is no such attribute; did you mean ${NAME_ATTRIBUTE}?`, reference);
  const name = placeholderName(tag);
  if (name !== undefined && !names.includes(name)) {
    const from = attributes.has(NAME_ATTRIBUTE) ? { attribute: NAME_ATTRIBUTE } : ('class' as const);
    report({ offset }, unknownPlaceholder(name, from, names), reference);
  }
  if (name === undefined || byTag.has(tag.name)) return;
  for (const [attribute] of attributes)
    if (attribute in (byTag.get(TAG_PREFIX + name)?.attributes ?? {}))
      report(
        { offset },
        `${NAME_ATTRIBUTE} "${name}": ${attribute} has no effect on a placeholder`,
        `write data-${attribute}`,
      );
}

function checkClasses(tag: Tag, report: Report): void {
  for (const written of (tag.attributes.get('class') ?? '').split(/\s+/)) {
    if (!written.startsWith(TAG_PREFIX) || !byTag.has(written)) continue;
    const isAround =
      tag.name === written ||
      tag.ancestors.includes(written) ||
      tag.inside.some(({ name, attributes }) => name === written || attributes.has(NAME_ATTRIBUTE));
    if (!isAround)
      report({ offset: tag.offset }, classWithoutPrefix(written), 'write the class with is- before it');
  }
}

function checkAttributes({ tag, attributes, at }: Placed, report: Report): void {
  const specs = attributesOf(tag);
  const known = Object.keys(specs);
  const { offset } = at;
  for (const [name, value] of attributes) {
    const spec = specs[name];
    if (spec) {
      const parsed: Parsed = parseAttribute(spec, value);
      if (!parsed.ok)
        report(
          { offset },
          `<${tag}> ${name}: expected ${parsed.expected}`,
          CURLY.test(value) ? 'replace the curly quotes with straight ones' : `correct the value of ${name}`,
        );
      else if (CURLY.test(value))
        report({ offset }, `<${tag}> ${name}: its value has curly quotes`, 'write straight quotes');
    } else if (!GLOBAL.includes(name) && at.name === tag && isAuthorsAttribute(name)) {
      const fault = unknownAttribute(tag, name, known) ?? `<${tag}> ${name}: there is no such attribute`;
      report({ offset }, fault, reference);
    }
  }
  if (attributes.get('hidden') === 'false')
    report({ offset }, `<${tag}> hidden="false" hides the element`, 'remove the attribute');
  const fault = unknownLanguage(`lang of <${tag}>`, at.lang);
  if (fault) report({ offset }, fault, 'set lang to en or es on the tag, or around it');
}

/** Where the parser of a browser, or the layout, gives another result than what is written. */
function checkPlace({ tag, at }: Placed, page: Page, report: Report): void {
  const { offset } = at;
  const isTag = at.name === tag;
  if (isTag && at.isSelfClosed)
    report(
      { offset },
      `<${tag} />: "/>" closes nothing, so the rest of the page is inside of it`,
      `write </${tag}>`,
    );
  else if (isTag && !at.isClosed) report({ offset }, `<${tag}> is not closed`, `write </${tag}>`);
  const inner = at.inside.find(({ name }) => byTag.has(name));
  if (inner && isTag)
    report({ offset }, nestedTags(tag, inner.name), `write </${tag}> before <${inner.name}>`);
  const head = page.text.search(/<head[\s>]/i);
  if (offset < page.headEnd && offset > head)
    report({ offset }, `<${tag}> is in <head>, which ends there`, 'move it into <body>');
  const around = at.ancestors.find((name) => ['p', 'button', 'a', 'label', 'noscript', 'svg'].includes(name));
  if (around)
    report(
      { offset },
      `<${tag}> is inside <${around}>, which cannot contain it`,
      `move it out of <${around}>`,
    );
  // The parser has moved it out already.
  const before = page.text.slice(0, offset);
  if (before.lastIndexOf('<table') > before.lastIndexOf('</table') && !at.ancestors.includes('table'))
    report({ offset }, `<${tag}> is in <table>, so browsers move it out`, 'put it into a <td>, or outside');
}

/** Elements that make sense several times on a page. */
const OFTEN = ['help', 'faq', 'disclosures', 'take-along', 'extra-help'].map((name) => TAG_PREFIX + name);

function checkTogether(placed: readonly Placed[], isCompareOn: boolean, report: Report): void {
  const first = new Map<string, Placed>();
  const whole = placed.find(({ tag }) => tag === 'shopper-profile-page');
  const contains = byTag.get('shopper-profile-page')?.contains ?? [];
  for (const one of placed) {
    const { tag, at } = one;
    if (first.has(tag) && !OFTEN.includes(tag))
      report({ offset: at.offset }, `<${tag}> is on the page twice, so it shows twice`, 'remove one of them');
    else if (whole && contains.includes(tag))
      report(
        { offset: at.offset },
        `<${tag}> shows twice: <shopper-profile-page> contains it`,
        'remove it, or place all elements one by one',
      );
    first.set(tag, first.get(tag) ?? one);
  }
  const plans = first.get('shopper-profile-plans');
  const compare = first.get('shopper-profile-compare');
  if (compare && !plans && !whole)
    report(
      { offset: compare.at.offset },
      '<shopper-profile-compare> shows nothing without <shopper-profile-plans>',
      'place the plans above it',
    );
  const value = plans?.attributes.get('compare-in-page');
  const isWanted = value === undefined ? isCompareOn : value !== 'false';
  if (plans && isWanted && !compare)
    report(
      { offset: plans.at.offset },
      'compare-in-page has nothing to show: <shopper-profile-compare> is missing',
      'place <shopper-profile-compare> below the plans',
    );
  const nav = first.get('shopper-profile-nav');
  if (nav && !['plans', 'drugs', 'doctors'].some((name) => first.has(TAG_PREFIX + name)))
    report(
      { offset: nav.at.offset },
      '<shopper-profile-nav> switches between plans, drugs and doctors, and none of them is on the page',
      'place at least one of them',
    );
}

function checkIds(page: Page, placed: readonly Placed[], report: Report): void {
  for (const { tag, at } of placed) {
    const id = at.attributes.get('id');
    if (id && page.tags.some((other) => other !== at && other.attributes.get('id') === id))
      report(
        { offset: at.offset },
        `<${tag}> has an id that is on the page twice`,
        'give it an id of its own',
      );
  }
}

/** Editors turn tags into text, and some quotes into curly ones. */
function checkTexts(page: Page, report: Report): void {
  for (const { text, offset, parent } of page.texts) {
    const found = /<(shopper-profile-[\w-]+)/.exec(text);
    const tag = found?.[1];
    if (!found || !tag || ['code', 'pre', 'textarea', 'title', 'samp'].includes(parent)) continue;
    // Lines are right although the page writes `&lt;`.
    report(
      { offset: offset + found.index },
      `<${tag}> is text: shoppers read the tag`,
      'insert it in the HTML view of the editor',
    );
  }
  for (const { name, content, contentOffset } of page.tags)
    if (name === 'noscript' && content.includes(`<${TAG_PREFIX}`))
      report({ offset: contentOffset }, 'a tag in <noscript> never shows', 'move it out of <noscript>');
}

export function checkTags(page: Page, placed: readonly Placed[], isCompareOn: boolean, report: Report): void {
  for (const tag of page.tags) {
    checkName(tag, report);
    checkPlaceholder(tag, report);
    checkClasses(tag, report);
  }
  for (const one of placed) {
    checkAttributes(one, report);
    checkPlace(one, page, report);
  }
  checkTogether(placed, isCompareOn, report);
  checkIds(page, placed, report);
  checkTexts(page, report);
}
