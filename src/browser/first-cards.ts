import { shared } from './shared';
import { measureFromOpening } from './timing';

declare module './shared' {
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
  shared('firstCards', () => {
    let show!: () => void;
    const shown = new Promise<void>((done) => {
      show = done;
    });
    return { shown, show };
  });

/** Settles when the saved plans show for the first time, or what stands in their place. */
export const whenFirstCardsShow = (): Promise<void> => firstCards().shown;

/** They show. How long they took is said once. */
export function showFirstCards(areThere: boolean): void {
  const current = firstCards();
  current.show();
  if (areThere) shared('measuredCards', () => (measureFromOpening('cards'), true));
}
