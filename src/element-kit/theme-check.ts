/** Warns hosts of theme colors with insufficient contrast (docs/reference/theme.md). */
import { contrast } from '../browser/contrast';
import { warnOnce } from '../browser/logger';
import { pageSingleton } from '../browser/page-singleton';
import { contrastPairs } from '../styles/contrast-pairs';
import { COLOR_PREFIX, contrastFault, notAColor, themeColors } from './theme-faults';

declare module '../browser/page-singleton' {
  interface PageValues {
    checkedThemes: Set<string>;
  }
}

/** Theme properties that the host has set for an element, by names without the prefix. */
function themeOf(element: Element): Map<string, string> {
  const style = getComputedStyle(element);
  const values = themeColors.map(
    (name) => [name, style.getPropertyValue(COLOR_PREFIX + name).trim()] as const,
  );
  return new Map(values.filter(([, value]) => value !== ''));
}

function checkPairs(root: Element, isSet: (name: string) => boolean): void {
  // Inside the element, where the internal custom properties of the colors are defined.
  const probe = root.appendChild(document.createElement('span'));
  for (const { front, back, least } of contrastPairs) {
    if (!isSet(front) && !isSet(back)) continue;
    probe.style.cssText = `color: var(--${front}); background: var(--${back})`;
    const { color, backgroundColor } = getComputedStyle(probe);
    const ratio = contrast(color, backgroundColor);
    const fault = contrastFault({ front, back, least }, ratio, isSet);
    if (fault !== undefined) warnOnce(fault);
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
  for (const [name, value] of theme) if (!CSS.supports('color', value)) warnOnce(notAColor(name));
  checkPairs(root, (name) => theme.has(name));
}
