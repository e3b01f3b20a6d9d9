/** Registers the elements of the npm package: all with `defineAll()`, or each with its own import. */
import { serveElementRequests } from '../src/browser/element-requests';
import { claimTags } from '../src/browser/page';
import { define } from '../src/element-kit/to-element';
import { provideCopy } from '../src/state/copy';
import { reportNotLoaded } from './not-loaded';
import { requestOnce } from './request-once';
import { installBrandApi } from './page-api';
import type { ElementWithTexts } from './registry';

/** Loaders of the texts of the elements that have been registered so far. */
const copies = new Map<string, ElementWithTexts['copy']>();

const popups = requestOnce(() => import('./generated/popup-elements'));

/** Adds the popup to the page, so that popups that a shopper requests open even if the host has not imported them. */
function bringPopup(tag: string): void {
  if (customElements.get(tag)) return;
  popups().then(
    ({ elements }) =>
      defineElements(elements.filter(({ elementClass }) => elementClass.contract.tag === tag)),
    () => reportNotLoaded(tag),
  );
}

/** Registers elements and keeps tags that exist already. Does nothing during server-side rendering. */
export function defineElements(elements: readonly ElementWithTexts[]): void {
  if (typeof window === 'undefined') return;
  if (copies.size === 0) {
    installBrandApi('npm');
    provideCopy(async (locale, tag) => (await copies.get(tag)?.[locale]()) ?? {});
    serveElementRequests(bringPopup);
    import('./authoring').then(({ followAuthoring }) => followAuthoring()).catch(() => undefined);
    import('./settings-check').then(({ followSettings }) => followSettings()).catch(() => undefined);
  }
  for (const { elementClass, copy } of elements) copies.set(elementClass.contract.tag, copy);
  const byTag = elements.map(({ elementClass }) => [elementClass.contract.tag, elementClass] as const);
  for (const elementClass of Object.values(claimTags(Object.fromEntries(byTag)))) define(elementClass);
}
