import { useEffect, useRef, type ReactNode } from 'react';
import { useCopy } from './copy-context';
import { LatePhoneText, type Phone } from './phone-text';

export interface IdentityFailureProps {
  /** `refused`: the values do not match. Otherwise the failure was not caused by the shopper. */
  problem: 'refused' | 'serverError' | 'noAnswer';
  /** Number of attempts left, from the last response. No value if the response did not contain it. */
  retriesLeft: number | undefined;
  phone: Phone;
  /** Hours of the phone number. */
  hours: string;
}

/**
 * Reports a failed attempt to confirm the identity, and the remaining options (ERRB-06 … ERRB-09, OPEN-B42). It
 * receives focus when it appears.
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
