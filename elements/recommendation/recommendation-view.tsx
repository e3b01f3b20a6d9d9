import { useId, type ReactNode, type Ref } from 'react';
import { formatPremium } from '../../src/domain/money';
import { amountOf } from '../../src/domain/plans/benefits';
import type { ShownPremium } from '../../src/domain/plans/low-income-subsidy';
import { isPartBPremiumDue, toSpecialNeedsKind } from '../../src/domain/plans/plan';
import { CardLines } from '../../src/ui/card-lines';
import { CardRow } from '../../src/ui/card-row';
import { useCopy } from '../../src/ui/copy-context';
import { Heading } from '../../src/ui/heading';
import { Icon } from '../../src/ui/icon';
import { Link } from '../../src/ui/link';
import { isPlainClick } from '../../src/ui/clicks';
import { MissingDetails, type Retry } from '../../src/ui/missing-details';
import { PlanCardFrame, StatusTag, type PlanCardFrameProps } from '../../src/ui/plan-card-frame';
import { MaximumFact, PremiumFact, SecondBenefitFact } from '../../src/ui/plan-facts';
import { LetterTag, SupplementFacts, SupplementHighlights } from '../../src/ui/supplement-facts';
import { isAboutDoctors, type Reason, type RecommendationOnCard } from './recommendation.state';

export interface RecommendationViewProps
  extends Retry, Pick<PlanCardFrameProps, 'action' | 'details' | 'name'> {
  headingLevel: number;
  headingRef?: Ref<HTMLHeadingElement>;
  card: RecommendationOnCard;
  /** No value before the services have responded, and if they do not know the plan. */
  premium: ShownPremium | undefined;
  /** Whether prices include Extra Help; the yearly drug cost and drug prices among the benefits never do. */
  isWithExtraHelp: boolean;
  /** Formatted date. No value if unknown. */
  answeredOn: string | undefined;
  /** Date on which the saved doctors were checked, formatted. No value if unknown. */
  doctorsCheckedOn: string | undefined;
  /** '' if there is no results page. */
  resultsUrl: string;
  /** No value: the type of the plan is unknown. */
  onAskAboutType: (() => void) | undefined;
}

/** Formats a reason as one plain sentence. */
function useSentence(): (reason: Reason) => string {
  const t = useCopy('recommended-plan');
  return (reason) => {
    switch (reason.kind) {
      case 'wantedType':
        return t(`recommendation.reason.wantedType.${reason.group}`);
      case 'drugCost':
        return t('recommendation.reason.drugCost', { amount: reason.amount });
      case 'someDrugs':
      case 'someDoctors':
        return t(`recommendation.reason.${reason.kind}`, { count: reason.count, total: reason.total });
      default:
        return t(`recommendation.reason.${reason.kind}`, { count: reason.count });
    }
  };
}

function Reasons({
  reasons,
  doctorsCheckedOn,
  isWithExtraHelp,
}: {
  reasons: readonly Reason[];
  doctorsCheckedOn: string | undefined;
  isWithExtraHelp: boolean;
}): ReactNode {
  const t = useCopy('recommended-plan', 'plan-card');
  const sentence = useSentence();
  const id = useId();
  if (reasons.length === 0) return null;
  return (
    <div>
      <p className="reasons-title" id={id}>
        {t('recommendation.why')}
      </p>
      <ul className="reasons" aria-labelledby={id}>
        {reasons.map((reason) => (
          <li key={reason.kind}>
            <Icon name="default" />
            <span>
              {sentence(reason)}
              {isWithExtraHelp && reason.kind === 'drugCost' && ` ${t('plan.extraHelp.notIncluded')}`}
            </span>
          </li>
        ))}
      </ul>
      {doctorsCheckedOn !== undefined && reasons.some(isAboutDoctors) && (
        <p className="fact-note">{t('recommendation.doctorsChecked', { date: doctorsCheckedOn })}</p>
      )}
    </div>
  );
}

/** Rows of the card from the services; if they do not know the plan, from the recommendation. */
function Facts({ card, premium, isWithExtraHelp }: RecommendationViewProps): ReactNode {
  const t = useCopy('plan-card');
  const { detail, plan, secondBenefit } = card;
  if (detail?.supplement) return <SupplementFacts detail={detail} />;
  if (!detail || !premium)
    return (
      <CardRow row="premium" label={t('plan.premium')}>
        {formatPremium(card.premium)}
      </CardRow>
    );
  const kind = toSpecialNeedsKind(detail.snpType ?? plan.snpType);
  return (
    <>
      <PremiumFact premium={premium} isPartBDue={isPartBPremiumDue(plan.planType, kind)} />
      {plan.planType !== 'PDP' && <MaximumFact amount={amountOf(detail.benefits, 'outOfPocketMaximum')} />}
      <SecondBenefitFact benefit={secondBenefit} isWithExtraHelp={isWithExtraHelp} />
    </>
  );
}

