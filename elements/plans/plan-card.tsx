import { memo, useId, type ComponentType, type ReactNode } from 'react';
import { bulletsToShow, splitAmounts, type SecondBenefit } from '../../src/domain/plans/benefits';
import type { EnrollmentAction } from '../../src/domain/enrollment/enrolling';
import type { EnrollmentStatus } from '../../src/domain/enrollment/enrollment-life-cycle';
import {
  premiumOf,
  yearlyDrugCostOf,
  type SubsidisedPremium,
} from '../../src/domain/plans/low-income-subsidy';
import {
  formatPlanId,
  isPrivateFeeForService,
  toSpecialNeedsKind,
  type SavedPlan,
} from '../../src/domain/plans/plan';
import type { MarketingBullet, PlanDetail } from '../../src/domain/plans/plan-detail';
import { CardLines } from '../../src/ui/card-lines';
import { useCopy } from '../../src/ui/copy-context';
import { isSecondClick } from '../../src/ui/double-click';
import { Disclosure } from './disclosure';
import { Heading } from '../../src/ui/heading';
import { Icon, iconNameOf } from './icon';
import { Link } from '../../src/ui/link';
import { DrugCostFact, PremiumFact, SecondBenefitFact } from '../../src/ui/plan-facts';

export type CardPanel = 'doctors' | 'drugs';

/** The plan that a panel speaks of. */
export interface CardPanelProps {
  plan: SavedPlan;
  detail: PlanDetail;
  /** What the card calls the plan. */
  name: string;
  /** Opens the drug pricing popup. */
  onSeePrices(): void;
}

/** What is in the panels: a file that comes when the first of them is opened. */
export type CardPanels = Readonly<Record<CardPanel, ComponentType<CardPanelProps>>>;

export interface PlanCardProps {
  cardKey: string;
  plan: SavedPlan;
  /** undefined while it loads, null when there is nothing to show. */
  detail: PlanDetail | null | undefined;
  secondBenefit: SecondBenefit | undefined;
  /** Which panels the card has, in this order. */
  panelNames: readonly CardPanel[];
  enrollmentStatus: EnrollmentStatus | undefined;
  enrollmentAction: EnrollmentAction | undefined;
  /** Extra Help in percent; no value: prices without it. */
  subsidyPercent: number | undefined;
  subsidisedPremiums: readonly SubsidisedPremium[];
  headingLevel: number;
  detailsUrl: string;
  /** Whether the details page may be fetched ahead. */
  isPrefetched: boolean;
  openPanel: CardPanel | undefined;
  /** null while they are on their way. */
  panels: CardPanels | null;
  onTogglePanel(cardKey: string, panel: CardPanel): void;
  /** Opens the drug pricing popup. */
  onSeePrices(cardKey: string): void;
  /** No value: this shopper may not enroll. */
  onEnroll: ((cardKey: string, action: EnrollmentAction) => void) | undefined;
  /** No value: this shopper may not remove plans. */
  onRemove: ((cardKey: string) => void) | undefined;
  /** Asks again for details that are missing. */
  onRetry(): void;
}

function Bullet({ bullet }: { bullet: MarketingBullet }): ReactNode {
  return (
    <li>
      <Icon name={iconNameOf(bullet.icon)} />
      <span>
        {splitAmounts(bullet.text).map((piece, index) =>
          piece.isAmount ? <strong key={index}>{piece.text}</strong> : <span key={index}>{piece.text}</span>,
        )}
      </span>
    </li>
  );
}

