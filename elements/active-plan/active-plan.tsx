import { useId, type ReactNode, type Ref } from 'react';
import type { ShownPremium } from '../../src/domain/plans/low-income-subsidy';
import {
  formatPlanId,
  isPartBPremiumDue,
  planKeyOf,
  toSpecialNeedsKind,
  type SavedPlan,
} from '../../src/domain/plans/plan';
import { CardLines } from '../../src/ui/card-lines';
import { CardRow } from '../../src/ui/card-row';
import { useCopy } from '../../src/ui/copy-context';
import { useDateText } from '../../src/ui/use-date-text';
import { Heading } from '../../src/ui/heading';
import { MissingDetails, type Retry } from '../../src/ui/missing-details';
import { PlanCardFrame, PlanId } from '../../src/ui/plan-card-frame';
import { PremiumFact } from '../../src/ui/plan-facts';

export interface ActivePlanCard {
  plan: SavedPlan;
  planName: string | undefined;
  /** `undefined` while it loads; `null` if the services have no premium. */
  premium: ShownPremium | null | undefined;
  /** What next year costs and changes, as a part of the facts. No value: the page does not show it. */
  nextYear?: ReactNode;
  detailsRoute: string;
  detailsUrl: string;
}

export interface ActivePlanProps extends Retry {
  cards: readonly ActivePlanCard[];
  /** Number of card columns that fit the screen. */
  columns: number;
  headingLevel: number;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The first and last day of the plan. A date that cannot be parsed is omitted (DATA-18). */
function Term({ plan }: { plan: SavedPlan }): ReactNode {
  const t = useCopy('active-plan');
  const say = useDateText();
  const start = say(plan.effectiveDate);
  const end = say(plan.terminationDate);
  if (!start && !end) return null;
  return (
    <div>
      {start && <p>{t('activePlan.since', { date: start })}</p>}
      {end && <p>{t('activePlan.until', { date: end })}</p>}
    </div>
  );
}

function Premium({ plan, premium }: { plan: SavedPlan; premium: ShownPremium | undefined }): ReactNode {
  const t = useCopy('plan-card');
  return premium ? (
    <PremiumFact
      premium={premium}
      isPartBDue={isPartBPremiumDue(plan.planType, toSpecialNeedsKind(plan.snpType))}
    />
  ) : (
    <CardRow row="premium" label={t('plan.premium')}>
      <CardLines label={t('plan.loading')} widths={[50]} />
    </CardRow>
  );
}

/** As wide as an id: until the plan's name comes, its id is the name, and nothing may move then. */
const IdSpace = (): ReactNode => <span className="card-id">{'\u2007'.repeat(16)}</span>;

type CardProps = Omit<ActivePlanProps, 'cards' | 'columns' | 'headingRef'> & ActivePlanCard;

function Card(props: CardProps): ReactNode {
  const t = useCopy('active-plan', 'plan-card');
  const { plan, premium, nextYear, detailsUrl, detailsRoute, headingLevel, hasRetried, onRetry } = props;
  const planId = formatPlanId(plan.planId);
  const unnamed = t('plan.unnamed', { planId });
  const name = props.planName ?? unnamed;
  return (
    <PlanCardFrame
      name={name}
      headingLevel={headingLevel}
      kind={
        <>
          <p>
            {t(`activePlan.type.${plan.planType}`)}
            {'\u00a0 '}
            {name === unnamed ? <IdSpace /> : <PlanId planId={planId} />}
          </p>
          <Term plan={plan} />
        </>
      }
      facts={
        (premium !== null || nextYear) && (
          <>
            {premium !== null && <Premium {...props} premium={premium} />}
            {nextYear}
          </>
        )
      }
      details={{ route: detailsRoute, url: detailsUrl, isPrefetched: true }}
    >
      {premium === null && <MissingDetails text={t('plan.unavailable')} {...{ name, hasRetried, onRetry }} />}
    </PlanCardFrame>
  );
}

/** The plan or plans in which the shopper is enrolled today (SHELL-43, ACTIVE-05). */
export function ActivePlan(props: ActivePlanProps): ReactNode {
  const { cards, columns, headingLevel, headingRef, ...shared } = props;
  const t = useCopy('active-plan');
  const headingId = useId();
  const isOne = cards.length === 1;
  return (
    <section className="active-plan" data-columns={isOne ? 1 : columns} aria-labelledby={headingId}>
      <Heading level={headingLevel} id={headingId} className="title" {...(headingRef && { ref: headingRef })}>
        {t(isOne ? 'activePlan.heading' : 'activePlan.headingOfSeveral')}
      </Heading>
      <ul className="cards">
        {cards.map((card) => (
          <li key={planKeyOf(card.plan)}>
            <Card {...card} {...shared} headingLevel={headingLevel + 1} />
          </li>
        ))}
      </ul>
    </section>
  );
}
