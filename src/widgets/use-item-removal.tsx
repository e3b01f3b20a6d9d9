import { useCallback, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useCopy } from '../ui/copy-context';
import { useOpenings } from '../ui/not-opened';
import { activeYearAtom } from '../state/page/dates';
import { savedPlansCountAtom, shownPlansAtom } from '../state/plans/plans';
import { closePopup, openPopup, popupAtom } from '../state/popups/popups';
import { read } from '../state/store';
import type { RemovableKind } from '../state/profile/wishes';
import { savedDrugsCountAtom, savedProvidersCountAtom } from '../state/saved-items/saved-items';
import { useFocusStays } from './use-focus-stays';
import { useRestoredFocus } from './use-restored-focus';
import { useOnDemand } from './use-on-demand';
import { usePopup, useInstanceId } from './use-popup';

const loadPopup = () => import('./remove-item');

/** Prefixes of the texts of each kind: those of its list, and those of its popup. */
const texts = {
  plan: { list: 'plans', popup: 'removePlan' },
  drug: { list: 'drugs', popup: 'removeDrug' },
  doctor: { list: 'doctors', popup: 'removeDoctor' },
} as const;

const counts = {
  plan: savedPlansCountAtom,
  drug: savedDrugsCountAtom,
  doctor: savedProvidersCountAtom,
};

export interface RemovalEvents<Kind extends RemovableKind> {
  onItemRemoved(detail: { kind: Kind; count: number }): boolean;
  onItemRestored(detail: { kind: Kind; count: number }): boolean;
}

export interface ItemRemoval<Item> {
  /** Opens the popup for an item; `name` is its name in the list. */
  ask(key: string, item: Item, name: string | undefined): void;
  popup: ReactNode;
  /** The undo message after a removal. */
  undo: ReactNode;
  /** The last event, for screen readers; '' for none. */
  message: string;
  /** Whether the message reports a failure, which also shows visually. */
  isProblem: boolean;
  say(message: string, isProblem?: boolean): void;
  forgetMessage(): void;
}

/** Whether an open popup reports the result of this removal itself. */
const isAskedAbout = (kind: RemovableKind, key: string): boolean => {
  const about = read(popupAtom('removal'))?.about;
  return about?.kind === kind && about.key === key;
};

/**
 * The remove popup of an element that lists saved items, and its effects: the item leaves its list immediately, and the
 * element reports the result and offers to undo it (DEL-01 … DEL-20).
 */
export function useItemRemoval<Kind extends RemovableKind, Item>(
  kind: Kind,
  heading: RefObject<HTMLElement | null>,
  events: RemovalEvents<Kind>,
  /** Renders the item in the popup. */
  describe: (item: Item) => ReactNode,
): ItemRemoval<Item> {
  const t = useCopy('removal');
  const self = useInstanceId();
  const { fail } = useOpenings();
  const popup = usePopup('removal', self);
  const asked = popup?.kind === kind ? popup : null;
  const [shown, setShown] = useState<{ item: Item; name: string | undefined }>();
  const [said, setSaid] = useState({ message: '', isProblem: false });
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const [undoing, setUndoing] = useState<string | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const isJustRemoved = useRef(false);
  useFocusStays(heading, () => {
    const wasJustRemoved = isJustRemoved.current;
    isJustRemoved.current = false;
    return wasJustRemoved ? undoButton.current : undefined;
  });
  const { expectRow, forgetRow } = useRestoredFocus(heading, undoButton);
  const { list, popup: popupTexts } = texts[kind];

  const say = useCallback((message: string, isProblem = false) => {
    setSaid({ message, isProblem });
  }, []);

  const files = useOnDemand(asked !== null, loadPopup, () => {
    closePopup('removal');
    fail();
  });

  const ask = useCallback(
    (key: string, item: Item, name: string | undefined) => {
      setShown({ item, name });
      say('');
      openPopup('removal', { kind, key }, self);
    },
    [kind, say, self],
  );

  const handleRemoved = (name = ''): void => {
    const count = read(counts[kind]);
    const left = kind === 'plan' ? read(shownPlansAtom).length : count;
    say(t(`${list}.removed`, { count: left, name, year: read(activeYearAtom) }));
    events.onItemRemoved({ kind, count });
  };

  const remove = async (key: string, name: string | undefined): Promise<void> => {
    if (name !== undefined) setNames((before) => new Map(before).set(key, name));
    isJustRemoved.current = true;
    const isRemoved = await files?.removeSavedItem(kind, key, () => {
      handleRemoved(name);
    });
    if (isRemoved) handleRemoved(name);
    if (isRemoved !== false) return;
    isJustRemoved.current = false;
    say(t(`${list}.removeFailed`), !isAskedAbout(kind, key));
    events.onItemRestored({ kind, count: read(counts[kind]) });
  };

  const handleRestored = (): void => {
    say(t(`${list}.undo.back`));
    events.onItemRestored({ kind, count: read(counts[kind]) });
  };

  const undo = async (key: string): Promise<void> => {
    setUndoing(key);
    expectRow();
    say(t(`${list}.undo.underWay`));
    const isBack = await files?.undoRemoval(kind, handleRestored);
    setUndoing(null);
    if (isBack) {
      handleRestored();
      return;
    }
    forgetRow();
    say(isBack === false ? t(`${list}.undo.failed`) : '', true);
  };

  return {
    ...said,
    say,
    ask,
    undo: files && (
      <files.Undo
        kind={kind}
        undoing={undoing}
        messageOf={(key) => {
          const name = names.get(key);
          return name === undefined ? t(`${list}.undo.removed`) : t(`${list}.undo.removedItem`, { name });
        }}
        undo={t(`${list}.undo`)}
        onUndo={(key) => void undo(key)}
        onClose={() => {
          // The button disappears together with focus; the page must not scroll.
          heading.current?.focus({ preventScroll: true });
          say('');
          files.withdrawUndo(kind);
        }}
        buttonRef={undoButton}
      />
    ),
    forgetMessage: () => {
      say('');
      files?.withdrawUndo(kind);
    },
    popup: asked && files && shown !== undefined && (
      <files.RemoveItem
        key={asked.key}
        asked={asked}
        words={popupTexts}
        onRemove={() => {
          void remove(asked.key, shown.name);
        }}
      >
        {describe(shown.item)}
      </files.RemoveItem>
    ),
  };
}
