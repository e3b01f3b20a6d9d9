import type { ReactNode } from 'react';
import type { Provider } from '../../src/domain/profile/profile';
import { providerNameOf } from '../../src/domain/profile/names';
import { providerKindOf } from '../../src/domain/profile/providers';
import { useCopy } from '../../src/ui/copy-context';
import { usePrivate } from '../../src/ui/privacy';
import { ListBox } from '../../src/ui/list-box';
import { OpeningButton } from '../../src/ui/not-opened';
import { ProviderIcon } from './provider-icon';

/** Name, specialty if any, and address if any (DOCS-05, DOCS-17, OPEN-B10). */
export function ProviderFacts({ provider }: { provider: Provider }): ReactNode {
  const { specialty, providerAddress } = provider;
  const name = providerNameOf(provider);
  return (
    <>
      <p className="item-name">{name}</p>
      {specialty !== undefined && specialty !== name && <p lang="en">{specialty}</p>}
      {providerAddress !== undefined && providerAddress !== name && (
        <p className="item-quiet">{providerAddress}</p>
      )}
    </>
  );
}

export interface DoctorProps {
  provider: Provider;
  /** Name that distinguishes the doctor from the others. */
  name?: string | undefined;
  /** No value: no button. */
  onEdit: (() => void) | undefined;
  /** No value: no button. */
  onRemove: (() => void) | undefined;
}

/** A saved provider (DOCS-05 … DOCS-09). */
export function Doctor({
  provider,
  name = providerNameOf(provider),
  onEdit,
  onRemove,
}: DoctorProps): ReactNode {
  const t = useCopy('doctors');
  const item = usePrivate('item');
  const kind = providerKindOf(provider);
  return (
    <li {...item}>
      <ProviderIcon kind={kind} label={t(`doctors.kind.${kind}`)} />
      <div className="item-facts">
        <ProviderFacts provider={provider} />
      </div>
      <div className="item-actions">
        {onEdit && (
          <OpeningButton
            name="edit-doctor"
            className="text-button"
            aria-label={t('doctors.editNamed', { name })}
            onClick={onEdit}
          >
            {t('doctors.edit')}
          </OpeningButton>
        )}
        {onRemove && (
          <OpeningButton
            name="remove-doctor"
            className="text-button"
            aria-label={t('doctors.removeNamed', { name })}
            aria-haspopup="dialog"
            onClick={onRemove}
          >
            {t('doctors.remove')}
          </OpeningButton>
        )}
      </div>
    </li>
  );
}

export interface NoDoctorsProps {
  headingLevel: number;
  /** No value: no button. */
  onSave: (() => void) | undefined;
  /** No value: no button. */
  onImport: (() => void) | undefined;
}

/** Shows if no doctor is saved (DOCS-04, DOCS-12). */
export function NoDoctors({ headingLevel, onSave, onImport }: NoDoctorsProps): ReactNode {
  const t = useCopy('doctors');
  return (
    <ListBox
      look="block"
      headingLevel={headingLevel}
      heading={t('doctors.empty.heading')}
      text={t('doctors.empty.text')}
    >
      {onSave && (
        <OpeningButton name="add-doctor" className="text-button" onClick={onSave}>
          {t('doctors.empty.save')}
        </OpeningButton>
      )}
      {onImport && (
        <OpeningButton name="import" className="text-button" aria-haspopup="dialog" onClick={onImport}>
          {t('doctors.import')}
        </OpeningButton>
      )}
    </ListBox>
  );
}
