/**
 * Reader settings that the toolbar emulates. A page cannot change the settings of the browser, but it can rewrite the
 * style rules that depend on them. The elements create all their style sheets with `replaceSync`.
 */
export interface Emulation {
  text: 'normal' | 'double';
  colors: 'brand' | 'forced';
  motion: 'full' | 'reduced';
  media: 'screen' | 'print';
}

const ALWAYS = '(width >= 0)';
const NEVER = '(width < 0)';

/** Returns the replacement of each media condition, by setting. */
const conditionsIn = ({ colors, motion, media }: Emulation): [condition: string, becomes: string][] => [
  ...(colors === 'forced'
    ? ([
        ['(forced-colors: active)', ALWAYS],
        ['(forced-colors: none)', NEVER],
      ] as [string, string][])
    : []),
  ...(motion === 'reduced'
    ? ([
        ['(prefers-reduced-motion: reduce)', ALWAYS],
        ['(prefers-reduced-motion: no-preference)', NEVER],
      ] as [string, string][])
    : []),
  ...(media === 'print'
    ? ([
        ['print', ALWAYS],
        ['screen', NEVER],
      ] as [string, string][])
    : []),
];

const conditions = new WeakMap<CSSMediaRule, string>();
/** Some rules set the font size of an element from the text size of the reader. `rewrite` changes these rules. */
/** Twice the text sizes that the reader has set in the browser. */
const doubled = { medium: '2rem', large: '2.25rem' } as const;
const readersSize = new WeakMap<CSSStyleRule, keyof typeof doubled>();

function rewrite(rule: CSSRule, emulation: Emulation): void {
  if (rule instanceof CSSMediaRule) {
    const written = conditions.get(rule) ?? rule.media.mediaText;
    conditions.set(rule, written);
    rule.media.mediaText = conditionsIn(emulation).reduce(
      (condition, [asked, becomes]) => condition.replace(asked, becomes),
      written,
    );
  }
  if (rule instanceof CSSStyleRule) {
    const { fontSize } = rule.style;
    if (fontSize in doubled && !readersSize.has(rule))
      readersSize.set(rule, fontSize as keyof typeof doubled);
    const size = readersSize.get(rule);
    if (size) rule.style.fontSize = emulation.text === 'double' ? doubled[size] : size;
  }
  if ('cssRules' in rule) for (const inner of (rule as CSSGroupingRule).cssRules) rewrite(inner, emulation);
}

const known = new Set<CSSStyleSheet>();
let current: Emulation = { text: 'normal', colors: 'brand', motion: 'full', media: 'screen' };

const rewriteSheet = (sheet: CSSStyleSheet): void => {
  for (const rule of sheet.cssRules) rewrite(rule, current);
};

const replace = CSSStyleSheet.prototype.replaceSync;
CSSStyleSheet.prototype.replaceSync = function (this: CSSStyleSheet, css) {
  replace.call(this, css);
  known.add(this);
  rewriteSheet(this);
};

/** Applies the settings to all existing style sheets and to later ones. */
export function emulate(emulation: Emulation): void {
  current = emulation;
  for (const sheet of known) rewriteSheet(sheet);
}
