/**
 * The `lang` of the nearest ancestor that has one, across shadow roots; '' if only `<html>` has one. Adds each root on the way
 * to the observer, because the result can change with any `lang` in it.
 */
export function languageAround(element: Element, observer?: MutationObserver): string {
  const root = element.getRootNode();
  observer?.observe(root, { subtree: true, attributeFilter: ['lang'] });
  const nearest = element.closest<HTMLElement>('[lang]');
  if (nearest) return nearest === document.documentElement ? '' : nearest.lang;
  return root instanceof ShadowRoot ? languageAround(root.host, observer) : '';
}
