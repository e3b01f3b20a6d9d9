import { memo, type ReactNode } from 'react';
import { longDate } from '../domain/dates/long-date';
import { coverageSummaryOf } from '../domain/plans/coverage';
import { providerCoverageOf, shownDrugCoverageOf } from '../domain/plans/drug-coverage';
import { serverTimeOfAtom } from '../state/page/dates';
import { dentalPlanIdsAtom } from '../state/plans/plan-fragments';
import type { PlanCardModel } from '../state/plans/plans';
import { useValue } from '../state/react';
import { savedDrugsAtom, savedProvidersAtom } from '../state/saved-items/saved-items';
import { useCopy } from '../ui/copy-context';
import { useLocale } from './element-frame';

/**
 * States when the coverage on the cards was checked, by the server's date; the earliest day if they differ. Renders
 * nothing if no card states coverage, or if the server's date is unknown.
 */
export const CheckedLine = memo(function CheckedLine({
  cards,
}: {
  cards: readonly PlanCardModel[];
}): ReactNode {
  const t = useCopy('plan-card');
  const locale = useLocale();
  const drugs = useValue(savedDrugsAtom);
  const providers = useValue(savedProvidersAtom);
  const dentalPlanIds = useValue(dentalPlanIdsAtom);
  const serverTimeOf = useValue(serverTimeOfAtom);
  const [earliest] = cards
    .flatMap(({ plan, detail, hasDoctors }) => {
      if (!detail) return [];
      const { checked } = coverageSummaryOf([
        ...shownDrugCoverageOf(plan.planType, detail, drugs),
        ...(hasDoctors ? providerCoverageOf(detail, providers, dentalPlanIds) : []),
      ]);
      return (checked > 0 && serverTimeOf(detail.requestedAt)) || [];
    })
    .sort();
  if (earliest === undefined) return null;
  return <p className="fact-note">{t('plan.coverageChecked', { date: longDate(earliest, locale) })}</p>;
});