/** What is known of the plan beyond its name (PLANS-19 … PLANS-34). */
function PlanBody({ detail, ...card }: PlanCardProps & { detail: PlanDetail; name: string }): ReactNode {
  const t = useCopy();
  const { plan, name, subsidyPercent, subsidisedPremiums, openPanel, panels, onTogglePanel, cardKey } = card;
  const isWithExtraHelp = subsidyPercent !== undefined;
  const yearlyDrugCost = yearlyDrugCostOf(detail, isWithExtraHelp);
  const bullets = bulletsToShow(detail.bullets, plan.planType);
  return (
    <>
      <dl className="facts">
        <PremiumFact premium={premiumOf(detail, plan.planYear, subsidyPercent, subsidisedPremiums)} />
        <SecondBenefitFact benefit={card.secondBenefit} isPdp={plan.planType === 'PDP'} />
        {yearlyDrugCost !== undefined && (
          <DrugCostFact yearly={yearlyDrugCost} isWithExtraHelp={isWithExtraHelp} />
        )}
      </dl>
      {bullets.length > 0 && (
        <ul className="bullets" aria-label={t('plan.bullets')}>
          {bullets.map((bullet, index) => (
            <Bullet key={index} bullet={bullet} />
          ))}
        </ul>
      )}
      {isPrivateFeeForService(detail.planName) && <p className="note">{t('plan.acceptsMedicare')}</p>}
      {card.panelNames.map((panel) => {
        const Panel = panels?.[panel];
        return (
          <Disclosure
            key={panel}
            label={t(`plan.${panel}`)}
            isOpen={openPanel === panel}
            onToggle={() => {
              onTogglePanel(cardKey, panel);
            }}
          >
            {Panel ? (
              <Panel
                plan={plan}
                detail={detail}
                name={name}
                onSeePrices={() => {
                  card.onSeePrices(cardKey);
                }}
              />
            ) : (
              <CardLines label={t('plan.loading')} />
            )}
          </Disclosure>
        );
      })}
    </>
  );
}

/** One saved plan (PLANS-17 … PLANS-34). Re-renders only when something of this plan changes. */
export const PlanCard = memo(function PlanCard(props: PlanCardProps): ReactNode {
  const t = useCopy();
  const nameId = useId();
  const {
    plan,
    detail,
    enrollmentStatus,
    enrollmentAction,
    headingLevel,
    detailsUrl,
    isPrefetched,
    onEnroll,
    onRemove,
    onRetry,
    cardKey,
  } = props;
  const name = detail?.planName ?? plan.planName ?? t('plan.unnamed', { planId: formatPlanId(plan.planId) });
  const specialNeeds =
    plan.planType === 'SNP' ? toSpecialNeedsKind(detail?.snpType ?? plan.snpType) : undefined;
  return (
    <article className="card" aria-labelledby={nameId}>
      <div className="card-head">
        <Heading level={headingLevel} id={nameId} className="card-name">
          {name}
        </Heading>
        {specialNeeds && <p className="tag">{t(`plan.snp.${specialNeeds}`)}</p>}
        {enrollmentStatus && (
          <p className="tag tag-status">
            {t('plan.status', { status: t(`plan.status.${enrollmentStatus}`) })}
          </p>
        )}
      </div>
      {detail && <PlanBody {...props} detail={detail} name={name} />}
      {detail === null && (
        <p className="note">
          {t('plan.unavailable')} {/* No list has supplement plans, so asking again cannot help. */}
          {plan.planType !== 'MS' && (
            <button
              type="button"
              className="text-button"
              aria-label={`${t('common.tryAgain')}: ${name}`}
              onClick={onRetry}
            >
              {t('common.tryAgain')}
            </button>
          )}
        </p>
      )}
      {detail === undefined && <CardLines label={t('plan.loading')} />}
      <div className="card-foot">
        {enrollmentAction && (
          <button
            type="button"
            className="button button-primary"
            aria-label={`${t(`plan.${enrollmentAction}`)}: ${name}`}
            disabled={!onEnroll}
            onClick={(event) => {
              if (!isSecondClick(event)) onEnroll?.(cardKey, enrollmentAction);
            }}
          >
            {t(`plan.${enrollmentAction}`)}
          </button>
        )}
        <Link
          route="planDetails"
          url={detailsUrl}
          isPrefetched={isPrefetched}
          className="button"
          label={`${t('plan.details')}: ${name}`}
        >
          {t('plan.details')}
        </Link>
        {onRemove && (
          <button
            type="button"
            className="text-button"
            aria-label={`${t('plan.remove')} ${name}`}
            aria-haspopup="dialog"
            onClick={() => {
              onRemove(cardKey);
            }}
          >
            {t('plan.remove')}
          </button>
        )}
      </div>
    </article>
  );
});
