import type { ReactNode } from 'react';
import type { Translate } from '../../src/copy/types';
import { doseOf, frequencyOf } from '../../src/domain/profile/drugs';
import { providerNameOf } from '../../src/domain/profile/names';
import type { Drug, Provider } from '../../src/domain/profile/profile';
import { useCopy } from '../../src/ui/copy-context';
import { SheetSection, SheetTable } from './sheet-section';

function frequencyText(t: Translate<'take-along-sheet'>, drug: Drug): string | undefined {
  const { frequency, frequencyText: saved } = frequencyOf(drug);
  if (frequency) return t(`takeAlong.sheet.per${frequency}`);
  return saved && t('takeAlong.sheet.perFrequency', { frequency: saved });
}

/** Drugs with the facts that Medicare's Plan Finder needs, in the order of its form. */
export function SheetDrugs({ drugs }: { drugs: readonly Drug[] }): ReactNode {
  const t = useCopy('take-along-sheet');
  const unknown = t('takeAlong.sheet.unknown');
  return (
    <SheetSection heading={t('takeAlong.sheet.drugs')}>
      <p>{t('takeAlong.sheet.planFinder')}</p>
      <SheetTable
        name="drugs"
        heads={[
          t('takeAlong.sheet.drug'),
          t('takeAlong.sheet.dosage'),
          t('takeAlong.sheet.quantity'),
          t('takeAlong.sheet.frequency'),
        ]}
        rows={drugs.map((drug, index) => ({
          key: String(index),
          cells: [
            drug.drugName ?? drug.drugDosage,
            (drug.drugName && drug.drugDosage) ?? unknown,
            doseOf(drug)?.quantity ?? unknown,
            frequencyText(t, drug) ?? unknown,
          ],
        }))}
      />
    </SheetSection>
  );
}

/** Doctors, dentists and facilities. */
export function SheetDoctors({ doctors }: { doctors: readonly Provider[] }): ReactNode {
  const t = useCopy('take-along-sheet');
  const unknown = t('takeAlong.sheet.unknown');
  return (
    <SheetSection heading={t('takeAlong.sheet.doctors')}>
      <SheetTable
        name="doctors"
        heads={[t('takeAlong.sheet.doctor'), t('takeAlong.sheet.specialty'), t('takeAlong.sheet.address')]}
        rows={doctors.map((doctor, index) => ({
          key: String(index),
          cells: [
            providerNameOf(doctor),
            doctor.specialty === undefined ? unknown : <span lang="en">{doctor.specialty}</span>,
            doctor.providerAddress ?? unknown,
          ],
        }))}
      />
    </SheetSection>
  );
}
