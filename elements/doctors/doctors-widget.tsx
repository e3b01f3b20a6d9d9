import { useRef, type ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { usePrivate } from '../../src/ui/privacy';
import { Doctor, NoDoctors, ProviderFacts } from './doctor-list';
import { ItemsSkeleton } from '../../src/ui/items';
import { Link } from '../../src/ui/link';
import { OpeningButton } from '../../src/ui/not-opened';
import { ViewLink } from '../../src/ui/view-link';
import { providerNamesOf } from '../../src/domain/profile/names';
import type { Provider } from '../../src/domain/profile/profile';
import { doctorsQuestionAtom } from './doctors.state';
import { askToImport, mayAskToImportAtom } from '../../src/state/shopper/import-popup';
import { isProvidersLoadedAtom } from '../../src/state/profile/profile-state';
import { isPlansExistsAtom } from '../../src/state/plans/plans';
import { useValue } from '../../src/state/react';
import { browseUrlAtom } from '../../src/state/page/routes';
import { browseRouteAtom } from '../../src/state/saved-items/saved-counts';
import { providerKeyOf, savedProvidersAtom } from '../../src/state/saved-items/saved-items';
import { mayAtom } from '../../src/state/shopper/shopper';
import { goToView, urlOfView } from '../../src/state/page/view';
import { CallItems } from '../../src/widgets/call-items';
import { SavedList, useSavedListStatus } from '../../src/widgets/saved-list';
import { useItemRemoval, type RemovalEvents } from '../../src/widgets/use-item-removal';
import { usePagePopup } from '../../src/widgets/use-page-popup';
import { useVendorTool } from '../../src/widgets/use-vendor-tool';
import { WidgetFrame } from '../../src/widgets/widget-frame';

export interface DoctorsWidgetProps extends RemovalEvents<'doctor'> {
  headingLevel: number;
}

const EXPECTED_DOCTORS = 2;

const goToPlans = (): void => {
  goToView('plans');
};

/** States what the saved plans tell shoppers about their doctors (DOCS-10, DOCS-11, DOCS-13, OPEN-B13). */
function Question(): ReactNode {
  const t = useCopy('doctors');
  const question = useValue(doctorsQuestionAtom);
  const hasPlans = useValue(isPlansExistsAtom);
  const browseRoute = useValue(browseRouteAtom);
  const browseUrl = useValue(browseUrlAtom);
  return (
    <div className="saved-question">
      <p>{t(`doctors.question.${question}`)}</p>
      {hasPlans ? (
        <ViewLink url={urlOfView('plans')} className="saved-link" isCurrent={false} onGo={goToPlans}>
          {t('doctors.seePlans')}
        </ViewLink>
      ) : (
        browseUrl !== '' && (
          <Link route={browseRoute} url={browseUrl} isPrefetched className="saved-link">
            {t('doctors.browsePlans')}
          </Link>
        )
      )}
    </div>
  );
}

function DoctorsView(props: DoctorsWidgetProps): ReactNode {
  const { headingLevel } = props;
  const t = useCopy('doctors');
  const heading = useRef<HTMLHeadingElement>(null);
  const providers = useValue(savedProvidersAtom);
  const names = providerNamesOf(providers);
  const mayRemove = useValue(mayAtom('removeItems'));
  const mayImport = useValue(mayAskToImportAtom);
  const askForImport = usePagePopup('import', 'shopper-profile-import', askToImport);
  const item = usePrivate('item-inside');
  const removal = useItemRemoval('doctor', heading, props, (provider: Provider) => (
    <div {...item}>
      <ProviderFacts provider={provider} />
    </div>
  ));
  const search = useVendorTool('providerSearch', {
    heading: t('doctors.search.heading'),
    loading: t('doctors.search.loading'),
  });
  const status = useSavedListStatus(useValue(isProvidersLoadedAtom), providers.length);
  const { isReady, isEmpty, isSignedOut } = status;

  const find =
    search.open &&
    ((providerId?: string): void => {
      removal.forgetMessage();
      search.open?.({ providerId });
    });

  return (
    <SavedList
      status={status}
      removal={removal}
      className="saved"
      look="block"
      headingLevel={headingLevel}
      heading={t('doctors.heading')}
      headingRef={heading}
      action={
        isReady &&
        !isSignedOut &&
        find && (
          <OpeningButton
            name="add-doctor"
            className="button"
            onClick={() => {
              find();
            }}
          >
            {t('doctors.add')}
          </OpeningButton>
        )
      }
      words={{ loading: t('doctors.loading'), loaded: t('doctors.loaded', { count: providers.length }) }}
      failure={{ heading: t('doctors.error.heading'), text: t('doctors.error.text') }}
      lead={
        isReady && (
          <>
            {removal.undo}
            <CallItems />
            {!isSignedOut && <Question />}
          </>
        )
      }
      skeleton={<ItemsSkeleton count={EXPECTED_DOCTORS} />}
      empty={
        <NoDoctors
          headingLevel={headingLevel + 1}
          onSave={find && (() => find())}
          onImport={mayImport ? askForImport : undefined}
        />
      }
      popups={search.drawer}
    >
      {!isEmpty && (
        <ul className="items">
          {providers.map((provider, index) => {
            const key = providerKeyOf(provider);
            const ask = (): void => {
              removal.ask(key, provider, names[index]);
            };
            return (
              <Doctor
                key={key}
                provider={provider}
                name={names[index]}
                onEdit={find && (() => find(provider.providerId))}
                onRemove={mayRemove ? ask : undefined}
              />
            );
          })}
        </ul>
      )}
    </SavedList>
  );
}

/**
 * Saved doctors and dentists: the question about them, the list, the search, and the prompt that shows if none are
 * saved.
 */
export function DoctorsWidget(props: DoctorsWidgetProps): ReactNode {
  return (
    <WidgetFrame view="providers">
      <DoctorsView {...props} />
    </WidgetFrame>
  );
}
