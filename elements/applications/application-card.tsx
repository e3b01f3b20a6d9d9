import { useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Enrollment } from '../../src/domain/enrollment/enrollment';
import type { SupplementLabel } from '../../src/domain/enrollment/supplement-application';
import type { EnrollmentStatus } from '../../src/domain/enrollment/enrollment-life-cycle';
import type { PlanType } from '../../src/domain/plans/plan';
import { useCopy } from '../../src/ui/copy-context';
import { usePrivate } from '../../src/ui/privacy';
import { Heading } from '../../src/ui/heading';
import { OpeningButton } from '../../src/ui/not-opened';
import { PhoneText } from '../../src/ui/phone-text';
import { Drawing, TICK } from '../../src/ui/drawing';

/** SVG paths on a 24 × 24 grid. */
const pencil = 'M4 20l1-4L16 5l3 3L8 19z';
const clock = 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5l3 2';
const drawings: Record<EnrollmentStatus, string> = {
  saved: pencil,
  inProgress: pencil,
  submitted: clock,
  pending: clock,
  approved: TICK,
  denied: 'M6 6l12 12M18 6L6 18',
  withdrawn: 'M9 7l-5 5 5 5M4 12h16',
};
const dot = 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 11v5M12 8v.010';

export interface ApplicationCardProps {
  headingLevel: number;
  /** Whether it is the last saved one of those to finish. Only its button is filled. */
  isNext: boolean;
  planName: string;
  planType: PlanType | undefined;
  /** No value if unknown. */
  planYear: number | undefined;
  /** Status: one of our statuses, or the text of the service (APPS-19, APPS-34). */
  label: SupplementLabel;
  /** Whether the text above the cards says the next step, so that the card does not. */
  isStepSaid: boolean;
  /** First day of coverage, formatted. No value if unknown or in the past. */
  startDate?: string | undefined;
  /** Time of the last save, formatted, in central time. '' if there is none to show (APPS-27, APPS-28). */
  savedTime: string;
  /** No value if the application was not submitted or the number is unknown. */
  confirmationNo: string | undefined;
  /** Contact data of the plan, as far as it is known (APPS-18). */
  contact: Pick<Enrollment, 'phoneNumber' | 'tty' | 'hoursOfOperation'> | undefined;
  /** No value if no step is left. */
  action: 'continue' | 'view' | undefined;
  /** No value if this shopper may not open applications (ROLES-19). */
  onOpen: (() => void) | undefined;
  /** Whether another application, once sent, can end this approved plan. */
  isReplaceable?: boolean;
  /** The request for the status is pending. */
  isWaiting?: boolean;
  /** The application was submitted, and its status could not be checked. */
  isUnchecked?: boolean;
  /** Checks the status again. No value if there is nothing to request it with. */
  onCheckAgain?: (() => Promise<void>) | undefined;
}

function Status({ label }: Pick<ApplicationCardProps, 'label'>): ReactNode {
  const t = useCopy('applications');
  const status = 'status' in label ? label.status : undefined;
  return (
    <p className="tag application-status" data-status={status}>
      <Drawing path={status ? drawings[status] : dot} />
      {'status' in label ? (
        <span>{t(`applications.status.${label.status}`)}</span>
      ) : (
        <span lang="en">{label.words}</span>
      )}
    </p>
  );
}

/** The next step. */
function Next({
  status,
  startDate,
}: Pick<ApplicationCardProps, 'startDate'> & { status: EnrollmentStatus }): ReactNode {
  const t = useCopy('applications');
  return (
    <p>
      {status === 'approved' && startDate !== undefined
        ? t('applications.next.approvedFrom', { date: startDate })
        : t(`applications.next.${status}`)}
    </p>
  );
}

