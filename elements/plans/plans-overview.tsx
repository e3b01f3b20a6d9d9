import { useId, type ReactNode } from 'react';
import { scrollToPart } from '../../src/browser/focus';
import { coverageSummaryOf } from '../../src/domain/plans/coverage';
import { isReplacedByPharmacyMessage, providerCoverageOf } from '../../src/domain/plans/drug-coverage';
import { requirementOf } from '../../src/domain/plans/plan';
import type { PlanDetail } from '../../src/domain/plans/plan-detail';
import { overviewOf } from '../../src/domain/plans/plans-overview';
import { dentalPlanIdsAtom } from '../../src/state/plans/plan-fragments';
import { shownPricesAtom } from '../../src/state/plans/shown-prices';
import type { PlanCardModel, PlanList } from '../../src/state/plans/plans';
import { savedDrugsAtom, savedProvidersAtom } from '../../src/state/saved-items/saved-items';
import { useValue } from '../../src/state/react';
import { useCopy } from '../../src/ui/copy-context';
import { Drawing, TICK } from '../../src/ui/drawing';
import { Heading } from '../../src/ui/heading';
import { PlanName } from '../../src/ui/plan-name';
import { useYearCost } from '../../src/ui/use-year-cost';
import { CoverageSign, extentOf } from '../../src/ui/coverage-sign';
import { OverviewRow, type Overview } from './overview-space';

/** Plans that a list names. The others are counted. */
const MOST_NAMED = 2;

type LoadedCard = PlanCardModel & { detail: PlanDetail };

/** How many of the saved doctors are in the plan's network. Renders nothing if one of them could not be checked. */
function Doctors({ detail }: Pick<LoadedCard, 'detail'>): ReactNode {
  const t = useCopy('plans-overview');
  const coverage = providerCoverageOf(detail, useValue(savedProvidersAtom), useValue(dentalPlanIdsAtom));
  const summary = coverageSummaryOf(coverage);
  const { covered, checked, total } = summary;
  if (total === 0 || checked < total) return null;
  const extent = extentOf(summary);
  return (
    <p className="overview-doctors coverage-line" data-extent={extent}>
      <CoverageSign extent={extent} />
      {t('plansOverview.doctors', { covered, count: total })}
    </p>
  );
}

/** A plan that covers all drugs. The button leads to its card. The tick of a plan that few can join is quiet. */
function CoveringPlan({ card, lowestOf }: { card: LoadedCard; lowestOf: number | undefined }): ReactNode {
  const t = useCopy('plans-overview', 'plans', 'plan-card', 'year-cost');
  const { plan, detail, cardKey } = card;
  const cost = useYearCost({ plan, detail, ...useValue(shownPricesAtom) });
  const hasCost = cost !== undefined && !cost.isPart;
  const condition = requirementOf(plan, detail);
  const isSpecial = plan.planType === 'SNP';
  return (
    <div className="overview-plan" data-condition={condition}>
      <Drawing className="overview-sign" path={TICK} />
      <button
        type="button"
        name="overview-plan"
        className="overview-link"
        onClick={({ currentTarget }) => {
          const selector = `[data-card="${CSS.escape(cardKey)}"]`;
          const item = currentTarget.closest('.plans')?.querySelector(selector);
          if (item) scrollToPart(item);
        }}
      >
        <PlanName name={card.planName ?? ''} />
      </button>
      {condition && <p className="overview-condition">{t(`plan.snp.${condition}`)}</p>}
      {isSpecial && !hasCost && <p className="overview-condition">{t('plansOverview.ifQualified')}</p>}
      {card.enrollmentStatus && (
        <p className="overview-condition">
          {t('plan.status', { status: t(`plan.status.${card.enrollmentStatus}`) })}
        </p>
      )}
      {isReplacedByPharmacyMessage(plan.planType, detail) && (
        <p className="overview-condition">{t('plan.coverage.pharmacy')}</p>
      )}
      {hasCost && (
        <p className="overview-amount">
          {t(cost.isWithHelp ? 'plansOverview.amount.extraHelp' : 'plansOverview.amount', {
            amount: cost.amount,
          })}
          {isSpecial && <> {t('plansOverview.ifQualified')}</>}
          {lowestOf !== undefined && (
            <>
              {' '}
              <span className="row-tag">{t('yearCost.lowest', { count: lowestOf })}</span>
            </>
          )}
        </p>
      )}
      {card.hasDoctors && <Doctors detail={detail} />}
    </div>
  );
}

function ListRow({ list }: { list: PlanList }): ReactNode {
  const t = useCopy('plans-overview', 'plans', 'plan-card');
  const drugs = useValue(savedDrugsAtom);
  const overview = overviewOf(list.plans, useValue(shownPricesAtom), drugs);
  const { group } = list;
  const name = t(`plans.group.${group}`);
  const only = group === 'PDP' ? t('plansOverview.drugsOnly') : undefined;
  if (!overview)
    return (
      <OverviewRow kind={only ? `${name}: ${only}` : name}>
        <div className="line" />
        <span className="visually-hidden">{t('plan.loading')}</span>
      </OverviewRow>
    );
  const { covering, lowest, unknown } = overview;
  const named = covering.slice(0, MOST_NAMED);
  const more = covering.length - named.length;
  const count =
    covering.length > 0 && t('plansOverview.count', { count: covering.length, total: list.plans.length });
  const kind = [count, only].filter(Boolean).join(', ');
  return (
    <OverviewRow kind={kind ? `${name}: ${kind}` : name}>
      {named.map((card) => (
        <CoveringPlan
          key={card.cardKey}
          card={card as LoadedCard}
          lowestOf={card === lowest ? list.plans.length : undefined}
        />
      ))}
      {more > 0 && <p>{t('plansOverview.more', { count: more })}</p>}
      {unknown > 0 && <p>{t('plansOverview.unknown', { count: unknown })}</p>}
      {covering.length + unknown === 0 && <p>{t('plansOverview.none', { count: list.plans.length })}</p>}
    </OverviewRow>
  );
}

/** What to do now. Takes its space before it is known whether the shopper can enroll in a plan. */
function NextStep({ lists }: { lists: readonly PlanList[] }): ReactNode {
  const t = useCopy('plans-overview');
  const canEnroll = lists.some(({ plans }) => plans.some((card) => card.enrollmentAction === 'enroll'));
  return <p className="overview-next">{canEnroll && t('plansOverview.next')}</p>;
}

/**
 * Above the lists: which plans cover all saved drugs, and what a year costs in them. Each leads to its card (contract
 * §8, `year-cost`).
 */
export function PlansOverview({
  lists,
  mayEnroll,
  headingLevel,
}: Pick<Overview, 'lists' | 'mayEnroll'> & { headingLevel: number }): ReactNode {
  const t = useCopy('plans-overview');
  const id = useId();
  const { length } = useValue(savedDrugsAtom);
  return (
    <section className="overview" aria-labelledby={id}>
      <Heading level={headingLevel} id={id} className="overview-title">
        {t('plansOverview.heading', { count: length })}
      </Heading>
      <p className="overview-costs">{t('plansOverview.costs')}</p>
      {mayEnroll && <NextStep lists={lists} />}
      <ul className="overview-lists">
        {lists.map((list) => (
          <ListRow key={list.group} list={list} />
        ))}
      </ul>
    </section>
  );
}
