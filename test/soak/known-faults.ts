/**
 * What is known to go wrong, so that histories keep away from it and find the rest. Whoever mends a fault takes its entry
 * out; nothing else depends on it.
 */
import type { Books } from './books';
import { itemIn, openDialogs } from './page-view';
import type { Step } from './steps';

interface KnownFault {
  /** What goes wrong, in words. */
  what: string;
  /** Whether the step, taken now, would lead to it. */
  isNear(step: Step, books: Books): boolean;
}

const knownFaults: readonly KnownFault[] = [
  {
    what: 'A popup stays open, unseen, when Back or a nav that comes to the page switches to another view.',
    isNear: ({ act }) => (act === 'back' || act === 'put back') && openDialogs().length > 0,
  },
  {
    what: 'The service no longer has the plan (404): the page says that it "is still saved" and "back in your list".',
    isNear(step, books) {
      if (books.shopper === 'guest') return false;
      const isAsked = openDialogs().some((dialog) => itemIn(dialog)?.kind === 'plan');
      if (step.act === 'other tab' && step.kind === 'plan' && step.change === 'removes')
        return isAsked || books.pending.plan.size > 0;
      const isRemoval = (step.act === 'remove' && step.kind === 'plan') || (step.act === 'answer' && isAsked);
      return isRemoval && step.answer === 'confirm' && books.isBehind('plan');
    },
  },
  {
    what: 'A sign-out that never gets its answer is not given up: the popup says "Signing out…" for good.',
    isNear: (step) => step.act === 'trouble' && step.call === 'logout' && step.fate === 'never',
  },
];

export const isNearKnownFault = (step: Step, books: Books): boolean =>
  knownFaults.some((fault) => fault.isNear(step, books));
