/**
 * Every story is a test: it renders in both brands, without a word on the console's error channel, without a finding of
 * axe, fits the narrowest screen, and what its play function says comes true.
 */
import { composeStories } from '@storybook/react';
import type { Meta } from '@storybook/react';
import { configure } from '@testing-library/dom';
import axe from 'axe-core';
import { expect } from 'chai';
import sinon from 'sinon';
import { clearAllMocks } from 'storybook/test';
import { storyFiles } from 'virtual:stories';
import preview from '../../.storybook/preview';
import { closePage } from '../../demo/page';
import { settled as pageSettled } from '../support/clock';
import { cdp, emulateMediaFeatures } from '../support/devtools';
import { releaseLocks } from '../support/under-way';
import { AXE_TAGS } from './axe-tags';

type Brand = 'AMP' | 'UMS';

/** The brand in which popups are also checked with large text, which takes two more layouts of each story. */
const BRAND_OF_LARGE_TEXT: Brand = 'AMP';

/** CSS pixels down to which a page has to reflow without scrolling sideways (WCAG 1.4.10). */
const NARROWEST = 320;

/** Longer than a play function waits. */
const STORY_MS = 30_000;

interface StoryModule {
  default: Meta;
  [story: string]: unknown;
}

/** The part of `parameters` that this test reads; the accessibility addon of Storybook reads the same `a11y`. */
interface StoryParameters {
  a11y?: { config?: { rules?: { id: string; enabled: boolean }[] } };
  /** For a state in which an element shows nothing, on purpose. */
  rendersNothing?: boolean;
  /** In the colors that a user has chosen; in Storybook: developer tools, Rendering, forced-colors. */
  forcedColors?: boolean;
}

interface ComposedStory {
  parameters: StoryParameters;
  run: (context: { canvasElement: HTMLElement }) => Promise<void>;
}

export const modules = await Promise.all(
  storyFiles.map(async ({ file, names, load }) => ({ file, names, stories: (await load()) as StoryModule })),
);

// Otherwise, Storybook waits 100 ms after each story for animations that may start. `settled` waits for what runs.
Object.assign(globalThis, { __vitest_browser__: true });

// After the story files, because they load a library that prints the whole page for each query that finds nothing yet.
configure({ getElementError: (message) => new Error(message ?? '') });

/** The stories of a file with their parameters, in one brand. */
export const composedFor = (stories: StoryModule, brand: Brand): [name: string, story: ComposedStory][] =>
  Object.entries(
    composeStories(stories, { ...preview, initialGlobals: { ...preview.initialGlobals, brand } }),
  );

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

/** Fonts, late files, late renders and animations would make what axe measures a matter of luck. */
async function settled() {
  await document.fonts.ready;
  await pageSettled();
  const finite = document.getAnimations().filter((animation) => {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    return typeof endTime === 'number' && Number.isFinite(endTime);
  });
  await Promise.allSettled(finite.map((animation) => animation.finished));
}

/** Boxes of everything inside, shadow roots included, because an open dialog is outside its parents' boxes. */
const hasBox = (node: Element): boolean =>
  node.getClientRects().length > 0 && node.getBoundingClientRect().height > 0
    ? true
    : [...node.children, ...(node.shadowRoot?.children ?? [])].some(hasBox);

/** How wide the story gets in a place of the given width: more if something sticks out. */
async function widthIn(canvas: HTMLElement, width: number): Promise<number> {
  canvas.style.inlineSize = `${String(width)}px`;
  await frames(2);
  return canvas.scrollWidth;
}

const everyDialog = (root: ParentNode): HTMLDialogElement[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element instanceof HTMLDialogElement && element.open ? [element] : []),
    ...(element.shadowRoot ? everyDialog(element.shadowRoot) : []),
  ]);

/** Whether all of an open popup can be reached on a phone with text of twice the size (WCAG 1.4.4, 1.4.10). */
async function faultsOfLargeText(): Promise<string[]> {
  const dialogs = everyDialog(document);
  if (dialogs.length === 0) return [];
  const metrics = { width: NARROWEST, height: 640, deviceScaleFactor: 1, mobile: false };
  await cdp('Emulation.setDeviceMetricsOverride', metrics);
  await cdp('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await frames(2);
  const faults = dialogs.flatMap((dialog) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return [
      ...(left < 0 || right > NARROWEST || top < 0 || bottom > metrics.height ? ['leaves the window'] : []),
      ...(dialog.scrollWidth > dialog.clientWidth ? ['scrolls sideways'] : []),
    ];
  });
  await cdp('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await cdp('Emulation.clearDeviceMetricsOverride');
  await frames(2);
  return faults;
}

const everyRoot = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
  root,
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? everyRoot(shadowRoot) : [])),
];

