import { useCallback, useId, useRef, type ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { usePrivate } from '../../src/ui/privacy';
import { DrugFacts, NoDrugs, SavedDrug } from './drug-list';
import { Heading } from '../../src/ui/heading';
import { FailedItems, ItemsSkeleton } from '../../src/ui/items';
import { OpeningButton } from '../../src/ui/not-opened';
import { drugNamesOf } from '../../src/domain/profile/names';
import type { Drug } from '../../src/domain/profile/profile';
import { isDrugListKnownAtom, shownDrugsAtom } from './drugs.state';
import { isProfileFailedAtom } from '../../src/state/profile/profile';
import { reloadPlans } from '../../src/state/load/load-flow';
import { useValue } from '../../src/state/react';
import { drugKeyOf } from '../../src/state/saved-items/saved-items';
import { mayAtom } from '../../src/state/shopper/shopper';
import { wasSignedOutAtom } from '../../src/state/shopper/signed-out';
import { CallItems } from '../../src/widgets/call-items';
import { SignedOut } from '../../src/widgets/signed-out';
import { useItemRemoval, type RemovalEvents } from '../../src/widgets/use-item-removal';
import { useLoadedText } from '../../src/widgets/use-loaded-text';
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
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isKnown = useValue(isDrugListKnownAtom);
  const hasFailed = useValue(isProfileFailedAtom);
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
  const isReady = isKnown && !hasFailed;
  const hasNone = isReady && drugs.length === 0;
  const isSignedOut = useValue(wasSignedOutAtom) && hasNone;

  const estimate =
    estimator.open &&
    (() => {
      removal.forgetMessage();
      estimator.open?.();
    });

  // The button that was pressed goes away with what it stands in.
  const tryAgain = useCallback(() => {
    heading.current?.focus();
    void reloadPlans();
  }, []);

  const loaded = useLoadedText(isReady, drugs.length, () => t('drugs.loaded', { count: drugs.length }));
  return (
    <section className="saved drugs" aria-labelledby={headingId} aria-busy={!isKnown}>
      <div className="saved-head">
        <Heading level={headingLevel} id={headingId} className="title" ref={heading}>
          {t(hasNone && !isSignedOut ? 'drugs.heading.none' : 'drugs.heading.some')}
        </Heading>
        {isReady && !isSignedOut && estimate && (
          <OpeningButton className="button" onClick={estimate}>
            {t(hasNone ? 'drugs.add' : 'drugs.edit')}
          </OpeningButton>
        )}
      </div>
      <p role="status" className={removal.isProblem ? 'error-text' : 'visually-hidden'}>
        {removal.message || (isKnown ? loaded : t('drugs.loading'))}
      </p>
      {isReady && removal.undo}
      {isReady && <CallItems />}
      {!isKnown && <ItemsSkeleton count={EXPECTED_DRUGS} className="drug" />}
      {isKnown && hasFailed && (
        <FailedItems
          headingLevel={headingLevel + 1}
          heading={t('drugs.error.heading')}
          text={t('drugs.error.text')}
          onRetry={tryAgain}
        />
      )}
      {isSignedOut && <SignedOut headingLevel={headingLevel + 1} />}
      {hasNone && !isSignedOut && <NoDrugs headingLevel={headingLevel + 1} onEstimate={estimate} />}
      {isReady && !hasNone && (
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
      {isReady && <DrugLinks />}
      {removal.popup}
      {estimator.drawer}
    </section>
  );
}

/** Saved drugs: the list, the ways to the estimator, the pharmacy and the plans, and what stands there without drugs. */
export function DrugsWidget(props: DrugsWidgetProps): ReactNode {
  return (
    <WidgetFrame view="drugs">
      <DrugsView {...props} />
    </WidgetFrame>
  );
}
