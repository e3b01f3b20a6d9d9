import { memo, useId, type ReactNode } from 'react';
import { readBenefitLine } from '../../src/domain/plans/benefit-lines';
import { amountOf, bulletsToShow } from '../../src/domain/plans/benefits';
import {
  isWithoutDrugCoverage,
  shownDrugCoverageOf,
  uncoveredDrugsOf,
} from '../../src/domain/plans/drug-coverage';
import { withoutZeroCents } from '../../src/domain/money';
import { premiumOf, yearlyDrugCostOf } from '../../src/domain/plans/low-income-subsidy';
import {
  formatPlanId,
  isPartBPremiumDue,
  isPrivateFeeForService,
  requirementOf,
  type SpecialNeedsKind,
} from '../../src/domain/plans/plan';
import type { MarketingBullet } from '../../src/domain/plans/plan-detail';
import { CardLines } from '../../src/ui/card-lines';
import { useCopy } from '../../src/ui/copy-context';
import { PlanBullets } from '../../src/ui/plan-bullets';
import { MissingDetails } from '../../src/ui/missing-details';
import { PlanCardFrame, PlanKind, StatusTag, useEnrollAction } from '../../src/ui/plan-card-frame';
import {
  DrugCostFact,
  DrugDeductibleFact,
  MaximumFact,
  NoDrugCoverageFact,
  PremiumFact,
  SecondBenefitFact,
} from '../../src/ui/plan-facts';
import { detailsRouteOf } from '../../src/widgets/use-plan-urls';
import { CannotEnroll } from './cannot-enroll';
import { CoverageButtons, useCoverageAnswers } from './coverage-buttons';
import type { CardPanel, PlanBodyProps, PlanCardProps } from './plan-card-props';

/** Rows of the card. Every card of a list has the same rows (PLANS-19 … PLANS-21, PLANS-34). */
function Facts({
  specialNeeds,
  ...card
}: PlanBodyProps & { specialNeeds: SpecialNeedsKind | undefined }): ReactNode {
  const { plan, detail, subsidyPercent, subsidisedPremiums } = card;
  const isWithExtraHelp = subsidyPercent !== undefined;
  const coversNone = isWithoutDrugCoverage(plan.planType, detail);
  const premium = premiumOf(detail, plan, subsidyPercent, subsidisedPremiums);
  const drugCost = yearlyDrugCostOf(detail, isWithExtraHelp);
  const coverage = shownDrugCoverageOf(plan.planType, detail, card.drugs);
  return (
    <>
      <PremiumFact premium={premium} isPartBDue={isPartBPremiumDue(plan.planType, specialNeeds)} />
      {coversNone && !drugCost?.amount ? (
        <NoDrugCoverageFact />
      ) : (
        <DrugCostFact
          cost={drugCost}
          uncovered={uncoveredDrugsOf(coverage, drugCost?.amount)}
          isWithSum={Boolean(card.YearCost) && (premium.withExtraHelp ?? premium.normal) !== undefined}
        />
      )}
      {plan.planType !== 'PDP' && <MaximumFact amount={amountOf(detail.benefits, 'outOfPocketMaximum')} />}
      <DrugDeductibleFact amount={amountOf(detail.benefits, 'partDDeductible')} isNotCovered={coversNone} />
    </>
  );
}

/**
 * Highlights that no row states already, the second benefit, and notes (PLANS-20 … PLANS-27, PLANS-30). The highlights are
 * first, so that they line up with those of a neighboring card without a second benefit or note.
 */
function More({ plan, detail, secondBenefit, cannotEnrollHere }: PlanBodyProps): ReactNode {
  const t = useCopy('plans');
  const deductible = amountOf(detail.benefits, 'partDDeductible');
  const isRow = ({ text }: MarketingBullet): boolean => {
    const line = readBenefitLine(withoutZeroCents(text));
    return line?.kind === 'drugDeductible' && line.amount === deductible;
  };
  return (
    <>
      <PlanBullets
        bullets={bulletsToShow(detail.bullets, plan.planType).filter((bullet) => !isRow(bullet))}
      />
      {secondBenefit && secondBenefit.kind !== 'outOfPocketMaximum' && (
        <dl className="card-benefit">
          {/* The note above the lists says that drug prices are without Extra Help. */}
          <SecondBenefitFact benefit={secondBenefit} isWithExtraHelp={false} />
        </dl>
      )}
      {isPrivateFeeForService(detail.planName) && <p className="note">{t('plan.acceptsMedicare')}</p>}
      {cannotEnrollHere && <CannotEnroll plan={plan} />}
    </>
  );
}

