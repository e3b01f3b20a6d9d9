import { useEffect, useRef, type ReactNode } from 'react';
import { useCopy } from './copy-context';
import { LatePhoneText, type Phone } from './phone-text';

export interface IdentityFailureProps {
  /** `refused`: what was typed does not fit. Else it was not the shopper's doing. */
  problem: 'refused' | 'serverError' | 'noAnswer';
  /** Attempts that are left, as the service has said with the last one; no value: it has not said. */
  retriesLeft: number | undefined;
  phone: Phone;
  /** When the number is answered. */
  hours: string;
}

/**
 * Says that an attempt to confirm the identity has failed, and what is left to do (ERRB-06 … ERRB-09, OPEN-B42). It takes
 * focus when it comes.
 */
export function IdentityFailure({ problem, retriesLeft, phone, hours }: IdentityFailureProps): ReactNode {
  const t = useCopy('identity-form');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="error-summary">
      <p className="error-text">
        {t(problem === 'refused' ? 'identityForm.failed' : `identityForm.${problem}`)}
      </p>
      {retriesLeft !== undefined && retriesLeft > 0 && (
        <p>{t('identityForm.retriesLeft', { attempts: retriesLeft })}</p>
      )}
      {retriesLeft === 0 && (
        <>
          <p>{t('identityForm.noRetriesLeft')}</p>
          <p>
            <LatePhoneText
              text={t('identityForm.call', { tty: phone.tty, hours })}
              textWithout={t('identityForm.tty', { tty: phone.tty, hours })}
              number={phone.number}
            />
          </p>
        </>
      )}
    </div>
  );
}
