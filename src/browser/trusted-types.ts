import { configSources } from './page-config';
import type { Policy } from './safe-html';
import { pageSingleton } from './page-singleton';

declare module './page-singleton' {
  interface PageValues {
    trustedTypes: Doors;
  }
}

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string>>,
  ): Policy;
}

/** The only uses of the page's Trusted Types policy. The policy itself stays private, because it accepts any HTML. */
interface Doors {
  /** Sanitizes HTML from content or the host; keeps simple formatting and links only. */
  toSafeHtml(html: string): Promise<DocumentFragment>;
  /** Sets the URL of a script element; throws if the configuration does not name the URL. */
  setScriptUrl(script: HTMLScriptElement, url: string): void;
}

const absolute = (url: string): string => new URL(url, document.baseURI).href;

/**
 * Whether the configuration names this script URL, where `{state}` matches the letters of any state. Only `http:` and
 * `https:` URLs pass, because others (`data:`) contain code.
 */
function isConfigured(address: string): boolean {
  const scripts = configSources().flatMap((source) =>
    Object.values(
      (source as { vendors?: Record<string, { script?: unknown } | null> } | null)?.vendors ?? {},
    ).flatMap((tool) => (typeof tool?.script === 'string' ? tool.script : [])),
  );
  // Any two letters of the URL could be the state.
  const states = ['{state}', ...Array.from(address.matchAll(/(?=([a-z]{2}))/gi), ([, state = '']) => state)];
  return (
    /^https?:/.test(address) &&
    scripts.some((script) =>
      states.some((state) => absolute(script.replaceAll('{state}', state)) === address),
    )
  );
}

function scriptUrl(address: string): string {
  if (!isConfigured(address)) throw new TypeError('shopper-profile loads scripts of its configuration only');
  return address;
}

function makeDoors(): Doors {
  // HTML from this policy goes only into DOMPurify's inert document.
  const policy =
    (window as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('shopper-profile', {
      createHTML: (html) => html,
      createScriptURL: scriptUrl,
    }) ?? null;
  return {
    toSafeHtml: async (html) => (await import('./safe-html')).toSafeHtml(html, policy),
    setScriptUrl: (script, url) => {
      const address = scriptUrl(absolute(url));
      // TypeScript's DOM types accept only a string.
      script.src = (policy?.createScriptURL(address) as unknown as string | undefined) ?? address;
    },
  };
}

/** One policy for all copies of the bundle (contract §5); none in browsers without Trusted Types. */
export const doors = (): Doors => pageSingleton('trustedTypes', makeDoors);
