/** `index.js`: element classes for bundlers. Importing it does nothing; `defineAll()` registers the tags. */
import { configure as configurePage, installPageApi } from '../src/browser/page';
import type { ConfigInput } from '../src/config/settings';
import { definePieces } from './define-pieces';
import { pieces } from './generated/pieces';

export type * from './tag-types';
export * from './generated/element-classes';
export type { ConfigInput } from '../src/config/settings';
export type { PageApi, LoadOutcome } from '../src/browser/page';

/** Registers every tag and makes `window.shopperProfile`. Tags that exist already stay as they are; a server does nothing. */
export function defineAll(): void {
  definePieces(pieces);
}

/** The same as `window.shopperProfile.configure`; may be called before `defineAll`. On a server it does nothing. */
export function configure(partial: ConfigInput): void {
  if (typeof window === 'undefined') return;
  installPageApi(__VERSION__, 'npm');
  configurePage(partial);
}
