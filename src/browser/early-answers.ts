import { pageSingleton } from './page-singleton';

declare module './page-singleton' {
  interface PageValues {
    earlyAnswers: Map<string, EarlyAnswer>;
  }
}

/** A response that was requested ahead of its reader; resolves to `null` when the request failed. */
export type EarlyAnswer = Promise<{ status: number; text: string } | null>;

const answers = (): Map<string, EarlyAnswer> =>
  pageSingleton('earlyAnswers', () => new Map<string, EarlyAnswer>());

/** Caches the response of a request that was sent early, under its URL or another name. */
export function keepEarlyAnswer(name: string, answer: EarlyAnswer): void {
  answers().set(name, answer);
}

/** Returns and removes the first cached response under these names; later requests go to the service. */
export function takeEarlyAnswer(...names: readonly string[]): EarlyAnswer | undefined {
  const name = names.find((each) => answers().has(each));
  if (name === undefined) return undefined;
  const answer = answers().get(name);
  answers().delete(name);
  return answer;
}

/** Drops all cached responses; every later request goes to its service. */
export function forgetEarlyAnswers(): void {
  answers().clear();
}

const BLOCK = 'script[type="application/json"][data-shopper-profile-answers]';

/** Whether the site's server has embedded service responses in the page. */
export const hasPageAnswers = (): boolean => document.querySelector(BLOCK) !== null;

/** Removes the blocks from the document, so that no other script can read them, and returns their texts. */
export function takePageAnswers(): string[] {
  return [...document.querySelectorAll(BLOCK)].map((block) => {
    block.remove();
    return block.textContent;
  });
}
