import type { ReactNode } from 'react';
import { formatCost } from '../../src/domain/money';
import { formatPlanId } from '../../src/domain/plans/plan';
import { shownPremiumCents, yearCostOf, type ShownPrices } from '../../src/domain/plans/year-cost';
import { useCopy } from '../../src/ui/copy-context';
import { useYearCost, type PricedPlan } from '../../src/ui/use-year-cost';
import { SheetSection, SheetTable } from './sheet-section';
import type { SheetPlan } from './take-along.state';

function Premium({ plan, detail, ...prices }: PricedPlan): ReactNode {
  const t = useCopy('take-along-sheet', 'plan-card');
  const cents = shownPremiumCents(plan, detail, prices);
  if (cents === undefined) return t('takeAlong.sheet.unknown');
  const isWithExtraHelp = yearCostOf(plan, detail, prices)?.isPremiumSubsidised;
  return (
    <>
      {formatCost(cents / 100)}
      {isWithExtraHelp && <span className="sheet-note">{t('plan.premium.withExtraHelp')}</span>}
    </>
  );
}

function YearCost(props: PricedPlan): ReactNode {
  const t = useCopy('take-along-sheet');
  const cost = useYearCost(props);
  if (!cost) return t('takeAlong.sheet.unknown');
  return (
    <>
      {cost.amount}
      {cost.notes.map((note) => (
        <span key={note} className="sheet-note">
          {note}
        </span>
      ))}
    </>
  );
}

function PlanName({ plan: { plan, name, isCurrent } }: { plan: SheetPlan }): ReactNode {
  const t = useCopy('take-along-sheet', 'plan-card');
  const id = formatPlanId(plan.planId);
  return (
    <>
      {name ?? t('plan.unnamed', { planId: id })}
      <span className="sheet-note">
        {isCurrent && `${t('takeAlong.sheet.currentPlan')}, `}
        {/* Other plans have their type in the name. */}
        {plan.planType === 'MS' && `${t('plan.type.MS')}, `}
        {plan.planYear}, <span className="sheet-id">{id}</span>
      </span>
    </>
  );
}

/** More plans would not fit on two pages with all other sections. */
const MOST_PLANS = 9;

export interface SheetPlansProps {
  plans: readonly SheetPlan[];
  prices: ShownPrices;
}

/** Plans with premium and cost of a year. The table states which values are unknown. */
export function SheetPlans({ plans, prices }: SheetPlansProps): ReactNode {
  const t = useCopy('take-along-sheet', 'plan-card');
  const unknown = t('takeAlong.sheet.unknown');
  const more = plans.length - MOST_PLANS;
  return (
    <SheetSection heading={t('takeAlong.sheet.plans')}>
      <SheetTable
        name="plans"
        heads={[t('takeAlong.sheet.plan'), t('plan.premium'), t('takeAlong.sheet.yearCost')]}
        rows={plans.slice(0, MOST_PLANS).map((plan) => {
          const priced = plan.detail && { plan: plan.plan, detail: plan.detail, ...prices };
          return {
            key: plan.key,
            cells: [
              <PlanName plan={plan} />,
              priced ? <Premium {...priced} /> : unknown,
              priced ? <YearCost {...priced} /> : unknown,
            ],
          };
        })}
      />
      {more > 0 && <p>{t('takeAlong.sheet.morePlans', { count: more })}</p>}
      <p>{t('takeAlong.sheet.costNote')}</p>
    </SheetSection>
  );
}
