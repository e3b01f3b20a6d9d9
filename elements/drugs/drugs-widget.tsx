import { useRef, type ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { usePrivate } from '../../src/ui/privacy';
import { DrugFacts, NoDrugs, SavedDrug } from './drug-list';
import { ItemsSkeleton } from '../../src/ui/items';
import { OpeningButton } from '../../src/ui/not-opened';
import { drugNamesOf } from '../../src/domain/profile/names';
import type { Drug } from '../../src/domain/profile/profile';
import { shownDrugsAtom } from './drugs.state';
import { areItemsKnownAtom } from '../../src/state/profile/profile-state';
import { useValue } from '../../src/state/react';
import { drugKeyOf } from '../../src/state/saved-items/saved-items';
import { mayAtom } from '../../src/state/shopper/shopper';
import { CallItems } from '../../src/widgets/call-items';
import { SavedList, useSavedListStatus } from '../../src/widgets/saved-list';
import { useItemRemoval, type RemovalEvents } from '../../src/widgets/use-item-removal';
import { WidgetFrame } from '../../src/widgets/widget-frame';
import { DrugLinks } from './drug-links';
import { useDrugEstimator } from './use-drug-estimator';

export interface DrugsWidgetProps extends RemovalEvents<'drug'> {
  headingLevel: number;
}

const EXPECTED_DRUGS = 3;

function DrugsView(props: DrugsWidgetProps): ReactNode {
  const { headingLevel } = props;
  const t = useCopy('drugs');
  const heading = useRef<HTMLHeadingElement>(null);
  const drugs = useValue(shownDrugsAtom);
  const names = drugNamesOf(drugs);
  const mayRemove = useValue(mayAtom('removeItems'));
  const estimator = useDrugEstimator();
  const item = usePrivate('item-inside');
  const removal = useItemRemoval('drug', heading, props, (drug: Drug) => (
    <div {...item}>
      <DrugFacts drug={drug} />
    </div>
  ));
  const status = useSavedListStatus(useValue(areItemsKnownAtom), drugs.length);
  const { isReady, isEmpty, isSignedOut } = status;

  const estimate =
    estimator.open &&
    (() => {
      removal.forgetMessage();
      estimator.open?.();
    });

  return (
    <SavedList
      status={status}
      removal={removal}
      className="saved drugs"
      look="block"
      headingLevel={headingLevel}
      heading={t(isEmpty && !isSignedOut ? 'drugs.heading.none' : 'drugs.heading.some')}
      headingRef={heading}
      action={
        isReady &&
        !isSignedOut &&
        estimate && (
          <OpeningButton className="button" onClick={estimate}>
            {t(isEmpty ? 'drugs.add' : 'drugs.edit')}
          </OpeningButton>
        )
      }
      words={{ loading: t('drugs.loading'), loaded: t('drugs.loaded', { count: drugs.length }) }}
      failure={{ heading: t('drugs.error.heading'), text: t('drugs.error.text') }}
      lead={
        isReady && (
          <>
            {removal.undo}
            <CallItems />
          </>
        )
      }
      skeleton={<ItemsSkeleton count={EXPECTED_DRUGS} className="drug" />}
      empty={<NoDrugs headingLevel={headingLevel + 1} onEstimate={estimate} />}
      popups={estimator.drawer}
    >
      {!isEmpty && (
        <ul className="items">
          {drugs.map((drug, index) => {
            const key = drugKeyOf(drug);
            const ask = (): void => {
              removal.ask(key, drug, names[index]);
            };
            return (
              <SavedDrug key={key} drug={drug} name={names[index]} onRemove={mayRemove ? ask : undefined} />
            );
          })}
        </ul>
      )}
      <DrugLinks />
    </SavedList>
  );
}

/**
 * Saved drugs: the list, the links to the estimator, the pharmacy, and the plans, and the prompt that shows if none are
 * saved.
 */
export function DrugsWidget(props: DrugsWidgetProps): ReactNode {
  return (
    <WidgetFrame view="drugs">
      <DrugsView {...props} />
    </WidgetFrame>
  );
}
