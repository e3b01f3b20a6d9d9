import type { Config } from 'dompurify';
import { shared } from './shared';

export type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string>>,
  ): Policy;
}

/** Absolute addresses of the scripts that the configuration names. */
const trustedScripts = (): Set<string> => shared('trustedScripts', () => new Set());

const absolute = (url: string): string => new URL(url, document.baseURI).href;

/** Lets scripts of the configuration pass from now on; addresses that are code themselves (`data:`) never do. */
export function trustScripts(urls: readonly string[]): void {
  for (const url of urls) {
    if (/^https?:/.test(absolute(url))) trustedScripts().add(absolute(url));
  }
}

function scriptUrl(url: string): string {
  if (!trustedScripts().has(url))
    throw new TypeError('shopper-profile loads scripts of its configuration only');
  return url;
}

/**
 * The page's one Trusted Types policy (contract §5); none in browsers without Trusted Types. HTML it does not change:
 * what it lets pass goes into DOMPurify's inert document and nowhere else. Of script addresses it knows a list.
 */
export const policy = (): Policy | null =>
  shared(
    'trustedTypesPolicy',
    () =>
      (window as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('shopper-profile', {
        createHTML: (html) => html,
        createScriptURL: scriptUrl,
      }) ?? null,
  );

/** Gives a script its address, if the configuration names it; throws otherwise. */
export function setScriptUrl(script: HTMLScriptElement, url: string): void {
  const address = scriptUrl(absolute(url));
  // The DOM's own types know texts only.
  script.src = (policy()?.createScriptURL(address) as unknown as string | undefined) ?? address;
}