/** The open panels. Other panels are not rendered. */
function Panels({ idOf, ...card }: PlanBodyProps & { idOf(panel: CardPanel): string }): ReactNode {
  const t = useCopy('plans');
  const { plan, detail, name, cardKey } = card;
  const answers = useCoverageAnswers(card);
  return card.panelNames
    .filter((panel) => card.openPanels.includes(panel))
    .map((panel) => {
      const Panel = card.panels[panel];
      return (
        <div key={panel} id={idOf(panel)} role="group" aria-label={t(`plan.${panel}`)} className="card-panel">
          <p className="panel-title" aria-hidden="true">
            {t(`plan.${panel}`)}
            <span className="panel-answer">: {answers[panel].map(({ text }) => text).join('. ')}</span>
          </p>
          <Panel
            plan={plan}
            detail={detail}
            name={name}
            onSeePrices={() => {
              card.onSeePrices(cardKey);
            }}
          />
        </div>
      );
    });
}

/** Returns the content of a card below the name. */
function useBody(
  props: PlanCardProps,
  name: string,
  specialNeeds: SpecialNeedsKind | undefined,
): Partial<Record<'lead' | 'coverage' | 'facts' | 'panels' | 'children', ReactNode>> {
  const t = useCopy('plans', 'plan-card');
  const id = useId();
  const idOf = (panel: CardPanel): string => `${id}-${panel}`;
  const { detail, hasRetried, onRetry } = props;
  if (detail === undefined) return { children: <CardLines label={t('plan.loading')} /> };
  if (detail === null && props.hasNotice) return { children: <p>{t('plan.unavailable.short')}</p> };
  if (detail === null) {
    const canEnroll = props.plan.planName !== undefined;
    const text = t(props.enrollmentAction && !canEnroll ? 'plan.unavailable.enroll' : 'plan.unavailable');
    return { children: <MissingDetails {...{ text, name, hasRetried, onRetry }} /> };
  }
  const body = { ...props, detail, name };
  const { YearCost } = props;
  return {
    lead: YearCost && <YearCost {...body} />,
    coverage: <CoverageButtons {...body} idOf={idOf} />,
    facts: <Facts {...body} specialNeeds={specialNeeds} />,
    panels: props.openPanels.length > 0 && <Panels {...body} idOf={idOf} />,
    children: <More {...body} />,
  };
}

/** A saved plan (PLANS-17 … PLANS-34). Re-renders only when data of this plan changes. */
export const PlanCard = memo(function PlanCard(props: PlanCardProps): ReactNode {
  const t = useCopy('plans', 'plan-card');
  const { plan, detail, enrollmentStatus, enrollmentAction, onEnroll, onRemove, cardKey } = props;
  const planId = formatPlanId(plan.planId);
  const name = detail?.planName ?? plan.planName ?? t('plan.unnamed', { planId });
  const isIdName = detail === null && plan.planName === undefined;
  // Shoppers must not enroll in a plan whose name and price are both unknown.
  const canEnroll = Boolean(detail) || plan.planName !== undefined;
  const action = useEnrollAction(
    canEnroll ? enrollmentAction : undefined,
    onEnroll &&
      ((chosen) => {
        onEnroll(cardKey, chosen);
      }),
    props.isActionQuiet,
  );
  const specialNeeds = requirementOf(plan, detail);
  return (
    <PlanCardFrame
      name={name}
      isNameLoading={detail === undefined && plan.planName === undefined}
      headingLevel={props.headingLevel}
      kind={<PlanKind planType={plan.planType} planId={isIdName ? undefined : planId} />}
      tags={
        <>
          {detail && isWithoutDrugCoverage(plan.planType, detail) && (
            <p className="tag">{t('plan.noDrugCoverage')}</p>
          )}
          {specialNeeds && <p className="tag">{t(`plan.snp.${specialNeeds}`)}</p>}
          <StatusTag status={enrollmentStatus} />
        </>
      }
      {...useBody(props, name, specialNeeds)}
      // Without prices, "Try again" leads.
      action={action && { ...action, isFilled: action.isFilled && detail !== null }}
      choice={props.Choice && <props.Choice cardKey={cardKey} name={name} onSay={props.onSay} />}
      details={{ route: detailsRouteOf(plan), url: props.detailsUrl, isPrefetched: props.isPrefetched }}
      onRemove={
        onRemove &&
        (() => {
          onRemove(cardKey);
        })
      }
    />
  );
});
