import { memo, type ComponentType, type ReactNode } from 'react';
import { bulletsToShow, type SecondBenefit } from '../../src/domain/plans/benefits';
import {
  isWithoutDrugCoverage,
  shownDrugCoverageOf,
  uncoveredDrugsOf,
} from '../../src/domain/plans/drug-coverage';
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
import type { PlanDetail } from '../../src/domain/plans/plan-detail';
import type { Drug } from '../../src/domain/profile/profile';
import { CardLines } from '../../src/ui/card-lines';
import { useCopy } from '../../src/ui/copy-context';
import { Disclosure } from './disclosure';
import { PlanBullets } from '../../src/ui/plan-bullets';
import { MissingDetails, PlanCardFrame, StatusTag } from '../../src/ui/plan-card-frame';
import { DrugCostFact, NoDrugCoverageFact, PremiumFact, SecondBenefitFact } from '../../src/ui/plan-facts';
import { detailsRouteOf } from '../../src/widgets/use-plan-urls';

export type CardPanel = 'doctors' | 'drugs';

/** The plan that the panel describes. */
export interface CardPanelProps {
  plan: SavedPlan;
  detail: PlanDetail;
  /** Name of the plan on the card. */
  name: string;
  /** Opens the drug pricing popup. */
  onSeePrices(): void;
}

/** The components that render the panels. */
export type CardPanels = Readonly<Record<CardPanel, ComponentType<CardPanelProps>>>;

export interface PlanCardProps {
  cardKey: string;
  plan: SavedPlan;
  /** `undefined` while it loads; `null` if there is nothing to show. */
  detail: PlanDetail | null | undefined;
  secondBenefit: SecondBenefit | undefined;
  /** Panels of the card, in order. */
  panelNames: readonly CardPanel[];
  enrollmentStatus: EnrollmentStatus | undefined;
  enrollmentAction: EnrollmentAction | undefined;
  /** Extra Help in percent. No value: prices without Extra Help. */
  subsidyPercent: number | undefined;
  subsidisedPremiums: readonly SubsidisedPremium[];
  /** Saved drugs of the shopper. */
  drugs: readonly Drug[];
  headingLevel: number;
  detailsUrl: string;
  /** Whether the details page may be prefetched. */
  isPrefetched: boolean;
  /** Panels that are open. */
  openPanels: readonly CardPanel[];
  panels: CardPanels;
  onTogglePanel(cardKey: string, panel: CardPanel): void;
  /** Opens the drug pricing popup. */
  onSeePrices(cardKey: string): void;
  /** No value: this shopper may not enroll. */
  onEnroll: ((cardKey: string, action: EnrollmentAction) => void) | undefined;
  /** No value: this shopper may not remove plans. */
  onRemove: ((cardKey: string) => void) | undefined;
  /** Requests missing details again. */
  onRetry(): void;
}

/** Facts about the plan below its name (PLANS-19 … PLANS-34). */
function PlanBody({ detail, ...card }: PlanCardProps & { detail: PlanDetail; name: string }): ReactNode {
  const t = useCopy('plans');
  const { plan, name, subsidyPercent, subsidisedPremiums, openPanels, panels, onTogglePanel, cardKey } = card;
  const isWithExtraHelp = subsidyPercent !== undefined;
  const coversNone = isWithoutDrugCoverage(plan.planType, detail);
  const drugCost = yearlyDrugCostOf(detail, isWithExtraHelp);
  const coverage = shownDrugCoverageOf(plan.planType, detail, card.drugs);
  return (
    <>
      <p className="print-only">{t('plan.id', { planId: formatPlanId(plan.planId) })}</p>
      <dl className="facts">
        <PremiumFact premium={premiumOf(detail, plan, subsidyPercent, subsidisedPremiums)} />
        <SecondBenefitFact
          benefit={card.secondBenefit}
          isPdp={plan.planType === 'PDP'}
          isWithExtraHelp={isWithExtraHelp}
        />
        {drugCost && !(coversNone && drugCost.amount === 0) ? (
          <DrugCostFact cost={drugCost} uncovered={uncoveredDrugsOf(coverage, drugCost.amount)} />
        ) : (
          coversNone && <NoDrugCoverageFact />
        )}
      </dl>
      <PlanBullets bullets={bulletsToShow(detail.bullets, plan.planType)} />
      {isWithExtraHelp && !coversNone && <p className="note">{t('plan.extraHelp.otherPrices')}</p>}
      {isPrivateFeeForService(detail.planName) && <p className="note">{t('plan.acceptsMedicare')}</p>}
      {card.panelNames.map((panel) => {
        const Panel = panels[panel];
        return (
          <Disclosure
            key={panel}
            name={`plan-${panel}`}
            label={t(`plan.${panel}`)}
            of={name}
            isOpen={openPanels.includes(panel)}
            onToggle={() => {
              onTogglePanel(cardKey, panel);
            }}
          >
            <Panel
              plan={plan}
              detail={detail}
              name={name}
              onSeePrices={() => {
                card.onSeePrices(cardKey);
              }}
            />
          </Disclosure>
        );
      })}
    </>
  );
}

/** A saved plan (PLANS-17 … PLANS-34). Re-renders only when data of this plan changes. */
export const PlanCard = memo(function PlanCard(props: PlanCardProps): ReactNode {
  const t = useCopy('plans', 'plan-card');
  const { plan, detail, enrollmentStatus, enrollmentAction, onEnroll, onRemove, cardKey } = props;
  const name = detail?.planName ?? plan.planName ?? t('plan.unnamed', { planId: formatPlanId(plan.planId) });
  // Shoppers must not enroll in a plan whose name and price are both unknown.
  const canEnroll = Boolean(detail) || plan.planName !== undefined;
  const specialNeeds =
    plan.planType === 'SNP' ? toSpecialNeedsKind(detail?.snpType ?? plan.snpType) : undefined;
  return (
    <PlanCardFrame
      name={name}
      headingLevel={props.headingLevel}
      tags={
        <>
          {detail && isWithoutDrugCoverage(plan.planType, detail) && (
            <p className="tag">{t('plan.noDrugCoverage')}</p>
          )}
          {specialNeeds && <p className="tag">{t(`plan.snp.${specialNeeds}`)}</p>}
          <StatusTag status={enrollmentStatus} />
        </>
      }
      action={
        canEnroll && enrollmentAction
          ? {
              label: t(`plan.${enrollmentAction}`),
              name: enrollmentAction === 'learnMore' ? 'enroll-by-phone' : undefined,
              isDisabled: !onEnroll,
              onPress: () => onEnroll?.(cardKey, enrollmentAction),
            }
          : undefined
      }
      details={{ route: detailsRouteOf(plan), url: props.detailsUrl, isPrefetched: props.isPrefetched }}
      onRemove={
        onRemove &&
        (() => {
          onRemove(cardKey);
        })
      }
    >
      {detail && <PlanBody {...props} detail={detail} name={name} />}
      {detail === null && (
        <MissingDetails
          text={t(enrollmentAction && !canEnroll ? 'plan.unavailable.enroll' : 'plan.unavailable')}
          name={name}
          onRetry={props.onRetry}
        />
      )}
      {detail === undefined && <CardLines label={t('plan.loading')} />}
    </PlanCardFrame>
  );
});
