import { expect } from 'chai';
import type { ElementContract } from '../../src/element-kit/contract';
import { brandSettings } from '../../src/config/brand-settings';
import { brandTexts } from '../../src/copy/brands';
import type { Texts } from '../../src/copy/types';
import { fetchTexts, type AllTexts } from '../../stories/support/texts';
import { eventually, settled } from '../support/clock';
import { dialogFaults, everythingIn, openDialog, reachFaults } from '../support/host-faults';
import { focused, press } from '../support/keys';
import { holdResponses } from '../support/responses';
import { leaveTestPage } from '../support/page';
import { heightsByWidth, WINDOW_WIDTHS, type Heights } from '../support/reserved-space';
import {
  contractOf,
  levelsIn,
  openAll,
  placeShown,
  saidIn,
  show,
  allSights,
  mainSights,
  TOLL_FREE,
  usualWidth,
  type Said,
  type Shown,
} from '../support/showing';
import { resetWindowWidth, setWindowWidth } from '../support/window';

const configure = (config: object): void => {
  window.shopperProfile!.configure(config);
};

/** The possible results of a text with placeholders. */
const patternOf = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.*')}$`,
    'u',
  );

/** Hours are settings, not texts. */
const HOURS = Object.values(brandSettings.hours)
  .flatMap(({ byDefault }) => Object.values(byDefault ?? {}))
  .join(' ');

const LETTERS = /\p{Letter}/u;
const withoutPlaceholders = (text: string): string => text.replaceAll(/\{\w+\}/g, '');
const patternsOf = (texts: Texts): RegExp[] =>
  Object.values(texts)
    .filter((text) => LETTERS.test(withoutPlaceholders(text)))
    .map(patternOf);

/**
 * Replaces each letter of a text with one of another alphabet, so that tests can find texts from other
 * sources.
 */
const inCyrillic = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      text.replaceAll(/(\{\w+\})|\p{Letter}/gu, (_, placeholder?: string) => placeholder ?? 'ж'),
    ]),
  );

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(2026, month).toLocaleDateString('es', { month: 'long' }),
).join(' ');

const normal = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

const isService = ({ lang }: Said): boolean => lang === 'en';

/** Strings that are in no texts: service data, months in dates, and the format of a Medicare number. */
const dataOf = ({ received }: Shown): string =>
  normal([...received, MONTHS, HOURS, '#XX#-XX#-XX##'].join(' '));

const linesOf = (faults: string[]): string => faults.join('\n');

const TARGET = 44;
const NARROWEST = 320;

/** The control itself, or its touch target. */
const targetOf = (control: HTMLElement): HTMLElement =>
  control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)
    ? (control.labels?.[0] ?? control)
    : control;

/** A link in a sentence is as high as its line (WCAG 2.5.8). */
const isInSentence = ({ parentElement }: HTMLElement): boolean =>
  [...(parentElement?.childNodes ?? [])].some((node) => node instanceof Text && LETTERS.test(node.data));

const smallTargets = (element: HTMLElement): string[] =>
  [...everythingIn(element.shadowRoot!)]
    .filter(
      (child) =>
        child.matches('button, a[href], input, select, textarea, summary') &&
        child.checkVisibility() &&
        !isInSentence(child),
    )
    .map(targetOf)
    .flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const name = target.ariaLabel ?? target.textContent;
      return Math.min(width, height) < TARGET - 0.01 ? `${name}: ${String(width)} × ${String(height)}` : [];
    });

const CONTROLS = 'button, a[href], input, select, textarea, summary';

/** What Tab stops at, as a list: of radio buttons with one name, the browser stops at one. */
function tabStops(root: ParentNode): HTMLElement[] {
  const names = new Set<string>();
  return [...everythingIn(root)].filter((control) => {
    if (!control.matches(CONTROLS) || control.matches(':disabled, [tabindex="-1"]')) return false;
    if (!control.checkVisibility({ visibilityProperty: true })) return false;
    if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true;
    const isFirst = !names.has(control.name);
    names.add(control.name);
    return isFirst;
  });
}

const nameOf = (control: Element): string =>
  `${control.localName} ${control.ariaLabel ?? control.textContent}`.replaceAll(/\s+/g, ' ').trim();

const hasOutline = (element: Element): boolean => {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
};

