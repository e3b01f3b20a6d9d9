/**
 * Whether it is safe to follow a URL from the configuration, the content, or a service: relative, `https:`, `http:`,
 * `tel:` or `mailto:`. Removes white space and control characters before the check, because browsers ignore them before
 * and inside a scheme.
 */
export function isAddress(text: string): boolean {
  const visible = [...text].filter((character) => character > ' ').join('');
  if (/^[a-z][a-z\d+.-]*:/i.test(visible)) return /^(https?:\/\/[^/?#]|(tel|mailto):.)/i.test(visible);
  return visible !== '';
}

/** Returns '' for a URL that must not be followed. */
export const toAddress = (text: string): string => (isAddress(text) ? text : '');