/** Says that the status could not be checked, with a button to try again (APPS-11). */
function Unchecked({
  heading,
  planName,
  onCheckAgain,
}: Pick<ApplicationCardProps, 'planName' | 'onCheckAgain'> & {
  /** Receives focus when the button disappears because the status is known. */
  heading: RefObject<HTMLElement | null>;
}): ReactNode {
  const t = useCopy('applications', 'common');
  const [isChecking, setIsChecking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current: pressed } = button;
    const { current: name } = heading;
    return () => {
      if (pressed?.matches(':focus')) name?.focus();
    };
  }, [heading]);
  const checkAgain = async (): Promise<void> => {
    setIsChecking(true);
    await onCheckAgain?.();
    setIsChecking(false);
  };
  return (
    <>
      <p role="status">{t(isChecking ? 'applications.checking' : 'applications.unchecked')}</p>
      {onCheckAgain && (
        <div>
          <button
            type="button"
            ref={button}
            className="text-button"
            aria-label={`${t('common.tryAgain')}: ${planName}`}
            aria-disabled={isChecking}
            onClick={isChecking ? undefined : () => void checkAgain()}
          >
            {t('common.tryAgain')}
          </button>
        </div>
      )}
    </>
  );
}

function Contact({ phoneNumber, tty, hoursOfOperation }: Partial<Enrollment>): ReactNode {
  const t = useCopy('applications');
  return (
    <div className="application-contact">
      {phoneNumber !== undefined && (
        <p>
          <PhoneText text={t('applications.call', { phone: '{phone}' })} number={phoneNumber} />
        </p>
      )}
      {tty !== undefined && <p>{t('applications.tty', { tty })}</p>}
      {hoursOfOperation !== undefined && <p className="application-hours">{hoursOfOperation}</p>}
    </div>
  );
}

const bar = <div className="line" />;

/** An application: its plan, its status, the next step, and one action (APPS-18 … APPS-28, OPEN-A067). */
export function ApplicationCard(props: ApplicationCardProps): ReactNode {
  const { headingLevel, planName, planYear, label, savedTime, confirmationNo, contact, action, onOpen } =
    props;
  const t = useCopy('applications');
  const id = useId();
  const number = usePrivate();
  const heading = useRef<HTMLHeadingElement>(null);
  const type = t(`applications.type.${props.planType ?? 'unknown'}`);
  return (
    <article className={props.isWaiting ? 'card card-loading' : 'card'} aria-labelledby={id}>
      <div className="card-head">
        <Heading level={headingLevel} id={id} className="card-name" ref={heading}>
          {planName}
        </Heading>
        <div className="card-kind">
          <p>{planYear === undefined ? type : t('applications.kind', { type, year: planYear })}</p>
          <div className="application-state">
            {props.isWaiting ? <div className="application-status">{bar}</div> : <Status label={label} />}
            {savedTime !== '' && <p>{t('applications.saved', { time: savedTime })}</p>}
          </div>
        </div>
      </div>
      <div className="card-more">
        {props.isWaiting ? (
          <div>
            {bar}
            {bar}
          </div>
        ) : props.isUnchecked ? (
          <Unchecked heading={heading} planName={planName} onCheckAgain={props.onCheckAgain} />
        ) : (
          !props.isStepSaid &&
          'status' in label &&
          !label.isNextUnknown && <Next status={label.status} startDate={props.startDate} />
        )}
        {props.isReplaceable && <p>{t('applications.replaceable')}</p>}
        {confirmationNo !== undefined && (
          <p {...number}>{t('applications.confirmation', { number: confirmationNo })}</p>
        )}
        {contact && <Contact {...contact} />}
      </div>
      {action && (
        <div className="card-foot">
          <OpeningButton
            className={action === 'view' ? 'text-button' : `button${props.isNext ? ' button-primary' : ''}`}
            aria-label={`${t(`applications.${action}`)}: ${planName}`}
            disabled={!onOpen}
            ignoresSecondClick
            onClick={onOpen}
          >
            {t(`applications.${action}`)}
          </OpeningButton>
        </div>
      )}
    </article>
  );
}
