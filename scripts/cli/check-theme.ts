/** Theme properties in the style sheets of the page: names, values, contrast. */
import { contrastRatio } from '../../src/domain/contrast';
import { nearestName } from '../../src/domain/nearest-name';
import { contrastFault, notAColor, themeColors } from '../../src/element-kit/theme-faults';
import { contrastPairs } from '../../src/styles/contrast-pairs';
import { brands, themeProperties, type ThemePropertyName } from '../../src/styles/theme-properties';
import { parseColor } from './colors';
import type { Report } from './findings';

const PREFIX = '--shopper-profile-';
const theme = 'see docs/reference/theme.md';

interface Declaration {
  /** Without `--shopper-profile-`. */
  name: string;
  value: string;
  offset: number;
}

interface Rule {
  selector: string;
  /** The at-rules around it. */
  around: string;
  declarations: Declaration[];
}

const withoutComments = (css: string): string =>
  css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));

/** The rules of a style sheet that set theme properties. */
function rulesOf(css: string): Rule[] {
  const text = withoutComments(css);
  const rules: Rule[] = [];
  const open: string[] = [];
  let start = 0;
  const declare = (end: number): void => {
    const [, name, value] =
      /^\s*--shopper-profile-([\w-]+)\s*:\s*([\s\S]*)$/.exec(text.slice(start, end)) ?? [];
    if (name === undefined || value === undefined) return;
    const selector = open.at(-1) ?? '';
    const around = open.slice(0, -1).join(' ');
    const offset = start + text.slice(start, end).search(/\S/);
    const declaration = { name, value: value.replace(/!important\s*$/, '').trim(), offset };
    const rule = rules.find((one) => one.selector === selector && one.around === around);
    if (rule) rule.declarations.push(declaration);
    else rules.push({ selector, around, declarations: [declaration] });
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign !== '{' && sign !== '}' && sign !== ';') continue;
    if (sign === '{') open.push(text.slice(start, at).trim());
    else {
      declare(at);
      if (sign === '}') open.pop();
    }
    start = at + 1;
  }
  declare(text.length);
  return rules;
}

const isLength = (value: string): boolean =>
  /^(0|[+-]?[\d.]+(px|r?em|ch|ex|lh|rlh|v\w+|cm|mm|in|pt|pc|%)|[a-z-]+\(.*\))$/i.test(value);

function checkDeclaration({ name, value, offset }: Declaration, report: Report): void {
  if (!Object.hasOwn(themeProperties, name)) {
    const nearest = nearestName(name, Object.keys(themeProperties));
    const question = nearest ? `; did you mean ${PREFIX}${nearest}?` : '';
    report({ offset }, `${PREFIX}${name}: there is no such property${question}`, theme);
    return;
  }
  const { syntax } = themeProperties[name as ThemePropertyName];
  if (value === '' || value.startsWith('var(')) return;
  if (syntax === '<color>' && parseColor(value) === null)
    report({ offset }, notAColor(name.replace('color-', '')), 'write a color of CSS, such as #0b4f8a');
  if (syntax === '<length>' && !isLength(value))
    report({ offset }, `${PREFIX}${name}: expected a length with a unit`, 'write a length such as 1.5em');
}

type Colors = ReadonlyMap<string, string>;

function checkContrast(set: Colors, own: Colors, offset: number, site: 'AMP' | 'UMS', report: Report): void {
  const index = brands.indexOf(site);
  const colorOf = (name: string) => {
    const byDefault = themeProperties[`color-${name}` as ThemePropertyName].byDefault as readonly string[];
    return parseColor(set.get(name) ?? byDefault[index] ?? byDefault[0] ?? '');
  };
  for (const pair of contrastPairs) {
    if (!own.has(pair.front) && !own.has(pair.back)) continue;
    const [front, back] = [colorOf(pair.front), colorOf(pair.back)];
    // A color that only a browser can compute, or none.
    if (!front || !back) continue;
    const fault = contrastFault(pair, contrastRatio(front, back), (name) => set.has(name));
    if (fault) report({ offset }, fault, theme);
  }
}

const colorsOf = (declarations: readonly Declaration[]): [string, string][] =>
  declarations.flatMap(({ name, value }) => {
    const color = name.replace('color-', '');
    return name.startsWith('color-') && themeColors.includes(color) ? [[color, value]] : [];
  });

/** Rules for the whole page come first; others add to them. */
const isForPage = ({ selector, around }: Rule): boolean =>
  around === '' && /(^|[\s,])(:root|html|body|:host)\b/.test(selector);

/** The colors of a page: those for all of it, then the other rules one by one. */
export function checkSheets(sheets: readonly { css: string; report: Report }[], site: 'AMP' | 'UMS'): void {
  const all = sheets.flatMap(({ css, report }) => rulesOf(css).map((rule) => ({ rule, report })));
  for (const { rule, report } of all)
    for (const declaration of rule.declarations) checkDeclaration(declaration, report);
  const ofPage = new Map(
    all.filter(({ rule }) => isForPage(rule)).flatMap(({ rule }) => colorsOf(rule.declarations)),
  );
  const last = all.findLast(({ rule }) => isForPage(rule) && colorsOf(rule.declarations).length > 0);
  if (last) checkContrast(ofPage, ofPage, last.rule.declarations[0]?.offset ?? 0, site, last.report);
  for (const { rule, report } of all) {
    if (isForPage(rule)) continue;
    const own = new Map(colorsOf(rule.declarations));
    checkContrast(new Map([...ofPage, ...own]), own, rule.declarations[0]?.offset ?? 0, site, report);
  }
}

export const mentionsTheme = (css: string): boolean => css.includes(PREFIX);
