import { useEffect, useId, useState, useSyncExternalStore, type ReactNode } from 'react';
import { findProfileElement, onRootsChange } from '../../src/browser/roots';
import { scrollAndFocus } from '../../src/browser/scroll-target';
import { compareChoice as en } from '../../src/copy/compare-choice.en';
import { compareChoice as es } from '../../src/copy/compare-choice.es';
import { MOST_COMPARED } from '../../src/domain/plans/compare-choice';
import { choiceOfAtom, offerChoice, setChosen } from '../../src/state/plans/compare-choice';
import { useValue } from '../../src/state/react';
import { read } from '../../src/state/store';
import { useCopy } from '../../src/ui/copy-context';
import { useStyles } from '../../src/ui/host';
import { Link, type LinkProps } from '../../src/ui/link';
import type { CompareBoxProps } from './plan-card-props';
import boxStyles from './compare-box.css?inline';

/** Texts that only pages with `compare-in-page` load. */
export const texts = { en, es };

/**
 * Lets the shopper choose a plan to compare. If its list has enough chosen plans, announces why this one cannot be
 * chosen (contract §8).
 */
export function CompareBox({ cardKey, name, onSay }: CompareBoxProps): ReactNode {
  const t = useCopy('compare-choice');
  const id = useId();
  useStyles(boxStyles);
  const { isChosen, isFull } = useValue(choiceOfAtom)(cardKey);
  const [wasRefused, setWasRefused] = useState(false);
  const isRefused = wasRefused && isFull && !isChosen;
  const full = t('compareChoice.full', { most: MOST_COMPARED });
  const change = (isWanted: boolean): void => {
    const isDone = setChosen(cardKey, isWanted);
    setWasRefused(!isDone);
    const { count, isPair } = read(choiceOfAtom)(cardKey);
    if (!isDone) onSay(full);
    else if (isPair) onSay(t('compareChoice.pair'));
    else onSay(t(count > 0 ? 'compareChoice.count' : 'compareChoice.none', { count }));
  };
  return (
    <div className="compare-choice">
      <label className="compare-label">
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={t('compareChoice.labelOf', { name })}
          aria-describedby={isRefused ? id : undefined}
          onChange={({ target }) => {
            change(target.checked);
          }}
        />
        {t('compareChoice.label')}
      </label>
      {isRefused && (
        <p id={id} className="error-text compare-refused">
          {full}
        </p>
      )}
    </div>
  );
}

const COMPARE = 'shopper-profile-compare';

const isComparisonOnPage = (): boolean =>
  customElements.get(COMPARE) !== undefined && findProfileElement(COMPARE) !== undefined;

function onPageChange(listener: () => void): () => void {
  void customElements.whenDefined(COMPARE).then(listener);
  return onRootsChange(listener);
}

/**
 * The Compare link of a list. Leads to the table if it is on the page, otherwise to the page of the specification
 * (contract §8). Hidden if there is nothing to compare, because of plans that could not be loaded; `loadable` is the
 * number of the others.
 */
export function CompareLink({ loadable, ...props }: LinkProps & { loadable: number }): ReactNode {
  useEffect(offerChoice, []);
  const isOnPage = useSyncExternalStore(onPageChange, isComparisonOnPage);
  if (loadable < (isOnPage ? 2 : 1)) return null;
  if (!isOnPage) return <Link {...props} />;
  return (
    <button
      type="button"
      name="compare-plans"
      className={props.className}
      aria-label={props.label}
      onClick={() => {
        void scrollAndFocus(COMPARE);
      }}
    >
      {props.children}
    </button>
  );
}