/** Between the rows and the reasons. */
function More({ card, name, hasRetried, onRetry }: RecommendationViewProps): ReactNode {
  const t = useCopy('plan-card');
  const { detail } = card;
  if (detail === undefined) return <CardLines label={t('plan.loading')} />;
  if (detail === null)
    return <MissingDetails text={t('plan.unavailable')} {...{ name, hasRetried, onRetry }} />;
  return detail.supplement && <SupplementHighlights detail={detail} />;
}

function TypeTag({ card, onAskAboutType, name }: RecommendationViewProps): ReactNode {
  const t = useCopy('recommended-plan');
  return (
    card.group && (
      <div className="type">
        <p>{t(`recommendation.type.${card.group}`)}</p>
        <button
          type="button"
          name="plan-type"
          className="text-button"
          aria-label={`${t('recommendation.aboutType')}: ${name}`}
          aria-haspopup="dialog"
          onClick={onAskAboutType}
        >
          {t('recommendation.aboutType')}
        </button>
      </div>
    )
  );
}

const noteId = (card: string, number: number): string => `${card}-note-${String(number)}`;

/** Numbers of the footnotes after the text that they are about. Each links to its note (WCAG 2.4.4). */
function NoteMarks({ id, numbers }: { id: string; numbers: readonly number[] }): ReactNode {
  const t = useCopy('recommended-plan');
  return numbers.map((number) => (
    <sup key={number} className="note-mark">
      <a
        href={`#${noteId(id, number)}`}
        aria-label={t('recommendation.footnote', { number })}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          // The note is in a shadow root, where URL fragments do not work.
          event.preventDefault();
          const card = event.currentTarget.closest('article');
          card?.querySelector<HTMLElement>(`[data-note="${String(number)}"]`)?.focus();
        }}
      >
        {number}
      </a>
    </sup>
  ));
}

/** The one plan that fits best, and the reasons (REC-04 … REC-11). */
export function RecommendationView(props: RecommendationViewProps): ReactNode {
  const { card, headingLevel, headingRef, answeredOn, resultsUrl } = props;
  const t = useCopy('recommendation', 'recommended-plan');
  const id = useId();
  const hasFacts = card.detail ? true : card.detail === null && card.premium !== undefined;
  return (
    <section className="recommendation" data-columns={1} aria-labelledby={id}>
      <Heading level={headingLevel} id={id} className="title" {...(headingRef && { ref: headingRef })}>
        {t('recommendation.heading')}
      </Heading>
      <p>
        {t('recommendation.intro', { year: card.plan.planYear })}
        {answeredOn !== undefined && ` ${t('recommendation.answeredOn', { date: answeredOn })}`}
      </p>
      <PlanCardFrame
        name={props.name}
        headingLevel={headingLevel + 1}
        marks={<NoteMarks id={id} numbers={card.footnotes} />}
        kind={<TypeTag {...props} />}
        tags={
          <>
            <LetterTag letter={card.detail?.supplement?.letter} planName={card.planName} />
            <StatusTag status={card.enrollmentStatus} />
          </>
        }
        // Shoppers must not enroll in a plan whose name and price are both unknown.
        action={card.detail || card.planName !== undefined ? props.action : undefined}
        details={props.details}
        facts={hasFacts && <Facts {...props} />}
      >
        <More {...props} />
        <Reasons
          reasons={card.reasons}
          doctorsCheckedOn={props.doctorsCheckedOn}
          isWithExtraHelp={props.isWithExtraHelp}
        />
        {card.footnotes.map((number) => (
          <p key={number} id={noteId(id, number)} data-note={number} tabIndex={-1} className="footnotes">
            <sup>{number}</sup> {t(`recommendation.footnote${number}`)}
          </p>
        ))}
      </PlanCardFrame>
      <p className="all-results">
        <Link route="recommendationResults" url={resultsUrl} className="text-button">
          {t('recommendation.allResults')}
        </Link>
      </p>
    </section>
  );
}
