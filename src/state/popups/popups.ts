import type { SavedPlan } from '../../domain/plans/plan';
import type { RemovableKind } from '../../domain/profile/profile';
import { atom, read, shopperValueAtom, write, type Atom } from '../store';

type Nothing = Readonly<Record<string, never>>;

/** `loadingScreenData` (POP-01 … POP-04). `message` and `information` are HTML, which is sanitized before it shows. */
export interface LoadingScreen {
  heading: string;
  message: string;
  information?: string;
  /** Whether there is a close button. */
  closable?: boolean;
}

/** Tools that open in a drawer: `vendors.*` of the configuration. */
export type ToolName = 'providerSearch' | 'drugEstimator';

/** Values that are preselected in the tool, for example `{ providerId }` (OPEN-B70). */
export type ToolValues = Readonly<Record<string, string | undefined>>;

/** Parts of the take-along sheet. */
export type SheetPart = 'drugs' | 'pharmacy' | 'doctors' | 'plans' | 'questions' | 'name';

/** Every popup of the page by name, with its data. */
export interface Popups {
  /** Confirms the removal of a saved item (DEL-01, DRUGS-17, DOCS-07). */
  removal: { kind: RemovableKind; key: string; hasFailed?: boolean };
  /** Drug costs with a plan (DRUGS-23, MODEL-16). */
  drugPricing: { key: string };
  /** How to enroll in a plan by phone (POP-07). */
  enrollByPhone: { plan: SavedPlan; planName: string | undefined };
  /** Explains the type of the recommended plan (POP-08 … POP-10). */
  planTypeInfo: Nothing;
  /** Explains Extra Help, after the first yes (HELP-04). */
  extraHelpExplained: Nothing;
  /** Says that prices include Extra Help, once per session (HELP-06). */
  extraHelpApplied: Nothing;
  /** A tool of the host or a vendor, in a drawer (DOCS-14, SHELL-65). */
  tool: { tool: ToolName; values: ToolValues };
  email: Nothing;
  signOut: Nothing;
  import: Nothing;
  timeout: Nothing;
  /** Confirms the shopper's identity (IDENT-01). */
  confirmIdentity: Nothing;
  /** Greets the shopper, once per session (TOAST-01 … TOAST-10). */
  toast: Nothing;
  /**
   * What to print for a counselor. `printed`: the parts of the sheet while it is printed, when no dialog shows; null: the
   * dialog shows.
   */
  takeAlong: { printed: readonly SheetPart[] | null };
  loading: LoadingScreen | 'memberImport';
}

export type PopupName = keyof Popups;

export interface OpenPopup<Name extends PopupName> {
  about: Popups[Name];
  /** The element that it belongs to; null for a popup of the whole page. */
  openedBy: symbol | null;
}

/**
 * Popups that open automatically, in order of priority. If two are due, the one with the higher priority shows and the other
 * one waits. Popups that the shopper has opened take precedence over all of them except the timeout, which opens above
 * everything.
 */
const selfOpeningOrder: readonly string[] = ['timeout', 'confirmIdentity', 'extraHelpApplied', 'toast'];

/**
 * Automatic popups that also hide while a popup of higher priority is open, and show again afterwards. `confirmIdentity` does
 * not hide, to keep the input of its form.
 */
const yielding: readonly string[] = ['extraHelpApplied', 'toast'];

type OpenPopups = { readonly [Name in PopupName]?: OpenPopup<Name> };

const openPopupsAtom = shopperValueAtom<OpenPopups>('openPopups', {});

/** Whether all other open popups have a lower priority than this one. */
const isTurnOf = (name: PopupName, open: OpenPopups): boolean =>
  Object.keys(open).every(
    (other) => other === name || selfOpeningOrder.indexOf(other) > selfOpeningOrder.indexOf(name),
  );

/** Whether the popup to confirm the identity may open. */
export const isTurnToConfirmAtom = atom((get) => isTurnOf('confirmIdentity', get(openPopupsAtom)));

const popupAtoms = new Map<PopupName, Atom<OpenPopup<PopupName> | null>>();

function shownPopup(open: OpenPopups, name: PopupName): OpenPopup<PopupName> | null {
  const hasToWait = name === 'loading' ? 'timeout' in open : yielding.includes(name) && !isTurnOf(name, open);
  return hasToWait ? null : (open[name] ?? null);
}

/** A popup while it shows, otherwise null. */
export function popupAtom<Name extends PopupName>(name: Name): Atom<OpenPopup<Name> | null> {
  const made = popupAtoms.get(name) ?? atom((get) => shownPopup(get(openPopupsAtom), name));
  popupAtoms.set(name, made);
  return made as Atom<OpenPopup<Name> | null>;
}

/** Opens a popup, or replaces the data of an open one. */
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

/** Closes the popups of an element that was removed from the page. */
export const closePopupsOf = (element: symbol): void => {
  closeWhere((_, { openedBy }) => openedBy === element);
};

/** Closes all popups of elements when the view changes; those of the whole page stay. */
export const closePopupsOfElements = (): void => {
  closeWhere((_, { openedBy }) => openedBy !== null);
};
