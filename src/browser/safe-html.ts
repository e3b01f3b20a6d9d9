import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';

export type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

/*
 * Loaded on demand, and only when there is HTML to show: see `doors` in trusted-types.ts, which has the policy.
 */

/** What content may use to format a text; of everything else its words stay. */
const rules: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'a', 'h3', 'h4'],
  ALLOWED_ATTR: ['href', 'target'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
};

const linkProtocols = ['http:', 'https:', 'tel:', 'mailto:'];

let made: DOMPurify | undefined;

/** An instance of our own: hooks and settings of a host that uses DOMPurify too are not ours. */
const ownPurify = (): DOMPurify => (made ??= createDOMPurify(window));

/** The browser itself says what a link leads to, however it is spelled. */
function tameLink(link: HTMLAnchorElement): void {
  if (!linkProtocols.includes(link.protocol)) link.removeAttribute('href');
  if (link.target.toLowerCase() === '_blank') link.rel = 'noopener noreferrer';
  else link.removeAttribute('target');
}

/** HTML from content or a host as nodes with simple formatting and links, and nothing that acts (POP-02, POP-03, OPEN-B55). */
export function toSafeHtml(html: string, policy: Policy | null = null): DocumentFragment {
  const purify = ownPurify();
  // Where it does nothing, DOMPurify answers with what it got.
  if (!purify.isSupported) throw new Error('this browser cannot sanitise HTML');
  const clean = purify.sanitize(html, { ...rules, TRUSTED_TYPES_POLICY: policy });
  const fragment = document.importNode(clean, true);
  for (const link of fragment.querySelectorAll('a')) tameLink(link);
  return fragment;
}
