/**
 * What is known to go wrong, so that histories keep away from it and find the rest. Whoever mends a fault takes its entry
 * out; nothing else depends on it.
 */
import type { Books } from './books';
import type { Network } from './network';
import { kinds, type Kind } from './items';
import { hasList, itemIn, openDialogs, pieceOfKind, pieceOnPage } from './page-view';
import type { Step } from './steps';

interface KnownFault {
  /** What goes wrong, in words. */
  what: string;
  /** Whether the step, taken now, would lead to it. */
  isNear?(step: Step, books: Books, network: Network): boolean;
  /** Whether it is these words: they count for one year only. */
  isSaidSo?(words: string): boolean;
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
  {
    what: 'Of two reads of the profile the answer that comes last shows, also where it was asked for first.',
    isNear: ({ act }, _books, network) =>
      (act === 'refresh' || act === 'switch year' || act === 'try again') && network.isReading(),
  },
  {
    what: 'Focus is lost when a read takes away the row that has it, because another tab has removed the item.',
    isNear(step, books) {
      const isFocused = (kind: Kind): boolean =>
        document.activeElement === pieceOnPage(pieceOfKind[kind]) || openDialogs().length > 0;
      if (step.act === 'other tab') return step.change === 'removes' && isFocused(step.kind);
      return step.act === 'refresh' && kinds.some((kind) => isFocused(kind) && books.isBehind(kind));
    },
  },
  {
    what: 'After a sign-out while the profile could not be read, or was overdue, the lists "cannot be shown" for the guest.',
    isNear(step, _books, network) {
      const isSignOut = step.act === 'sign out' || (step.act === 'answer' && isSignOutAsked());
      return isSignOut && step.answer === 'confirm' && (network.isReading() || !kinds.every(hasList));
    },
  },
  {
    what: 'The heading "You have no saved plans" stands also over "You have saved plans for 2026, but none for 2027."',
    isSaidSo: (words) => /^You have no saved plans.*, but none for \d+/.test(words),
  },
];

const isSignOutAsked = (): boolean => openDialogs().some((dialog) => itemIn(dialog) === undefined);

export const isNearKnownFault = (step: Step, books: Books, network: Network): boolean =>
  knownFaults.some((fault) => fault.isNear?.(step, books, network));

export const isKnownUntruth = (words: string): boolean =>
  knownFaults.some((fault) => fault.isSaidSo?.(words));
