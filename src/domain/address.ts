/**
 * Whether an address from the configuration, from content or from a service may be followed: relative, `https:`, `http:`,
 * `tel:` or `mailto:`. Browsers overlook blanks and control characters in front of and inside of a scheme.
 */
export function isAddress(text: string): boolean {
  const visible = [...text].filter((character) => character > ' ').join('');
  if (/^[a-z][a-z\d+.-]*:/i.test(visible)) return /^(https?:\/\/[^/?#]|(tel|mailto):.)/i.test(visible);
  return visible !== '';
}

/** '' for one that leads nowhere. */
export const toAddress = (text: string): string => (isAddress(text) ? text : '');
