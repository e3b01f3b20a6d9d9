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
import { useLocale } from '../../src/widgets/piece-frame';
import type { OpenPanels } from './plan-group';
import { useIsPrinting } from './use-is-printing';

// A removal changes these only if it takes the last one.
const hasDrugsAtom = atom((get) => get(savedDrugsCountAtom) > 0);
const hasDoctorsAtom = atom((get) => get(savedProvidersCountAtom) > 0);

/** On paper nothing can be opened: each card then has its panels with saved drugs and doctors. */
export function usePrintedPanels(lists: readonly PlanList[]): OpenPanels | null {
  const isPrinting = useIsPrinting();
  const hasDrugs = useValue(hasDrugsAtom);
  const hasDoctors = useValue(hasDoctorsAtom);
  if (!isPrinting || !(hasDrugs || hasDoctors)) return null;
  const panels = [...(hasDoctors ? ['doctors' as const] : []), ...(hasDrugs ? ['drugs' as const] : [])];
  return new Map(lists.flatMap(({ plans }) => plans.map(({ cardKey }) => [cardKey, panels] as const)));
}

/** What says on paper when it was printed, and whom to call: not on the screen. */
export function PrintedNote(): ReactNode {
  const t = useCopy('plans');
  const locale = useLocale();
  const now = useValue(nowAtom);
  const { number, tty } = useValue(supportPhoneAtom);
  const hours = useHours('support');
  return (
    <p className="print-only">
      {t('plans.printed', { date: longDate(now, locale) })}
      {number !== '' && ` ${t('plans.printed.call', { phone: number, tty, hours })}`}
    </p>
  );
}