/** What is on the middle of the part of the control that is in the window, also in shadow roots. '' for nothing. */
function coverOf(control: HTMLElement): string {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return 'the edge of the window';
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const root = control.getRootNode() as ShadowRoot;
  const topmost = root.elementFromPoint(x, y);
  const isOnTop = topmost && (topmost === control || control.contains(topmost) || topmost.contains(control));
  return isOnTop ? '' : `${topmost?.localName ?? 'nothing'}.${topmost?.className ?? ''}`;
}

/** Faults of the control that has focus (WCAG 2.4.7, 2.4.11). */
function focusFaults(control: HTMLElement): string[] {
  const target = targetOf(control);
  const cover = coverOf(target);
  return [
    ...(hasOutline(control) || hasOutline(target) ? [] : [`focus does not show: ${nameOf(control)}`]),
    ...(cover === '' ? [] : [`covered by ${cover}: ${nameOf(control)}`]),
  ];
}

/** A walk with Tab through an element or its popup: what it does not reach, and where it does not get out. */
async function walkFaults({ page, element }: Shown): Promise<string[]> {
  const dialog = openDialog(page);
  const left = new Set(tabStops(dialog ?? element.shadowRoot!));
  const [before, after] = [document.createElement('button'), document.createElement('button')];
  element.before(before);
  element.after(after);
  if (!dialog) before.focus();
  const faults: string[] = [];
  const seen = new Set<Element>();
  // A tool of another provider may add stops; a trap would never end.
  for (let presses = left.size + 12; presses > 0; presses -= 1) {
    await press('Tab');
    const control = focused() as HTMLElement;
    if (control === after || seen.has(control)) break;
    if (presses === 1) faults.push(`focus does not leave: ${nameOf(control)}`);
    // Cards that scroll into view get their size a frame later. The toast moves to the other edge of the window.
    if (left.has(control))
      await eventually(() => expect(focusFaults(control)).to.be.empty).catch(() => undefined);
    if (left.has(control)) faults.push(...focusFaults(control));
    seen.add(control);
    for (const stop of left)
      if (
        stop === control ||
        (stop instanceof HTMLInputElement &&
          control instanceof HTMLInputElement &&
          stop.type === 'radio' &&
          stop.name === control.name)
      )
        left.delete(stop);
  }
  if (!dialog && focused() !== after) faults.push('focus does not come to what follows');
  before.remove();
  after.remove();
  return [...faults, ...[...left].map((stop) => `not reached: ${nameOf(stop)}`)];
}

const TWO_LINES = 48;

/**
 * The allowed difference in px between an element and its reserved space, in English and in Spanish. Default:
 * two lines of text.
 */
const tolerances: Readonly<Record<string, readonly [number, number]>> = {
  'shopper-profile-tiles': [24, 24],
  'shopper-profile-help': [24, 48],
  // At 320 px in Spanish, the back link takes a second row once it is known.
  'shopper-profile-top-bar': [1, TWO_LINES],
  'shopper-profile-extra-help': [0, 0],
  // Its height depends on the step.
  'shopper-profile-next-steps': [72, 72],
  // Its space is reserved for between one and two texts.
  'shopper-profile-medigap': [73, 73],
};

/** In English and in Spanish. */
const reservesOf = ({ reservedBlockSize, reservedBlockSizeIn }: ElementContract): string[] => [
  reservedBlockSize,
  reservedBlockSizeIn?.es ?? reservedBlockSize,
];

/** These grow with the number of saved items. */
const growing = ['plans', 'drugs', 'doctors', 'page'].map((name) => `shopper-profile-${name}`);

/** In a wide window, this one is in a column beside the views. */
const widthsOf = (tag: string): number[] =>
  tag === 'shopper-profile-nav' ? WINDOW_WIDTHS.filter((width) => width < 768) : WINDOW_WIDTHS;

