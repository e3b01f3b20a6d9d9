import { useId, useState, type ReactNode } from 'react';
import { spokenSeconds, toMinutesAndSeconds } from '../../src/domain/dates/countdown';
import timeoutStyles from './timeout.css?inline';
import { useCopy } from '../../src/ui/copy-context';
import { Dialog } from '../../src/ui/dialog';
import { useStyles } from '../../src/ui/host';

export interface TimeoutDialogProps {
  secondsLeft: number;
  isUnderWay: boolean;
  /** Whether the last attempt to sign out has failed. */
  hasFailed: boolean;
  onStay(): void;
  onSignOut(): void;
}

/**
 * Announces the remaining time at a few moments. Initially empty, because screen readers do not announce the initial
 * content of a live region.
 */
function Announcement({ secondsLeft }: { secondsLeft: number }): ReactNode {
  const t = useCopy('timeout');
  const [atStart] = useState(secondsLeft);
  const spoken = spokenSeconds(secondsLeft, atStart);
  return (
    <p role="status" className="visually-hidden">
      {secondsLeft > 0 &&
        secondsLeft < atStart &&
        (spoken % 60 === 0
          ? t('timeout.minutesLeft', { count: spoken / 60 })
          : t('timeout.secondsLeft', { count: spoken }))}
    </p>
  );
}

/**
 * Warns that the session ends, with the remaining time (IDLE-07 … IDLE-12). After a failed sign-out the popup stays
 * open and shows no time (OPEN-B52).
 */
export function TimeoutDialog({
  secondsLeft,
  isUnderWay,
  hasFailed,
  onStay,
  onSignOut,
}: TimeoutDialogProps): ReactNode {
  const t = useCopy('timeout');
  const labelId = useId();
  useStyles(timeoutStyles);
  return (
    <Dialog name="timeout" heading={t('timeout.heading')} onClose={onStay}>
      {(secondsLeft > 0 || isUnderWay) && <p>{t('timeout.text')}</p>}
      <p role="alert" className="error-text">
        {hasFailed && t('timeout.failed')}
      </p>
      <p className="countdown">
        <span id={labelId}>{t('timeout.timeLeft')}</span>
        <span role="timer" aria-labelledby={labelId} className="countdown-time">
          {toMinutesAndSeconds(secondsLeft)}
        </span>
      </p>
      <Announcement secondsLeft={secondsLeft} />
      <div className="dialog-foot">
        <button type="button" name="stay-signed-in" className="button button-primary" onClick={onStay}>
          {t('timeout.stay')}
        </button>
        <button
          type="button"
          name="confirm-sign-out"
          className="button"
          aria-disabled={isUnderWay}
          onClick={isUnderWay ? undefined : onSignOut}
        >
          {t(isUnderWay ? 'timeout.underWay' : 'timeout.signOut')}
        </button>
      </div>
    </Dialog>
  );
}
