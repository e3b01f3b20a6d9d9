/**
 * What the nearest element with a `lang` says, through shadow roots; '' where only the page itself says one: that counts
 * less than the configuration.
 */
export function languageAround(element: Element): string {
  const nearest = element.closest<HTMLElement>('[lang]');
  if (nearest) return nearest === document.documentElement ? '' : nearest.lang;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageAround(root.host) : '';
}
