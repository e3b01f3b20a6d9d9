import type { ReactNode } from 'react';
import { whenIdle } from '../../src/browser/clock';
import { longDate } from '../../src/domain/dates/long-date';
import { nowAtom } from '../../src/state/page/dates';
import { supportPhoneAtom } from '../../src/state/page/phones';
import type { PlanList } from '../../src/state/plans/plans';
import { useValue } from '../../src/state/react';
import { savedDrugsAtom, savedProvidersAtom } from '../../src/state/saved-items/saved-items';
import { useCopy } from '../../src/ui/copy-context';
import { useHours } from '../../src/widgets/use-hours';
import { useLocale } from '../../src/widgets/use-locale';
import { useOnDemand } from '../../src/widgets/use-on-demand';
import { loadPanels } from './load-panels';
import type { CardPanels } from './plan-card';
import type { OpenPanels } from './plan-group';
import { useIsPrinting } from './use-is-printing';

const MAX_WAIT_MS = 2000;

const loadWhenIdle = async () => {
  await whenIdle(MAX_WAIT_MS);
  return loadPanels();
};

/**
 * On paper nothing can be opened: each card then has its panels with saved drugs and doctors. Their file comes before
 * anyone prints, as a page that is being printed cannot wait for it.
 */
export function usePrintedPanels(lists: readonly PlanList[]): [OpenPanels | null, CardPanels | null] {
  const isPrinting = useIsPrinting();
  const hasDrugs = useValue(savedDrugsAtom).length > 0;
  const hasDoctors = useValue(savedProvidersAtom).length > 0;
  const files = useOnDemand(hasDrugs || hasDoctors, loadWhenIdle, () => undefined);
  if (!isPrinting || !files) return [null, files];
  const panels = [...(hasDoctors ? ['doctors' as const] : []), ...(hasDrugs ? ['drugs' as const] : [])];
  return [
    new Map(lists.flatMap(({ plans }) => plans.map(({ cardKey }) => [cardKey, panels] as const))),
    files,
  ];
}

/** What says on paper when it was printed, and whom to call: not on the screen. */
export function PrintedNote(): ReactNode {
  const t = useCopy();
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
