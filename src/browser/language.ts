/**
 * What the nearest element with a `lang` says, through shadow roots; '' where only the page itself says one. Each root on the
 * way is watched by the observer: an answer may be another one when a `lang` in it changes.
 */
export function languageAround(element: Element, observer?: MutationObserver): string {
  const root = element.getRootNode();
  observer?.observe(root, { subtree: true, attributeFilter: ['lang'] });
  const nearest = element.closest<HTMLElement>('[lang]');
  if (nearest) return nearest === document.documentElement ? '' : nearest.lang;
  return root instanceof ShadowRoot ? languageAround(root.host, observer) : '';
}
