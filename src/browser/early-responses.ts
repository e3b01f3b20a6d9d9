import { pageSingleton } from './page-singleton';

declare module './page-singleton' {
  interface PageValues {
    earlyResponses: Map<string, EarlyResponse>;
  }
}

/** A response that was requested before the code that reads it runs. Resolves to `null` when the request failed. */
export type EarlyResponse = Promise<{ status: number; text: string } | null>;

const responses = (): Map<string, EarlyResponse> =>
  pageSingleton('earlyResponses', () => new Map<string, EarlyResponse>());

/** Caches the response of a request that was sent early, under its URL or another name. */
export function keepEarlyResponse(name: string, response: EarlyResponse): void {
  responses().set(name, response);
}

/** Returns and removes the first cached response under these names; later requests go to the service. */
export function takeEarlyResponse(...names: readonly string[]): EarlyResponse | undefined {
  const name = names.find((each) => responses().has(each));
  if (name === undefined) return undefined;
  const response = responses().get(name);
  responses().delete(name);
  return response;
}

/** Whether the response of one of these names came with the page. */
export const hasEarlyResponse = (...names: readonly string[]): boolean =>
  names.some((name) => responses().has(name));

/** Drops all cached responses; every later request goes to its service. */
export function dropEarlyResponses(): void {
  responses().clear();
}

const BLOCK = 'script[type="application/json"][data-shopper-profile-answers]';

/** Whether the site's server has embedded service responses in the page. */
export const hasPageResponses = (): boolean => document.querySelector(BLOCK) !== null;

/** Removes the blocks from the document, so that no other script can read them, and returns their texts. */
export function takePageResponses(): string[] {
  return [...document.querySelectorAll(BLOCK)].map((block) => {
    block.remove();
    return block.textContent;
  });
}
