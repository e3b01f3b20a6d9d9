/** Shortens a failing history within a time limit, by removing steps that it does not need to fail. */
import type { History, Step } from './steps';
import { Visit, type Failure } from './visit';

const MOST_TRIES = 150;

export interface Shortened {
  history: History;
  failure: Failure;
}

export async function shorten(history: History, failure: Failure): Promise<Shortened> {
  let best: Shortened = { history, failure };
  let tries = 0;
  const attempt = async (steps: Step[], isHasty: boolean): Promise<void> => {
    if (tries >= MOST_TRIES) return;
    tries += 1;
    const candidate = { ...history, steps, isHasty };
    const failed = await Visit.live(candidate);
    if (failed) best = { history: { ...candidate, steps: steps.slice(0, failed.taken) }, failure: failed };
  };

  await attempt(history.steps.slice(0, failure.taken), history.isHasty);
  for (let length = 0; length !== best.history.steps.length;) {
    length = best.history.steps.length;
    for (let index = length - 1; index >= 0; index -= 1)
      await attempt(best.history.steps.toSpliced(index, 1), best.history.isHasty);
  }
  await attempt(best.history.steps, false);
  for (const [index, step] of best.history.steps.entries())
    if (step.isHasty)
      await attempt(best.history.steps.with(index, { ...step, isHasty: false }), best.history.isHasty);
  return best;
}
