import { useEffect, useState, type ReactNode } from 'react';
import { identityForm as en } from '../../src/copy/identity-form.en';
import { identityForm as es } from '../../src/copy/identity-form.es';
import { fieldsOf, problemsOf } from '../../src/domain/forms/identity-form';
import { currentConfig } from '../../src/state/config';
import { identityPhoneAtom } from '../../src/state/page/phones';
import { useValue } from '../../src/state/react';
import {
  confirmIdentity,
  followOtherTabs,
  identityQuestion,
  leaveConfirmation,
  setConfirmationAside,
} from '../../src/state/actions/confirm-identity';
import { confirmationAtom } from '../../src/state/shopper/confirmation';
import { fieldRulesAtom, knownIdentityAtom, noteInvalidForm } from '../../src/state/shopper/identity-form';
import { useCopy } from '../../src/ui/copy-context';
import { IdentityDialog } from '../../src/ui/identity-dialog';
import { Waiting } from '../../src/ui/waiting';
import { useIsPopupOwner } from '../../src/widgets/use-popup-owner';
import { WidgetFrame } from '../../src/widgets/widget-frame';
import { useHours } from '../../src/widgets/use-hours';

export const texts = { en, es };

/**
 * Keeps the form that belongs to the profile at the time when the popup opened, because the merge changes the type of
 * the profile.
 */
function useForm() {
  const [question] = useState(identityQuestion);
  const hasOptionalZip =
    question?.form === 'memberConsent' && currentConfig().identity.showZipForConsentMember;
  return {
    fields: question ? fieldsOf(question.form, hasOptionalZip) : [],
    areKnownFixed: question?.isBaseAccount !== true,
  };
}

/** Asks shoppers who have talked to an agent to confirm their identity (IDENT-03 … IDENT-16). */
function OpenPopup(): ReactNode {
  const t = useCopy('confirm-identity');
  const attempt = useValue(confirmationAtom);
  const { firstName, lastName, email } = useValue(knownIdentityAtom);
  const rules = useValue(fieldRulesAtom);
  const { fields, areKnownFixed } = useForm();
  return (
    <IdentityDialog
      name="confirm-identity"
      heading={t(attempt.step === 'success' ? 'confirmIdentity.success' : 'confirmIdentity.heading')}
      label={t('confirmIdentity.label')}
      attempt={attempt}
      isClosableWhileBusy={false}
      waiting={<Waiting text={t('confirmIdentity.loading')} />}
      intro={
        <>
          <p>{t('confirmIdentity.intro')}</p>
          <p className="form-lead">{t('confirmIdentity.confirm')}</p>
        </>
      }
      phone={useValue(identityPhoneAtom)}
      hours={useHours('support')}
      fields={fields}
      known={{ firstName, lastName, email }}
      areKnownFixed={areKnownFixed}
      submitLabel={t('confirmIdentity.submit')}
      check={(values) => problemsOf(fields, values, rules)}
      onInvalid={noteInvalidForm}
      onSubmit={(values) => void confirmIdentity(values)}
      onClose={() => void leaveConfirmation()}
      onHidden={setConfirmationAside}
    />
  );
}

function View(): ReactNode {
  useEffect(followOtherTabs, []);
  return useIsPopupOwner('confirmIdentity') && <OpenPopup />;
}

export function ConfirmIdentityPopup({ isOpen }: { isOpen: boolean }): ReactNode {
  if (!isOpen) return null;
  return (
    <WidgetFrame>
      <View />
    </WidgetFrame>
  );
}