describe('every element', () => {
  let texts: AllTexts;
  before(async () => {
    texts = await fetchTexts();
  });
  after(resetWindowWidth);

  for (const sight of allSights)
    describe(sight.title, () => {
      const { tag } = sight;
      let shown: Shown;
      let author: HTMLElement;
      let isAuthorFirst: boolean;
      before(async () => {
        shown = await placeShown(sight, { locale: 'es' }, '<p>Un momento</p>');
        author = shown.element.querySelector('p')!;
        isAuthorFirst = author.checkVisibility();
        await show(sight, shown);
        await openAll(shown.element);
      });
      after(leaveTestPage);

      it('shows the author’s content until it shows something itself', () => {
        expect(isAuthorFirst).to.be.true;
        expect(author.checkVisibility()).to.be.false;
      });

      it('speaks Spanish', () => {
        const english = { ...texts.en, ...brandTexts.AMP.en };
        const words = new Set(Object.values(english));
        const patterns = [patternsOf(english), patternsOf({ ...texts.es, ...brandTexts.AMP.es })];
        const data = dataOf(shown);
        const isEnglish = ({ text }: Said): boolean => {
          const [isInEnglish, isInSpanish] = patterns.map((list) => list.some((one) => one.test(text)));
          return Boolean(isInEnglish) && !isInSpanish && (words.has(text) || !data.includes(normal(text)));
        };
        const said = saidIn(shown.element).filter((one) => !isService(one));
        const faults = said.filter((one) => one.lang !== 'es' || isEnglish(one));
        expect(linesOf(faults.map(({ text, lang }) => `${String(lang)}: ${text}`))).to.equal('');
      });

      it('works by keyboard: Tab reaches each control, shows it, and gets out (WCAG 2.1.1, 2.1.2, 2.4.7, 2.4.11)', async () => {
        expect(linesOf(await walkFaults(shown))).to.equal('');
      });

      it('has targets of 44 px and more, and fits 320 px', async () => {
        const faults: string[] = [];
        for (const width of [usualWidth(sight), NARROWEST]) {
          await setWindowWidth(width);
          for (const site of ['AMP', 'UMS']) {
            configure({ site });
            await settled();
            faults.push(...smallTargets(shown.element).map((one) => `${site}, ${String(width)} px: ${one}`));
            faults.push(...reachFaults(shown.page.container));
            const dialog = openDialog(shown.page);
            if (dialog) faults.push(...dialogFaults(dialog));
          }
        }
        expect(linesOf(faults)).to.equal('');
      });

      it('has the heading level that its author wants', async () => {
        const { attributes } = await contractOf(tag);
        if (!('heading-level' in attributes)) return;
        const own = levelsIn(shown.element);
        const other = await shown.page.place(tag, 'heading-level="4"');
        await eventually(() =>
          expect(levelsIn(other)).to.deep.equal(own.map((level) => Math.min(level + 2, 6))),
        );
        expect(levelsIn(shown.element)).to.deep.equal(own);
      });
      it('says what the host words (OPEN-A036)', async () => {
        const before = saidIn(shown.element);
        configure({ texts: { es: inCyrillic({ ...texts.en, ...brandTexts.AMP.en, ...texts.es }) } });
        await settled();
        const said = saidIn(shown.element);
        const data = dataOf(shown);
        const strange = said
          .filter((one) => !isService(one))
          .flatMap(({ text }) => text.match(/\p{Script=Latin}[\p{Script=Latin}\s'’.-]+/gu) ?? [])
          // Dates come from the browser.
          .filter((words) => !/^de \p{L}+ de $/u.test(words))
          .filter((words) => !data.includes(normal(words.replace(/\.$/, ''))));
        expect(linesOf(strange), 'not in the texts').to.equal('');
        expect(said.length, 'number of texts').to.equal(before.length);
      });
    });

  describe('reserves the space that it takes, before and after the shopper is known (layout shift)', () => {
    afterEach(leaveTestPage);

    for (const sight of mainSights.filter(({ tag }) => !growing.includes(tag)))
      it(sight.title, async () => {
        const { tag } = sight;
        const contract: ElementContract = await contractOf(tag);
        const { reservedBlockSize } = contract;
        if (reservedBlockSize === '0') return;
        const shown = await placeShown(sight, { phones: { tollFree: TOLL_FREE } });
        const { arrive } = holdResponses(shown.page.service, '/all');
        const elements = [shown.element, await shown.page.place(tag, 'lang="es"')];
        const measure = (): Promise<Heights[]> =>
          heightsByWidth(shown.page, elements, reservesOf(contract), widthsOf(tag));
        await settled();
        const heights = await measure();
        arrive();
        await show(sight, shown);
        heights.push(...(await measure()));
        const faults = heights.flatMap(({ width, kept, taken, pageWidth }) =>
          taken.flatMap((height, index) => {
            const reserved = kept[index] ?? 0;
            return Math.abs(height - reserved) > (tolerances[tag]?.[index] ?? TWO_LINES) || pageWidth > width
              ? `${String(width)} px: keeps ${String(reserved)}, takes ${String(height)}; page: ${String(pageWidth)}`
              : [];
          }),
        );
        expect(linesOf(faults)).to.equal('');
      });
  });
});
