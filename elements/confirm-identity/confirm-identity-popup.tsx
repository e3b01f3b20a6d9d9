import { useEffect, useState, type ReactNode } from 'react';
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
import { useIsPopupOwner } from '../../src/widgets/use-popup-owner';
import { WidgetFrame } from '../../src/widgets/widget-frame';
import { useHours } from '../../src/widgets/use-hours';
import { ConfirmIdentityDialog } from './confirm-identity-dialog';

/** The form is that of the profile as it was when the popup opened: after the merge it is one like any other. */
function useForm() {
  const [question] = useState(identityQuestion);
  const hasOptionalZip =
    question?.form === 'memberConsent' && currentConfig().identity.showZipForConsentMember;
  return {
    fields: question ? fieldsOf(question.form, hasOptionalZip) : [],
    areKnownFixed: question?.isBaseAccount !== true,
  };
}

const failedBy = {
  none: undefined,
  counted: 'refused',
  uncounted: 'refused',
  serverError: 'serverError',
  noAnswer: 'noAnswer',
} as const;

function OpenPopup(): ReactNode {
  const { step, failure, retriesLeft } = useValue(confirmationAtom);
  const { firstName, lastName, email } = useValue(knownIdentityAtom);
  const phone = useValue(identityPhoneAtom);
  const rules = useValue(fieldRulesAtom);
  const { fields, areKnownFixed } = useForm();
  return (
    <ConfirmIdentityDialog
      step={step}
      problem={failedBy[failure]}
      retriesLeft={failure === 'counted' ? retriesLeft : undefined}
      phone={phone}
      hours={useHours('support')}
      fields={fields}
      known={{ firstName, lastName, email }}
      areKnownFixed={areKnownFixed}
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
