import { useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { formatPlanId } from '../../src/domain/plans/plan';
import { useCopy } from '../../src/ui/copy-context';
import { Heading } from '../../src/ui/heading';
import { MissingDetails } from '../../src/ui/missing-details';
import { LatePhoneText, type Phone } from '../../src/ui/phone-text';
import type { PlanYears } from '../../src/state/load/plan-years';
import { YearTable } from './year-table';

export interface YearChangeProps {
  plans: readonly PlanYears[];
  /** Whether all changes are in the past. */
  isPast: boolean;
  /** The number to call if the plan's own number is unknown. */
  phone: Phone;
  headingLevel: number;
  /** Contains the regions of the plans. */
  ref?: Ref<HTMLDivElement>;
  /** Retries the failed requests of the plan with this key. */
  onRetry(planKey: string): void;
}

/** States how many values are equal, and whether these are all values. */
function Unchanged({
  rows,
  unchanged: count,
}: Extract<PlanYears['comparison'], { is: 'compared' }>): ReactNode {
  const t = useCopy('year-change');
  if (count === 0) return null;
  const hasChanged = rows.some(({ outcome }) => outcome === 'changed');
  const isAllKnown = rows.every(({ outcome }) => outcome === 'changed');
  const text = !hasChanged ? 'noChange' : isAllKnown ? 'nothingElse' : 'same';
  return <p>{t(`yearChange.${text}`, { count })}</p>;
}

interface NotFoundProps {
  plan: PlanYears;
  year: number;
  county: string | undefined;
  phone: Phone;
}

/** Shows if the list of a year lacks the plan. The plan may still be offered, so the text names whom to ask. */
function NotFound({ plan, year, county, phone }: NotFoundProps): ReactNode {
  const t = useCopy('year-change');
  const { number, tty } = { ...phone, ...plan.contact };
  const isOwn = plan.relation !== 'saved';
  return (
    <>
      <p>
        {county === undefined
          ? t('yearChange.notFound.noCounty', { year })
          : t('yearChange.notFound', { year, county })}
      </p>
      <p>
        <LatePhoneText
          text={t(isOwn ? 'yearChange.ask.letter' : 'yearChange.ask.call', {
            phone: '{phone}',
            tty: tty ?? phone.tty,
          })}
          textWithout={t(isOwn ? 'yearChange.ask.letterOnly' : 'yearChange.ask.plan')}
          number={number}
        />
      </p>
    </>
  );
}

type PlanRegionProps = Omit<YearChangeProps, 'plans' | 'isPast' | 'ref'> & { plan: PlanYears };

function PlanRegion({ plan, phone, headingLevel, onRetry }: PlanRegionProps): ReactNode {
  const t = useCopy('year-change', 'plan-card');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasRetried, setHasRetried] = useState(false);
  const { comparison, fromYear, relation } = plan;
  if (hasRetried && comparison.is !== 'failed' && comparison.is !== 'pending') setHasRetried(false);
  const name = plan.planName ?? t('plan.unnamed', { planId: formatPlanId(plan.planId) });
  return (
    <section className="plan-years" data-plan={plan.planKey} aria-labelledby={id}>
      <div>
        <Heading level={headingLevel} id={id} className="plan-title" ref={heading}>
          {name}
        </Heading>
        <p className="relation">{t(`yearChange.relation.${relation}`, { year: fromYear })}</p>
      </div>
      {comparison.is === 'compared' && (
        <>
          {comparison.rows.length > 0 && <YearTable rows={comparison.rows} fromYear={fromYear} />}
          <Unchanged {...comparison} />
        </>
      )}
      {comparison.is === 'notFound' && <NotFound {...comparison} plan={plan} phone={phone} />}
      {comparison.is === 'failed' && (
        <MissingDetails
          text={t('yearChange.failed', { from: fromYear, to: fromYear + 1 })}
          name={name}
          hasRetried={hasRetried}
          onRetry={() => {
            // The pressed button is removed, so focus moves to the heading.
            heading.current?.focus();
            setHasRetried(true);
            onRetry(plan.planKey);
          }}
        />
      )}
      {comparison.is === 'pending' && <p role="status">{t('yearChange.loading')}</p>}
    </section>
  );
}

/** What changes in each plan, one region per plan (contract §8). */
export function YearChange({ plans, isPast, headingLevel, ref, ...shared }: YearChangeProps): ReactNode {
  const t = useCopy('year-change');
  return (
    <div className="year-change" ref={ref}>
      <Heading level={headingLevel} className="title">
        {t(isPast ? 'yearChange.headingPast' : 'yearChange.heading')}
      </Heading>
      <p>{t('yearChange.source')}</p>
      {plans.map((plan) => (
        <PlanRegion key={plan.planKey} plan={plan} headingLevel={headingLevel + 1} {...shared} />
      ))}
    </div>
  );
}
