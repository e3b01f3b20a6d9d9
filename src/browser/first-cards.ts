import { pageSingleton } from './page-singleton';
import { measureFromOpening } from './timing';

declare module './page-singleton' {
  interface PageValues {
    firstCards: FirstCards;
    measuredCards: boolean;
  }
}

interface FirstCards {
  shown: Promise<void>;
  show(): void;
}

const firstCards = (): FirstCards =>
  pageSingleton('firstCards', () => {
    let show!: () => void;
    const shown = new Promise<void>((done) => {
      show = done;
    });
    return { shown, show };
  });

/** Resolves when saved plans, or the fallback shown instead of them, are rendered for the first time. */
export const whenFirstCardsShown = (): Promise<void> => firstCards().shown;

/** Resolves `whenFirstCardsShown()`. If there are cards, measures the time from navigation once per page. */
export function markFirstCardsShown(areThere: boolean): void {
  const current = firstCards();
  current.show();
  if (areThere) pageSingleton('measuredCards', () => (measureFromOpening('cards'), true));
}
