import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { EventDetail } from '../../src/element-kit/contract';
import type { compareChange } from '../../src/element-kit/shared-contract';
import { formatPlanId } from '../../src/domain/plans/plan';
import { activeYearAtom } from '../../src/state/page/dates';
import { canChooseAtom } from '../../src/state/plans/compare-choice';
import type { PlanCardModel } from '../../src/state/plans/plans';
import { useValue } from '../../src/state/react';
import { mayAtom } from '../../src/state/shopper/shopper';
import { useCopy } from '../../src/ui/copy-context';
import { Heading } from '../../src/ui/heading';
import { CheckedLine } from '../../src/widgets/checked-line';
import { PlanSummary } from '../../src/widgets/plan-summary';
import { useEnrollment } from '../../src/widgets/use-enrollment';
import { useItemRemoval, type RemovalEvents } from '../../src/widgets/use-item-removal';
import { useRetry } from '../../src/widgets/use-retry';
import { WidgetFrame } from '../../src/widgets/widget-frame';
import { ComparedPlans, plansInTable } from './compared-plans';
import { comparisonsAtom, type Comparison, type Comparisons } from './compare.state';

export interface CompareWidgetProps extends RemovalEvents<'plan'> {
  headingLevel: number;
  onCompareChange(detail: EventDetail<typeof compareChange>): boolean;
}

const planIdsOf = ({ plans }: Comparison): string[] => plans.map(({ plan }) => plan.planId);

/** Reports each list when its compared plans change. Reports nothing while the plans are requested again. */
function useReports(
  { isLoading, shown }: Comparisons,
  onChange: CompareWidgetProps['onCompareChange'],
): void {
  const before = useRef<readonly Comparison[]>([]);
  const report = useEffectEvent(() => {
    if (isLoading) return;
    const last = before.current;
    before.current = shown;
    const isIn = (list: Comparison, others: readonly Comparison[]): boolean =>
      others.some(
        (other) => other.group === list.group && planIdsOf(other).join() === planIdsOf(list).join(),
      );
    for (const { group } of last) if (!shown.some((list) => list.group === group)) onChange({ planIds: [] });
    for (const list of shown) if (!isIn(list, last)) onChange({ planIds: planIdsOf(list) });
  });
  useEffect(() => {
    report();
  }, [shown]);
}

function CompareSection({
  comparisons,
  headingLevel,
  ...events
}: CompareWidgetProps & { comparisons: Comparisons }): ReactNode {
  const { shown, isPending, isChoiceOpen } = comparisons;
  const t = useCopy('compare', 'plan-card');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const year = useValue(activeYearAtom);
  const canChoose = useValue(canChooseAtom);
  const mayRemove = useValue(mayAtom('removeItems'));
  const mayEnroll = useValue(mayAtom('enroll'));
  const { enroll, popup } = useEnrollment();
  const removal = useItemRemoval('plan', heading, events, (card: PlanCardModel) => (
    <PlanSummary card={card} />
  ));
  const retry = useRetry(heading);
  useReports(comparisons, events.onCompareChange);
  const nameOf = ({ planName, plan }: PlanCardModel): string =>
    planName ?? t('plan.unnamed', { planId: formatPlanId(plan.planId) });
  const isNothingShown = shown.length === 0 && !isPending;
  const compared = useMemo(() => shown.flatMap(({ plans }) => plansInTable(plans)), [shown]);
  return (
    <section className="compare" aria-labelledby={id}>
      <Heading level={headingLevel} id={id} className="title" ref={heading}>
        {t('compare.heading')}
      </Heading>
      <p role="status" className={removal.isProblem ? 'error-text' : 'visually-hidden'}>
        {removal.message || (isPending && t('compare.loading'))}
      </p>
      {removal.undo}
      {isChoiceOpen && canChoose ? (
        <p>{t('compare.choose')}</p>
      ) : (
        isNothingShown && <p>{t('compare.tooFew', { year })}</p>
      )}
      {shown.map((comparison) => (
        <ComparedPlans
          key={comparison.group}
          comparison={comparison}
          nameOf={nameOf}
          onEnroll={
            mayEnroll
              ? ({ plan, planName }, action) => {
                  enroll({ plan, planName }, action);
                }
              : undefined
          }
          onRemove={
            mayRemove
              ? (card) => {
                  removal.ask(card.cardKey, card, nameOf(card));
                }
              : undefined
          }
          {...retry}
        />
      ))}
      <CheckedLine cards={compared} />
      {compared.length > 0 && <p className="fact-note">{t('compare.yearCost.note', { year })}</p>}
      {removal.popup}
      {popup}
    </section>
  );
}

/**
 * Compares saved plans side by side (contract §8). Stays rendered after it has shown once, because focus may be on its
 * heading or on the undo message. Exception: if the page has no checkboxes, the element has no true statement about a
 * list of three plans.
 */
export function CompareWidget(props: CompareWidgetProps): ReactNode {
  const comparisons = useValue(comparisonsAtom);
  const canChoose = useValue(canChooseAtom);
  const [wasShown, setWasShown] = useState(false);
  if (!comparisons) return null;
  const { isLoading, shown, isPending, isChoiceOpen } = comparisons;
  const hasContent = !isLoading && (shown.length > 0 || isPending || (isChoiceOpen && canChoose));
  if (hasContent && !wasShown) setWasShown(true);
  if (!hasContent && (isChoiceOpen || !wasShown)) return null;
  return (
    <WidgetFrame view="plans">
      <CompareSection {...props} comparisons={comparisons} />
    </WidgetFrame>
  );
}
