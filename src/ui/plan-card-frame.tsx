import { useId, type ReactNode } from 'react';
import type { EnrollmentAction } from '../domain/enrollment/enrolling';
import type { EnrollmentStatus } from '../domain/enrollment/enrollment-life-cycle';
import type { PlanType } from '../domain/plans/plan';
import { useCopy } from './copy-context';
import { Heading } from './heading';
import { Link } from './link';
import { OpeningButton } from './not-opened';
import { PlanName } from './plan-name';

export interface PlanCardFrameProps {
  name: string;
  /** Whether the name is only the id, because the name is loading: a bar shows instead of it. */
  isNameLoading?: boolean;
  headingLevel: number;
  /** Footnote numbers after the name. */
  marks?: ReactNode;
  /** Below the name: type and id of the plan. */
  kind?: ReactNode;
  /** Next to the type: requirements of the plan and status of its application. */
  tags?: ReactNode;
  /** The row of the cost that decides. */
  lead?: ReactNode;
  /** Buttons that say whether the saved drugs and doctors are covered. */
  coverage?: ReactNode;
  /** Rows (`CardRow`). No value while nothing is known. */
  facts?: ReactNode;
  /** Open panels of these buttons. */
  panels?: ReactNode;
  /** Between the rows and the controls: highlights and notes. */
  children?: ReactNode;
  /** The enrollment action. No value for none. */
  action?:
    | {
        label: string;
        /** A shorter label. */
        shownLabel?: string | undefined;
        name?: string | undefined;
        isDisabled: boolean;
        /** Whether the button is filled, not outlined. */
        isFilled: boolean;
        onPress(): void;
      }
    | undefined;
  details: { route: string; url: string; isPrefetched: boolean };
  /** No value: the plan cannot be removed. */
  onRemove?: (() => void) | undefined;
  /** Beside the name: chooses the plan. */
  choice?: ReactNode;
}

/**
 * The enrollment button of a plan. No `press`: this shopper may not enroll (PLANS-36 … PLANS-42). "Learn more" is outlined,
 * because it only shows whom to call. So is a button that does not lead (`isQuiet`): another plan was approved, or covers more
 * of the saved drugs.
 */
export function useEnrollAction(
  action: EnrollmentAction | undefined,
  press: ((action: EnrollmentAction) => void) | undefined,
  isQuiet: boolean,
): PlanCardFrameProps['action'] {
  const t = useCopy('plan-card');
  return (
    action && {
      label: t(`plan.${action}`),
      shownLabel: action === 'learnMore' ? t('plan.learnMore.short') : undefined,
      name: action === 'learnMore' ? 'enroll-by-phone' : undefined,
      isDisabled: !press,
      isFilled: action !== 'learnMore' && !isQuiet,
      onPress: () => press?.(action),
    }
  );
}

/** Number of characters from which a label does not fit beside the other controls of a narrow card. */
const LONG_LABEL = 17;

/** Controls of a plan card, in one line if they fit (PLANS-33, PLANS-38, DEL-01). */
export function PlanControls({
  name,
  action,
  details,
  onRemove,
}: Pick<PlanCardFrameProps, 'name' | 'action' | 'details' | 'onRemove'>): ReactNode {
  const t = useCopy('plan-card');
  const label = action && (action.shownLabel ?? action.label);
  return (
    <div className="card-foot">
      {action && (
        <OpeningButton
          name={action.name}
          className={`button card-action${action.isFilled ? ' button-primary' : ''}`}
          data-long={label && label.length > LONG_LABEL ? '' : undefined}
          aria-label={`${action.label}: ${name}`}
          disabled={action.isDisabled}
          ignoresSecondClick
          onClick={action.onPress}
        >
          {label}
        </OpeningButton>
      )}
      <Link {...details} className="button" label={`${t('plan.details')}: ${name}`}>
        {t('plan.details.short')}
      </Link>
      {onRemove && (
        <OpeningButton
          name="remove-plan"
          className="text-button"
          aria-label={`${t('plan.remove')} ${name}`}
          aria-haspopup="dialog"
          onClick={onRemove}
        >
          {t('plan.remove')}
        </OpeningButton>
      )}
    </div>
  );
}

/**
 * Frame of all plan cards (PLANS-17). What decides comes first: the cost of a year, then coverage. Its rows have the
 * same order on each card and line up with those of the neighboring card. The content below an open panel leaves the
 * common rows. An invisible copy of it keeps their height, so that the neighboring card does not move.
 */
export function PlanCardFrame(props: PlanCardFrameProps): ReactNode {
  const { name, isNameLoading, headingLevel, marks, choice, kind, tags, lead, coverage, panels } = props;
  const nameId = useId();
  const isOpen = Boolean(panels);
  const facts = props.facts && <dl className="card-facts">{props.facts}</dl>;
  const more = <div className="card-more">{props.children}</div>;
  return (
    <article className="card" data-open={isOpen || undefined} aria-labelledby={nameId}>
      <div className="card-head">
        <div className="card-title">
          <Heading level={headingLevel} className="card-name">
            <span id={nameId} className={isNameLoading ? 'visually-hidden' : undefined}>
              <PlanName name={name} />
            </span>
            {isNameLoading && <span className="line line-name" />}
            {marks}
          </Heading>
          {choice}
        </div>
        <div className="card-kind">
          {kind}
          <div className="card-tags">{tags}</div>
        </div>
      </div>
      {lead && <dl className="card-lead">{lead}</dl>}
      {coverage && <div className="card-coverage">{coverage}</div>}
      {isOpen && (
        <div className="card-space" aria-hidden="true" inert>
          {facts}
          {more}
        </div>
      )}
      <div className="card-rest">
        {isOpen && <div className="card-panels">{panels}</div>}
        {facts}
        {more}
        <PlanControls {...props} />
      </div>
    </article>
  );
}

export function PlanId({ planId }: { planId: string }): ReactNode {
  const t = useCopy('plan-card');
  return <span className="card-id">{t('plan.id', { planId })}</span>;
}

/** Type and id of a plan. No `planId` if the name of the card states it already. */
export function PlanKind({
  planType,
  planId,
}: {
  planType: PlanType;
  planId: string | undefined;
}): ReactNode {
  const t = useCopy('plan-card');
  return (
    <>
      <p>{t(`plan.type.${planType}`)}</p>
      {planId !== undefined && (
        <p>
          <PlanId planId={planId} />
        </p>
      )}
    </>
  );
}

/** Status of the application for the plan (PLANS-39, REC-07). */
export function StatusTag({ status }: { status: EnrollmentStatus | undefined }): ReactNode {
  const t = useCopy('plan-card');
  return (
    status && (
      <p className="tag tag-status" data-status={status}>
        {t('plan.status', { status: t(`plan.status.${status}`) })}
      </p>
    )
  );
}
