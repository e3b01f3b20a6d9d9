/**
 * Entry point `index.js`: element classes for bundlers. Importing it has no side effects; `defineAll()` registers the
 * tags.
 */
import { configure as configurePage, installPageApi } from '../src/browser/page';
import type { ConfigInput } from '../src/config/settings';
import { defineElements } from './define-elements';
import { elements } from './generated/elements';

export type * from './tag-types';
export * from './generated/element-classes';
export type { ConfigInput } from '../src/config/settings';
export type { PageApi, LoadOutcome } from '../src/browser/page';

/**
 * Registers every tag and creates `window.shopperProfile`. Keeps tags that exist already. Does nothing during
 * server-side rendering.
 */
export function defineAll(): void {
  defineElements(elements);
}

/**
 * Same as `window.shopperProfile.configure`; you may call it before `defineAll`. Does nothing during server-side
 * rendering.
 */
export function configure(partial: ConfigInput): void {
  if (typeof window === 'undefined') return;
  installPageApi(__VERSION__, 'npm');
  configurePage(partial);
}
