import { useId, type ReactNode } from 'react';
import type { EnrollmentStatus } from '../domain/enrollment/enrollment-life-cycle';
import { useCopy } from './copy-context';
import { Heading } from './heading';
import { Link } from './link';
import { OpeningButton } from './not-opened';

export interface PlanCardFrameProps {
  name: string;
  headingLevel: number;
  /** Footnote numbers after the name. */
  marks?: ReactNode;
  /** Below the name: type of the plan and status of its application. */
  tags?: ReactNode;
  /** The enrollment action. No value for none. */
  action?: { label: string; name?: string | undefined; isDisabled: boolean; onPress(): void } | undefined;
  details: { route: string; url: string; isPrefetched: boolean };
  /** No value: the plan cannot be removed. */
  onRemove?: (() => void) | undefined;
  children: ReactNode;
}

/** Frame of all plan cards: the name at the top, controls at the bottom (PLANS-17, PLANS-33, PLANS-38, DEL-01). */
export function PlanCardFrame(props: PlanCardFrameProps): ReactNode {
  const { name, headingLevel, marks, tags, action, details, onRemove, children } = props;
  const t = useCopy('plan-card');
  const nameId = useId();
  return (
    <article className="card" aria-labelledby={nameId}>
      <div className="card-head">
        <Heading level={headingLevel} className="card-name">
          <span id={nameId}>{name}</span>
          {marks}
        </Heading>
        {tags}
      </div>
      {children}
      <div className="card-foot">
        {action && (
          <OpeningButton
            name={action.name}
            className="button button-primary"
            aria-label={`${action.label}: ${name}`}
            disabled={action.isDisabled}
            ignoresSecondClick
            onClick={action.onPress}
          >
            {action.label}
          </OpeningButton>
        )}
        <Link {...details} className="button" label={`${t('plan.details')}: ${name}`}>
          {t('plan.details')}
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
    </article>
  );
}

/** Status of the application for the plan (PLANS-39, REC-07). */
export function StatusTag({ status }: { status: EnrollmentStatus | undefined }): ReactNode {
  const t = useCopy('plan-card');
  return (
    status && <p className="tag tag-status">{t('plan.status', { status: t(`plan.status.${status}`) })}</p>
  );
}

/** Replaces the details of a plan that could not be loaded (contract §4). */
export function MissingDetails({
  text,
  name,
  onRetry,
}: {
  text: ReactNode;
  name: string;
  /** Requests the details again. */
  onRetry(): void;
}): ReactNode {
  const t = useCopy('common');
  return (
    <p className="note">
      {text}{' '}
      <button
        type="button"
        name="try-again"
        className="text-button"
        aria-label={`${t('common.tryAgain')}: ${name}`}
        onClick={onRetry}
      >
        {t('common.tryAgain')}
      </button>
    </p>
  );
}
