/** Warns hosts of theme colors with insufficient contrast (docs/reference/theme.md). */
import { contrast } from '../browser/contrast';
import { warnOnce } from '../browser/logger';
import { pageSingleton } from '../browser/page-singleton';
import { contrastPairs } from '../styles/contrast-pairs';
import { themeEntries } from '../styles/theme-properties';

declare module '../browser/page-singleton' {
  interface PageValues {
    checkedThemes: Set<string>;
  }
}

const PREFIX = '--shopper-profile-color-';

const colors = themeEntries.flatMap(([name]) =>
  name.startsWith('color-') ? [name.replace('color-', '')] : [],
);

/** Theme properties that the host has set for an element, by names without the prefix. */
function themeOf(element: Element): Map<string, string> {
  const style = getComputedStyle(element);
  const values = colors.map((name) => [name, style.getPropertyValue(PREFIX + name).trim()] as const);
  return new Map(values.filter(([, value]) => value !== ''));
}

/** Rounds down, so that 4.496 does not show as 4.5. */
const shown = (ratio: number): string => String(Math.floor(ratio * 100) / 100);

function checkPairs(root: Element, isSet: (name: string) => boolean): void {
  // Inside the element, where the internal custom properties of the colors are defined.
  const probe = root.appendChild(document.createElement('span'));
  for (const { front, back, least } of contrastPairs) {
    if (!isSet(front) && !isSet(back)) continue;
    probe.style.cssText = `color: var(--${front}); background: var(--${back})`;
    const { color, backgroundColor } = getComputedStyle(probe);
    const ratio = contrast(color, backgroundColor);
    if (ratio !== undefined && ratio >= least) continue;
    const pair = `between ${PREFIX}${front} and ${PREFIX}${back}`;
    const found =
      ratio === undefined
        ? `the contrast ${pair} is unknown: one is not opaque`
        : `${shown(ratio)} : 1 ${pair}`;
    const missing = [front, back].filter((name) => !isSet(name)).map((name) => PREFIX + name);
    warnOnce(
      `theme: ${found}, ${String(least)} : 1 is needed; set ${missing[0] ?? 'another color for one of them'}`,
    );
  }
  probe.remove();
}

const checkedThemes = (): Set<string> => pageSingleton('checkedThemes', () => new Set());

/** Checks each theme of the page once. */
export function checkTheme(element: Element): void {
  const root = element.shadowRoot?.querySelector('.root[data-brand]');
  const theme = themeOf(element);
  if (!root || theme.size === 0) return;
  const key = JSON.stringify([root.getAttribute('data-brand'), ...theme]);
  if (checkedThemes().has(key)) return;
  checkedThemes().add(key);
  for (const [name, value] of theme)
    if (!CSS.supports('color', value)) warnOnce(`${PREFIX}${name}: expected a color`);
  checkPairs(root, (name) => theme.has(name));
}
