/** Whether an author has the page open in an editor, or it is a public page. What is for authors is in other files. */
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
 * What an editor sets on the page that is open in it, and nobody else does. A parameter of the address does not count, as
 * anybody may send a link.
 */
const MARKERS = [
  // AEM, by the layer of the page editor; Universal Editor, at its event `aue:ui-edit`
  'html:is(.aem-AuthorLayer-Edit, .aem-AuthorLayer-Layouting, .aem-AuthorLayer-structure, .aem-AuthorLayer-initial)',
  'html.adobe-ue-edit',
  // WordPress: the canvas of @wordpress/block-editor; Elementor
  'body:is(.block-editor-iframe__body, .elementor-editor-active)',
  // Drupal: LayoutBuilder::layout() of layout_builder
  '#layout-builder.layout-builder',
].join();

/** Sitecore: `ExperienceEditor.isActive()` of its JSS asks the same. */
interface WithSitecore {
  Sitecore?: { PageModes?: { ChromeManager?: unknown } };
}

const isInEditor = (): boolean =>
  document.querySelector(MARKERS) !== null ||
  (window as WithSitecore).Sitecore?.PageModes?.ChromeManager !== undefined;

/** Only shoppers read the page: its console names no mistakes of authors. */
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
    look().catch(() => undefined); // a page without notes is what shoppers have
  };
  store().sub(configAtom, lookNow);
  // Editors mark the page when they are done with it, and go back and forth between editing and preview.
  const observer = new MutationObserver(lookNow);
  for (const element of [document.documentElement, document.body])
    observer.observe(element, { attributeFilter: ['class'] });
  window.addEventListener('load', lookNow);
  lookNow();
  return true;
}

/**
 * Shows notes to authors where pieces show nothing, for as long as an editor has the page open, or the configuration says
 * so. `onOpen` is called whenever that begins.
 */
export async function followAuthoring(onOpen: () => void = () => undefined): Promise<void> {
  await whenIdle(MAX_WAIT_MS);
  pageSingleton('authoring', () => follow(onOpen));
}
