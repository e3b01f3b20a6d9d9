import { useLayoutEffect, type ReactNode } from 'react';
import { fieldsOf, problemsOf } from '../../src/domain/forms/identity-form';
import { configAtom } from '../../src/state/config';
import { importPhoneAtom } from '../../src/state/page/phones';
import { closePopup, popupAtom } from '../../src/state/popups/popups';
import { useValue } from '../../src/state/react';
import { fieldRulesAtom, knownIdentityAtom, noteInvalidForm } from '../../src/state/shopper/identity-form';
import { useCopy } from '../../src/ui/copy-context';
import { IdentityDialog, IdentityEnd, type IdentityDialogProps } from '../../src/ui/identity-dialog';
import { PhoneText } from '../../src/ui/phone-text';
import { Waiting } from '../../src/ui/waiting';
import { useHours } from '../../src/widgets/use-hours';
import { useIsPopupOwner } from '../../src/widgets/use-popup-owner';
import { WidgetFrame } from '../../src/widgets/widget-frame';
import { importStatusAtom, leaveImport, submitImport } from './import.state';

export interface ImportWidgetProps {
  variant: 'claims' | 'profile';
}

const close = (): void => {
  closePopup('import');
};

/** Says that no claims were found, and whom to call (IMPORT-09 … IMPORT-11, IMPORT-16). */
function NothingFound({ phone, hours }: Pick<IdentityDialogProps, 'phone' | 'hours'>): ReactNode {
  const t = useCopy('import');
  const key = phone.number === '' ? 'import.tty' : 'import.call';
  return (
    <IdentityEnd text={t('import.notFound')} label={t('import.return')} onClose={close}>
      <p>
        <PhoneText text={t(key, { tty: phone.tty, hours })} number={phone.number} />
      </p>
    </IdentityEnd>
  );
}

/** The import form, the waiting state, and the result (IMPORT-01 … IMPORT-18). */
function OpenImport({ variant }: ImportWidgetProps): ReactNode {
  const t = useCopy('import');
  const attempt = useValue(importStatusAtom);
  const rules = useValue(fieldRulesAtom);
  const { numberPattern } = useValue(configAtom).import;
  const fields = fieldsOf(variant);
  const isOfClaims = variant === 'claims';
  const otherNumber = isOfClaims ? new RegExp(numberPattern) : undefined;
  const whom = { phone: useValue(importPhoneAtom), hours: useHours('support') };
  useLayoutEffect(() => leaveImport, []);
  return (
    <IdentityDialog
      name="import"
      heading={t(attempt.step === 'success' ? 'import.success' : `import.heading.${variant}`)}
      attempt={attempt}
      isClosableWhileBusy
      waiting={
        <Waiting text={t(`import.loading.${variant}`)}>
          {isOfClaims && (
            <>
              <p>{t('import.loading.minute')}</p>
              <p>{t('import.loading.refresh')}</p>
            </>
          )}
        </Waiting>
      }
      intro={
        <>
          <p>{t(`import.intro.${variant}`)}</p>
          {isOfClaims && <p>{t('import.nameHint')}</p>}
        </>
      }
      result={<NothingFound {...whom} />}
      {...whom}
      fields={fields}
      known={useValue(knownIdentityAtom)}
      takesOtherNumber={isOfClaims}
      submitLabel={t('import.submit')}
      check={(values) => problemsOf(fields, values, { ...rules, otherNumber })}
      onInvalid={noteInvalidForm}
      onSubmit={(values) => void submitImport(variant, values)}
      onClose={close}
    />
  );
}

function ImportView(props: ImportWidgetProps): ReactNode {
  return useIsPopupOwner('import') && <OpenImport {...props} />;
}

/** The import popup; opens on request (IMPORT-01, OPEN-B09). */
export function ImportWidget(props: ImportWidgetProps): ReactNode {
  if (!useValue(popupAtom('import'))) return null;
  return (
    <WidgetFrame>
      <ImportView {...props} />
    </WidgetFrame>
  );
}
