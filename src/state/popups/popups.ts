import type { SavedPlan } from '../../domain/plans/plan';
import type { RemovableKind } from '../../domain/profile/profile';
import { atom, read, shopperValueAtom, write, type Atom } from '../store';

type Nothing = Readonly<Record<string, never>>;

/** `loadingScreenData` (POP-01 … POP-04). `message` and `information` are HTML, which is sanitised before it shows. */
export interface LoadingScreen {
  heading: string;
  message: string;
  information?: string;
  /** Whether there is a close button. */
  closable?: boolean;
}

/** Tools that open in a drawer: `vendors.*` of the configuration. */
export type ToolName = 'providerSearch' | 'drugEstimator';

/** What is chosen already, for example `{ providerId }` (OPEN-B70). */
export type ToolValues = Readonly<Record<string, string | undefined>>;

/** Every popup of the page by its name, with what it is about. */
export interface Popups {
  /** Asks whether to remove a saved item (DEL-01, DRUGS-17, DOCS-07). */
  removal: { kind: RemovableKind; key: string; hasFailed?: boolean };
  /** What drugs cost with a plan (DRUGS-23, MODEL-16). */
  drugPricing: { key: string };
  /** How to enroll in a plan by phone (POP-07). */
  enrollByPhone: { plan: SavedPlan; planName: string | undefined };
  /** What kind of plan the recommended one is (POP-08 … POP-10). */
  planTypeInfo: Nothing;
  /** What Extra Help is, after the first yes (HELP-04). */
  extraHelpExplained: Nothing;
  /** That Extra Help counts, once per session (HELP-06). */
  extraHelpApplied: Nothing;
  /** A tool of the host or of a vendor in its drawer (DOCS-14, SHELL-65). */
  tool: { tool: ToolName; values: ToolValues };
  email: Nothing;
  signOut: Nothing;
  import: Nothing;
  timeout: Nothing;
  /** Who the shopper is (IDENT-01). */
  confirmIdentity: Nothing;
  /** A greeting, once per session (TOAST-01 … TOAST-10). */
  toast: Nothing;
  loading: LoadingScreen | 'memberImport';
}

export type PopupName = keyof Popups;

export interface OpenPopup<Name extends PopupName> {
  about: Popups[Name];
  /** The element that it belongs to; null for one of the whole page. */
  openedBy: symbol | null;
}

/**
 * Popups that open by themselves, in their order. Of two that are due the first shows, whichever came first; the other one
 * waits. What the shopper has opened goes before all of them but the timeout, which opens above everything.
 */
const selfOpeningOrder: readonly string[] = ['timeout', 'confirmIdentity', 'extraHelpApplied', 'toast'];

/** These make room for what opens later, too, and are back after it. The form of the identity stays, with what is typed. */
const makeRoom: readonly string[] = ['extraHelpApplied', 'toast'];

type OpenPopups = { readonly [Name in PopupName]?: OpenPopup<Name> };

const openPopupsAtom = shopperValueAtom<OpenPopups>('openPopups', {});

/** Whether nothing is open but what comes after this popup in the order. */
const isTurnOf = (name: PopupName, open: OpenPopups): boolean =>
  Object.keys(open).every(
    (other) => other === name || selfOpeningOrder.indexOf(other) > selfOpeningOrder.indexOf(name),
  );

/** Whether the popup that confirms the identity may open. */
export const isTurnToConfirmAtom = atom((get) => isTurnOf('confirmIdentity', get(openPopupsAtom)));

const popupAtoms = new Map<PopupName, Atom<OpenPopup<PopupName> | null>>();

function shownPopup(open: OpenPopups, name: PopupName): OpenPopup<PopupName> | null {
  const hasToWait = name === 'loading' ? 'timeout' in open : makeRoom.includes(name) && !isTurnOf(name, open);
  return hasToWait ? null : (open[name] ?? null);
}

/** A popup while it shows, else null. */
export function popupAtom<Name extends PopupName>(name: Name): Atom<OpenPopup<Name> | null> {
  const made = popupAtoms.get(name) ?? atom((get) => shownPopup(get(openPopupsAtom), name));
  popupAtoms.set(name, made);
  return made as Atom<OpenPopup<Name> | null>;
}

/** Opens a popup, or changes what an open one is about. */
export function openPopup<Name extends PopupName>(
  name: Name,
  about: Popups[Name],
  openedBy: symbol | null = null,
): void {
  write(openPopupsAtom, { ...read(openPopupsAtom), [name]: { about, openedBy } });
}

function closeWhere(isClosed: (name: string, popup: OpenPopup<PopupName>) => boolean): void {
  const open = Object.entries(read(openPopupsAtom));
  const left = open.filter(([name, popup]) => !isClosed(name, popup));
  if (left.length < open.length) write(openPopupsAtom, Object.fromEntries(left));
}

export const closePopup = (...names: PopupName[]): void => {
  closeWhere((name) => names.some((closed) => closed === name));
};

/** An element has left the page, and its popups go with it. */
export const closePopupsOf = (element: symbol): void => {
  closeWhere((_, { openedBy }) => openedBy === element);
};

/** Another view shows: popups of elements go, those of the whole page stay. */
export const closePopupsOfElements = (): void => {
  closeWhere((_, { openedBy }) => openedBy !== null);
};
