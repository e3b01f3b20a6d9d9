/**
 * Detects whether an author has opened the page in an editor or it is a public page. The code for authors is in other
 * files.
 */
import { whenIdle } from '../src/browser/clock';
import { currentHost } from '../src/browser/navigation';
import { pageSingleton } from '../src/browser/page-singleton';
import { environmentOf } from '../src/config/derived';
import { configAtom, currentConfig } from '../src/state/config';
import { store } from '../src/state/store';

declare module '../src/browser/page-singleton' {
  interface PageValues {
    authoring: unknown;
  }
}

const MAX_WAIT_MS = 1000;

/**
 * Markers that editors set on the page they have open, and that occur nowhere else. URL parameters do not count,
 * because anyone can share such a link.
 */
const MARKERS = [
  // AEM: layer of the page editor; Universal Editor: at its event `aue:ui-edit`
  'html:is(.aem-AuthorLayer-Edit, .aem-AuthorLayer-Layouting, .aem-AuthorLayer-structure, .aem-AuthorLayer-initial)',
  'html.adobe-ue-edit',
  // WordPress: canvas of @wordpress/block-editor; Elementor
  'body:is(.block-editor-iframe__body, .elementor-editor-active)',
  // Drupal: LayoutBuilder::layout() of layout_builder
  '#layout-builder.layout-builder',
].join();

/** Sitecore: `ExperienceEditor.isActive()` of its JSS checks the same. */
interface WithSitecore {
  Sitecore?: { PageModes?: { ChromeManager?: unknown } };
}

const isInEditor = (): boolean =>
  document.querySelector(MARKERS) !== null ||
  (window as WithSitecore).Sitecore?.PageModes?.ChromeManager !== undefined;

/** On a public page the console reports no authoring mistakes, because only shoppers read it. */
export const isPublicPage = (): boolean => environmentOf(currentConfig(), currentHost()) === 'Online';

function follow(onOpen: () => void): true {
  let wasOn = false;
  const look = async (): Promise<void> => {
    const isOn = currentConfig().authoring ?? isInEditor();
    if (isOn === wasOn) return;
    wasOn = isOn;
    if (isOn) onOpen();
    const { showNotes } = await import('./authors-notes');
    showNotes(wasOn);
  };
  const lookNow = (): void => {
    look().catch(() => undefined); // without notes, authors see what shoppers see
  };
  store().sub(configAtom, lookNow);
  // Editors set their markers when they have loaded, and authors switch between editing and preview.
  const observer = new MutationObserver(lookNow);
  for (const element of [document.documentElement, document.body])
    observer.observe(element, { attributeFilter: ['class'] });
  window.addEventListener('load', lookNow);
  lookNow();
  return true;
}

/**
 * Shows notes to authors instead of elements that show nothing, while an editor has the page open or the
 * configuration requests it. Calls `onOpen` each time this starts.
 */
export async function followAuthoring(onOpen: () => void = () => undefined): Promise<void> {
  await whenIdle(MAX_WAIT_MS);
  pageSingleton('authoring', () => follow(onOpen));
}
