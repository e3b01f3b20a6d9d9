import { findPiece } from './roots';
import { pageSingleton } from './page-singleton';

declare module './page-singleton' {
  interface PageValues {
    pieceRequests: PieceRequests;
  }
}

/** Tags that pieces have inside of themselves, where the bundle does not look; entries answer requests for them. */
interface PieceRequests {
  wanted: Set<string>;
  onRequest: ((tag: string) => void) | undefined;
}

const requests = (): PieceRequests =>
  pageSingleton('pieceRequests', () => ({ wanted: new Set<string>(), onRequest: undefined }));

/** A piece is about to show another one; its files are loaded as if its tag were on the page. */
export function requestPiece(tag: string): void {
  const { wanted, onRequest } = requests();
  wanted.add(tag);
  onRequest?.(tag);
}

/** An entry answers from now on, also what was asked before it came. */
export function answerPieceRequests(answer: (tag: string) => void): void {
  const current = requests();
  const before = current.onRequest;
  current.onRequest = (tag) => {
    before?.(tag);
    answer(tag);
  };
  for (const tag of current.wanted) answer(tag);
}

/**
 * Popups that somebody asks for always open: a tag that is not on the page comes to the end of it (contract §2), and files
 * that have not come are asked for again.
 */
export function openOnPage(tag: string): void {
  if (!findPiece(tag)) document.body.append(document.createElement(tag));
  requestPiece(tag);
}
