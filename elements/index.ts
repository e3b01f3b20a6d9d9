/** `index.js`: element classes for bundlers. Importing it does nothing; `defineAll()` registers the tags. */
import { define } from '../src/element-kit/to-element';
import { claimTags, configure as configurePage, installPageApi } from '../src/browser/page';
import type { ConfigInput } from '../src/config/settings';
import * as elementClasses from './generated/element-classes';
import { provideCopy } from '../src/state/copy';
import { installBrandApi } from './page-api';
import { copyOf } from './registry';

export type {} from './tag-types';
export * from './generated/element-classes';
export * from '../src/domain/constants';
export type { ConfigInput } from '../src/config/settings';
export type { PageApi, LoadOutcome } from '../src/browser/page';

/** Registers every tag and makes `window.shopperProfile`. Tags that exist already stay as they are. */
export function defineAll(): void {
  installBrandApi();
  provideCopy(copyOf);
  const byTag = Object.values(elementClasses).map((known) => [known.contract.tag, known] as const);
  for (const elementClass of Object.values(claimTags(Object.fromEntries(byTag)))) define(elementClass);
}

/** The same as `window.shopperProfile.configure`; may be called before `defineAll`. */
export function configure(partial: ConfigInput): void {
  installPageApi(__VERSION__);
  configurePage(partial);
}
