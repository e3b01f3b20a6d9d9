import { pageSingleton } from './page-singleton';

declare module './page-singleton' {
  interface PageValues {
    earlyAnswers: Map<string, EarlyAnswer>;
  }
}

/** What a service has answered before anybody could read it; null when there was no answer. */
export type EarlyAnswer = Promise<{ status: number; text: string } | null>;

const answers = (): Map<string, EarlyAnswer> =>
  pageSingleton('earlyAnswers', () => new Map<string, EarlyAnswer>());

/** Keeps the response of a request that was sent ahead, by its address or another name. */
export function keepEarlyAnswer(name: string, answer: EarlyAnswer): void {
  answers().set(name, answer);
}

/** Returns and removes the response of the first name that has one; later requests go to the service. */
export function takeEarlyAnswer(...names: readonly string[]): EarlyAnswer | undefined {
  const name = names.find((each) => answers().has(each));
  if (name === undefined) return undefined;
  const answer = answers().get(name);
  answers().delete(name);
  return answer;
}

/** From now on, every request goes to its service. */
export function forgetEarlyAnswers(): void {
  answers().clear();
}

const BLOCK = 'script[type="application/json"][data-shopper-profile-answers]';

/** Whether the site's server has put responses of the services into the page. */
export const hasPageAnswers = (): boolean => document.querySelector(BLOCK) !== null;

/** Takes the blocks out of the document, so that no other script can read them, and returns their texts. */
export function takePageAnswers(): string[] {
  return [...document.querySelectorAll(BLOCK)].map((block) => {
    block.remove();
    return block.textContent;
  });
}