const MOST_FRAMES = 60;

/** What a reader may set (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** Text that a box of a fixed size cuts off. Text that is only read out is clipped on purpose. */
const isCutOff = (element: Element): boolean => {
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
  const { overflowX, overflowY, clipPath } = getComputedStyle(element);
  if (clientHeight === 0 || clipPath !== 'none' || !element.textContent.trim()) return false;
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  return (
    (hides(overflowX) && scrollWidth > clientWidth + 1) ||
    (hides(overflowY) && scrollHeight > clientHeight + 1)
  );
};

/** On the narrowest screen, with the spacing of a reader: what is cut off, or sticks out. */
async function faultsOfSpacing(canvas: HTMLElement): Promise<string[]> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SPACING);
  const roots = everyRoot(document);
  for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  let width = await widthIn(canvas, NARROWEST);
  // An element that measures its width renders again.
  for (let frame = 0; frame < MOST_FRAMES && width > NARROWEST; frame += 1) {
    await frames(1);
    width = canvas.scrollWidth;
  }
  const cutOff = roots
    .flatMap((root) => [...(root instanceof Document ? canvas : root).querySelectorAll('*')])
    .filter(isCutOff);
  const { left } = canvas.getBoundingClientRect();
  const widest = roots
    .flatMap((root) => [...(root instanceof Document ? canvas : root).querySelectorAll('*')])
    .filter((element) => element.getBoundingClientRect().right > left + NARROWEST + 1)
    .map(({ localName, className }) => `${localName}.${className}`);
  for (const root of roots)
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  return [
    ...(width > NARROWEST ? [`${String(width)} px wide: ${widest.join(', ')}`] : []),
    ...cutOff.map(
      ({ localName, className, textContent }) => `${localName}.${className} cuts off ${textContent}`,
    ),
  ];
}

async function axeFindings({ a11y }: StoryParameters): Promise<string[]> {
  const rules: Record<string, { enabled: boolean }> = {};
  for (const { id, enabled } of a11y?.config?.rules ?? []) rules[id] = { enabled };
  // The whole body: a popup may have been appended beside the story.
  const { violations } = await axe.run(document.body, {
    runOnly: AXE_TAGS,
    rules,
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}\n  at ${target.flat().join(' ')}\n  ${failureSummary}`,
    ),
  );
}

/** The tests of all stories in one brand. */
export function describeStories(brand: Brand): void {
  describe(`stories in ${brand}`, () => {
    const known = new Set(document.body.children);
    let canvas: HTMLElement;
    let consoleError: sinon.SinonStub;

    beforeEach(() => {
      clearAllMocks();
      canvas = document.body.appendChild(document.createElement('div'));
      consoleError = sinon.stub(console, 'error');
    });

    afterEach(async () => {
      consoleError.restore();
      for (const child of [...document.body.children]) {
        if (!known.has(child)) child.remove();
      }
      // A popup that was taken away is told so with the next frame, and calls the spies of the next story.
      await frames(2);
      closePage();
      await releaseLocks();
    });

    for (const { file, stories } of modules) {
      for (const [name, story] of composedFor(stories, brand)) {
        it(`${stories.default.title ?? file} / ${name} renders and is axe clean`, async () => {
          await emulateMediaFeatures({
            'prefers-reduced-motion': 'reduce',
            'forced-colors': story.parameters.forcedColors ? 'active' : 'none',
          });
          await story.run({ canvasElement: canvas });
          await settled();

          const errors = consoleError.args.map((args) => args.map(String).join(' '));
          expect(errors, 'console.error').to.deep.equal([]);
          const isVisible = [...document.body.children].some((child) => !known.has(child) && hasBox(child));
          expect(isVisible, 'something is visible').to.equal(!story.parameters.rendersNothing);
          expect(await axeFindings(story.parameters), 'axe').to.deep.equal([]);
          expect(await widthIn(canvas, NARROWEST), 'width on the narrowest screen').to.equal(NARROWEST);
          expect(await faultsOfSpacing(canvas), 'text spacing').to.deep.equal([]);
          if (brand === BRAND_OF_LARGE_TEXT)
            expect(await faultsOfLargeText(), 'popup, text of 200 %').to.deep.equal([]);
        }).timeout(STORY_MS);
      }
    }
  });
}
