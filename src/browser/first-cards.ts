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

/** Settles when the saved plans show for the first time, or what stands in their place. */
export const whenFirstCardsShown = (): Promise<void> => firstCards().shown;

/** They show. How long they took is said once. */
export function markFirstCardsShown(areThere: boolean): void {
  const current = firstCards();
  current.show();
  if (areThere) pageSingleton('measuredCards', () => (measureFromOpening('cards'), true));
}
