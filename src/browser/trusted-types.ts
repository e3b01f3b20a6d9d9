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

/** All that the page's one policy is for. The policy itself is shared with nobody: it lets every HTML pass. */
interface Doors {
  /** HTML from content or a host as nodes with simple formatting and links, and nothing that acts. */
  toSafeHtml(html: string): Promise<DocumentFragment>;
  /** Gives a script its address, if the configuration names it; throws otherwise. */
  setScriptUrl(script: HTMLScriptElement, url: string): void;
}

const absolute = (url: string): string => new URL(url, document.baseURI).href;

/**
 * Scripts that the configuration names, `{state}` being the letters of any state; addresses that are code themselves
 * (`data:`) never pass.
 */
function isConfigured(address: string): boolean {
  const scripts = configSources().flatMap((source) =>
    Object.values(
      (source as { vendors?: Record<string, { script?: unknown } | null> } | null)?.vendors ?? {},
    ).flatMap((tool) => (typeof tool?.script === 'string' ? tool.script : [])),
  );
  // Any two letters of it could be the state's.
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
  // What it lets pass as HTML goes into DOMPurify's inert document and nowhere else.
  const policy =
    (window as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('shopper-profile', {
      createHTML: (html) => html,
      createScriptURL: scriptUrl,
    }) ?? null;
  return {
    toSafeHtml: async (html) => (await import('./safe-html')).toSafeHtml(html, policy),
    setScriptUrl: (script, url) => {
      const address = scriptUrl(absolute(url));
      // The DOM's own types know texts only.
      script.src = (policy?.createScriptURL(address) as unknown as string | undefined) ?? address;
    },
  };
}

/** One policy for all copies of the bundle (contract §5); none in browsers without Trusted Types. */
export const doors = (): Doors => pageSingleton('trustedTypes', makeDoors);
