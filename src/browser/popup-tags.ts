import { requestPiece } from './piece-requests';
import { findPiece } from './roots';

/**
 * Popups that somebody asks for always open: a tag that is not on the page comes to the end of it (contract §2), and files
 * that have not come are asked for again.
 */
export function bringToPage(tag: string): void {
  if (!findPiece(tag)) document.body.append(document.createElement(tag));
  requestPiece(tag);
}
