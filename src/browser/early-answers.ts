import { shared } from './shared';

/** What a service has answered before anybody could read it; null when there was no answer. */
export type EarlyAnswer = Promise<{ status: number; text: string } | null>;

const answers = (): Map<string, EarlyAnswer> => shared('earlyAnswers', () => new Map<string, EarlyAnswer>());

/** Keeps the answer of a call that was sent ahead, by its address. */
export function keepEarlyAnswer(url: string, answer: EarlyAnswer): void {
  answers().set(url, answer);
}

/** Hands an answer on, once: whoever asks again asks the service. */
export function takeEarlyAnswer(url: string): EarlyAnswer | undefined {
  const answer = answers().get(url);
  answers().delete(url);
  return answer;
}
