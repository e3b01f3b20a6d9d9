import type { ReactNode } from 'react';
import { doseOf, drugTitleOf, supplyDaysOf } from '../../src/domain/profile/drugs';
import type { Drug } from '../../src/domain/profile/profile';
import type { Translate } from '../../src/copy/types';
import { useCopy } from '../../src/ui/copy-context';
import { KeptTogether } from '../../src/ui/kept-together';
import { usePrivate } from '../../src/ui/privacy';
import { ListBox } from '../../src/ui/list-box';
import { OpeningButton } from '../../src/ui/not-opened';

/** For example "2 per day". A frequency without a text shows as saved (DRUGS-07, CONST-25). */
function doseText(t: Translate<'drugs'>, drug: Drug): string | undefined {
  const dose = doseOf(drug);
  if (!dose) return undefined;
  const { quantity, frequency, frequencyText } = dose;
  if (frequency) return t(`drugs.per${frequency}`, { quantity });
  if (frequencyText === undefined) return String(quantity);
  return t('drugs.perFrequency', { quantity, frequency: frequencyText });
}

type FactName = 'dosage' | 'quantity' | 'refills' | 'supply';

function Fact({ is, value }: { is: FactName; value: string | undefined }): ReactNode {
  const t = useCopy('drugs');
  if (value === undefined) return null;
  return (
    <div className="fact" data-fact={is}>
      <dt>{t(`drugs.${is}`)}</dt>
      <dd>
        <KeptTogether text={value} />
      </dd>
    </div>
  );
}

/** Name and dosage of a drug; unknown facts are omitted (DRUGS-06 … DRUGS-09, DRUGS-19). */
export function DrugFacts({ drug }: { drug: Drug }): ReactNode {
  const t = useCopy('drugs');
  const days = supplyDaysOf(drug.drugSupplyLength);
  const inDays = (key: 'drugs.refill' | 'drugs.supplyDays'): string | undefined =>
    days === undefined ? undefined : t(key, { count: days });
  return (
    <>
      <p className="item-name">
        <KeptTogether text={drug.drugName ?? drug.drugDosage ?? ''} />
      </p>
      <dl className="facts">
        <Fact is="dosage" value={drug.drugName && drug.drugDosage} />
        <Fact is="quantity" value={doseText(t, drug)} />
        <Fact is="refills" value={inDays('drugs.refill')} />
        <Fact is="supply" value={inDays('drugs.supplyDays')} />
      </dl>
    </>
  );
}

export function SavedDrug({
  drug,
  name = drugTitleOf(drug),
  onRemove,
}: {
  drug: Drug;
  /** Name that distinguishes the drug from the others. */
  name?: string | undefined;
  /** No value: this shopper may not remove drugs. */
  onRemove: (() => void) | undefined;
}): ReactNode {
  const t = useCopy('drugs');
  const item = usePrivate('item drug');
  const remove = t('drugs.remove');
  return (
    <li {...item}>
      <div className="item-facts">
        <DrugFacts drug={drug} />
      </div>
      {onRemove && (
        <div className="item-actions">
          <OpeningButton
            name="remove-drug"
            className="text-button"
            aria-label={`${remove} ${name}`}
            aria-haspopup="dialog"
            onClick={onRemove}
          >
            {remove}
          </OpeningButton>
        </div>
      )}
    </li>
  );
}

export interface NoDrugsProps {
  headingLevel: number;
  /** No value: there is no drug cost estimator. */
  onEstimate: (() => void) | undefined;
}

/** Shows if no drug is saved (DRUGS-10, DRUGS-11, ERR-13). */
export function NoDrugs({ headingLevel, onEstimate }: NoDrugsProps): ReactNode {
  const t = useCopy('drugs');
  return (
    <ListBox
      look="block"
      headingLevel={headingLevel}
      heading={t('drugs.empty.heading')}
      text={t('drugs.empty.text')}
    >
      {onEstimate && (
        <OpeningButton className="button button-primary" onClick={onEstimate}>
          {t('drugs.empty.estimate')}
        </OpeningButton>
      )}
    </ListBox>
  );
}
