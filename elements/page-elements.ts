import { claimTags } from '../src/browser/page';
import { serveElementRequests } from '../src/browser/element-requests';
import { inRoots, onRoot } from '../src/browser/roots';
import { reportNotLoaded } from './not-loaded';
import type { ProfileElement } from './registry';

export const PREFIX = 'shopper-profile-';
export const NAME_ATTRIBUTE = 'data-shopper-profile';
/** For editors that also strip `data-…`, and for editors in which authors set a class instead of writing HTML. */
const NAME_CLASS = /\bis-shopper-profile-([\w-]+)/;
export const PLACEHOLDER = `[${NAME_ATTRIBUTE}],[class*=is-shopper-profile-]`;

/** The part of an element's registry entry that the search needs. */
export type FindableElement = Pick<ProfileElement, 'needsProfile' | 'contains' | 'load'>;
export type ProfileElements<Known extends FindableElement> = Readonly<Record<string, Known>>;

/** Called by the search when it finds a tag on the page for the first time. */
export type OnFound<Known extends FindableElement> = (tag: string, profileElement: Known) => Promise<void>;

/** Accepts names in any case and with or without the tag prefix, because authors and editors write them differently. */
export const nameOf = (placeholder: Element): string | undefined =>
  (placeholder.getAttribute(NAME_ATTRIBUTE) ?? NAME_CLASS.exec(placeholder.className)?.[1])
    ?.trim()
    .toLowerCase()
    .replace(PREFIX, '');

interface Adopted {
  name: string | undefined;
  /** Removes the element and restores the author content. */
  release?(): void;
}

const adopted = new WeakMap<Element, Adopted>();

/**
 * Names that are safe to mirror. Sanitizers let every `data-…` attribute pass, so mirroring must not create a script
 * (`data-onclick`) or an inline style.
 */
const MIRRORED = /^data-(?!shopper-profile|on|style$)([a-z][\w-]*)$/;

/** Copies every `data-x` of the placeholder to the attribute `x` of the element. */
function mirrorAttributes(from: Element, to: Element): void {
  for (const attribute of to.getAttributeNames()) {
    if (!from.hasAttribute(`data-${attribute}`)) to.removeAttribute(attribute);
  }
  for (const { name, value } of from.attributes) {
    const mirrored = MIRRORED.exec(name)?.[1];
    if (mirrored) to.setAttribute(mirrored, value);
  }
}

/**
 * Adds the element to a placeholder, for editors that strip unknown tags: `<div data-shopper-profile="plans">` or `<div
 * class="is-shopper-profile-plans">`. The author content moves into the element (contract §2). A changed name replaces
 * the element; without a name, the author content remains.
 */
function adopt(placeholder: Element, elements: ProfileElements<FindableElement>): void {
  const name = nameOf(placeholder);
  const before = adopted.get(placeholder);
  if (before?.name === name) return;
  before?.release?.();
  const now: Adopted = { name };
  adopted.set(placeholder, now);
  if (name === undefined) return;
  const tag = `${PREFIX}${name}`;
  if (!(tag in elements)) return;
  // Another copy of the bundle may have added the element, or the placeholder was cloned together with its element.
  const present = placeholder.querySelector(`:scope > ${tag}`);
  const element = present ?? document.createElement(tag);
  mirrorAttributes(placeholder, element);
  if (!present) {
    element.append(...placeholder.childNodes);
    placeholder.append(element);
  }
  const observer = new MutationObserver(() => {
    mirrorAttributes(placeholder, element);
    adopt(placeholder, elements);
  });
  observer.observe(placeholder, { attributes: true });
  now.release = () => {
    observer.disconnect();
    element.replaceWith(...element.childNodes);
  };
}

/**
 * Searches for elements now, and whenever nodes are added to the page or to a shadow root that the host has registered.
 * If the files of an element cannot be loaded, the failure is reported, the author content remains, and the next
 * element of the same tag triggers a retry.
 *
 * Returns the tags that are on the page already.
 */
export function watchPage<Known extends FindableElement>(
  elements: ProfileElements<Known>,
  onFound: OnFound<Known>,
): string[] {
  const mine = claimTags(elements);
  const open = new Map(Object.entries(mine));
  const failed = new WeakSet<Element>();
  const isWanted = (tag: string): boolean => inRoots(tag).some((element) => !failed.has(element));
  const find = (tag: string): void => {
    const profileElement = open.get(tag);
    if (!profileElement) return;
    open.delete(tag);
    onFound(tag, profileElement).catch(() => {
      open.set(tag, profileElement);
      for (const element of inRoots(tag)) failed.add(element);
      reportNotLoaded(tag);
    });
    for (const inside of profileElement.contains ?? []) find(inside);
  };
  const look = (): void => {
    for (const placeholder of inRoots(PLACEHOLDER)) adopt(placeholder, mine);
    for (const tag of open.keys()) if (isWanted(tag)) find(tag);
  };
  const observer = new MutationObserver(look);
  onRoot((root) => {
    look();
    observer.observe(root, { childList: true, subtree: true, attributeFilter: [NAME_ATTRIBUTE] });
  });
  serveElementRequests(find);
  return Object.keys(mine).filter((tag) => !open.has(tag));
}
