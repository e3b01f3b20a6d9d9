import type { ReactNode } from 'react';
import { useCopy } from './copy-context';
import { Dialog } from './dialog';
import { LatePhoneText, type Phone } from './phone-text';

export interface EnrollByPhoneDialogProps {
  planName: string;
  phone: Phone;
  hours: string;
  onClose(): void;
}

/** The number to call to enroll (POP-05). Without a number, the TTY note remains. */
export function EnrollByPhoneDialog({
  planName,
  phone,
  hours,
  onClose,
}: EnrollByPhoneDialogProps): ReactNode {
  const t = useCopy('enroll-by-phone', 'common');
  const { number, tty } = phone;
  return (
    <Dialog name="enroll-by-phone" heading={t('enrollByPhone.heading')} onClose={onClose}>
      <p>{t('enrollByPhone.text', { plan: planName })}</p>
      <p>
        <LatePhoneText
          text={t('enrollByPhone.call', { tty })}
          textWithout={t('enrollByPhone.tty', { tty })}
          number={number}
        />
        <br />
        {t('enrollByPhone.hours', { hours })}
      </p>
      <div className="dialog-foot">
        <button type="button" name="close" className="button button-primary" onClick={onClose}>
          {t('common.close')}
        </button>
      </div>
    </Dialog>
  );
}
