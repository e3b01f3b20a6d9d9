import { useLayoutEffect, type ReactNode } from 'react';
import { fieldsOf, problemsOf } from '../../src/domain/forms/identity-form';
import { configAtom } from '../../src/state/config';
import { importPhoneAtom } from '../../src/state/page/phones';
import { closePopup, popupAtom } from '../../src/state/popups/popups';
import { useValue } from '../../src/state/react';
import { fieldRulesAtom, knownIdentityAtom, noteInvalidForm } from '../../src/state/shopper/identity-form';
import { useHours } from '../../src/widgets/use-hours';
import { useIsPopupOwner } from '../../src/widgets/use-popup-owner';
import { WidgetFrame } from '../../src/widgets/widget-frame';
import { ImportDialog } from './import-dialog';
import { importStatusAtom, leaveImport, submitImport } from './import.state';

export interface ImportWidgetProps {
  variant: 'claims' | 'profile';
}

const failedBy = {
  none: undefined,
  counted: 'refused',
  uncounted: 'refused',
  noAnswer: 'noAnswer',
} as const;

const close = (): void => {
  closePopup('import');
};

function OpenImport({ variant }: ImportWidgetProps): ReactNode {
  const { step, failure, retriesLeft } = useValue(importStatusAtom);
  const rules = useValue(fieldRulesAtom);
  const { numberPattern } = useValue(configAtom).import;
  const fields = fieldsOf(variant);
  const otherNumber = variant === 'claims' ? new RegExp(numberPattern) : undefined;
  useLayoutEffect(() => leaveImport, []);
  return (
    <ImportDialog
      variant={variant}
      step={step}
      problem={failedBy[failure]}
      retriesLeft={failure === 'counted' ? retriesLeft : undefined}
      phone={useValue(importPhoneAtom)}
      hours={useHours('support')}
      fields={fields}
      known={useValue(knownIdentityAtom)}
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

/** The popup of the import, once it is asked for (IMPORT-01, OPEN-B09). */
export function ImportWidget(props: ImportWidgetProps): ReactNode {
  if (!useValue(popupAtom('import'))) return null;
  return (
    <WidgetFrame>
      <ImportView {...props} />
    </WidgetFrame>
  );
}
