import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';

export type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

/*
 * Loaded on demand, only when there is HTML to show. `doors` in trusted-types.ts imports it and holds the policy.
 */

/** Tags and attributes that content may use; of other tags, only the text is kept. */
const rules: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'a', 'h3', 'h4'],
  ALLOWED_ATTR: ['href', 'target'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
};

const linkProtocols = ['http:', 'https:', 'tel:', 'mailto:'];

let made: DOMPurify | undefined;

/** A separate instance, so that hooks and settings of a host that also uses DOMPurify do not apply. */
const ownPurify = (): DOMPurify => (made ??= createDOMPurify(window));

/** Checks the protocol as the browser has parsed it, because a URL can be spelled in many ways. */
function tameLink(link: HTMLAnchorElement): void {
  if (!linkProtocols.includes(link.protocol)) link.removeAttribute('href');
  if (link.target.toLowerCase() === '_blank') link.rel = 'noopener noreferrer';
  else link.removeAttribute('target');
}

/**
 * Sanitizes HTML from content or the host: keeps simple formatting and links, and drops scripts, handlers, forms and all
 * other tags (POP-02, POP-03, OPEN-B55). Throws in a browser that DOMPurify does not support.
 */
export function toSafeHtml(html: string, policy: Policy | null = null): DocumentFragment {
  const purify = ownPurify();
  // In an unsupported browser, DOMPurify would return its input unchanged.
  if (!purify.isSupported) throw new Error('this browser cannot sanitize HTML');
  const clean = purify.sanitize(html, { ...rules, TRUSTED_TYPES_POLICY: policy });
  const fragment = document.importNode(clean, true);
  for (const link of fragment.querySelectorAll('a')) tameLink(link);
  return fragment;
}
