import type { ReactNode } from 'react';
import { longDate } from '../../src/domain/dates/long-date';
import { nowAtom } from '../../src/state/page/dates';
import { supportPhoneAtom } from '../../src/state/page/phones';
import type { PlanList } from '../../src/state/plans/plans';
import { useValue } from '../../src/state/react';
import { savedDrugsCountAtom, savedProvidersCountAtom } from '../../src/state/saved-items/saved-items';
import { atom } from '../../src/state/store';
import { useCopy } from '../../src/ui/copy-context';
import { useHours } from '../../src/widgets/use-hours';
import { useLocale } from '../../src/widgets/element-frame';
import type { OpenPanels } from './plan-group';
import { useIsPrinting } from './use-is-printing';

// Changes only when the first drug is saved or the last one is removed, so that other changes do not re-render.
const hasDrugsAtom = atom((get) => get(savedDrugsCountAtom) > 0);
const hasDoctorsAtom = atom((get) => get(savedProvidersCountAtom) > 0);

/**
 * Opens the panels with saved drugs and doctors of each card for printing, because panels cannot be opened on paper.
 */
export function usePrintedPanels(lists: readonly PlanList[]): OpenPanels | null {
  const isPrinting = useIsPrinting();
  const hasDrugs = useValue(hasDrugsAtom);
  const hasDoctors = useValue(hasDoctorsAtom);
  if (!isPrinting || !(hasDrugs || hasDoctors)) return null;
  const panels = [...(hasDoctors ? ['doctors' as const] : []), ...(hasDrugs ? ['drugs' as const] : [])];
  return new Map(lists.flatMap(({ plans }) => plans.map(({ cardKey }) => [cardKey, panels] as const)));
}

/** Date of printing and the numbers to call. Shows only in print. */
export function PrintedNote(): ReactNode {
  const t = useCopy('plans');
  const locale = useLocale();
  const now = useValue(nowAtom);
  const { number, tty } = useValue(supportPhoneAtom);
  // The times stay on one line: no-break spaces, and a word joiner after the hyphen.
  const hours = useHours('support').replace(/^[^,]*/, (times) =>
    times.replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060'),
  );
  return (
    <p className="print-only">
      {t('plans.printed', { date: longDate(now, locale) })}
      {number !== '' && ` ${t('plans.printed.call', { phone: number, tty, hours })}`}
    </p>
  );
}
