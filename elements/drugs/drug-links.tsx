import type { ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { Link } from '../../src/ui/link';
import { OpeningButton } from '../../src/ui/not-opened';
import { usePrivate } from '../../src/ui/privacy';
import { configAtom } from '../../src/state/config';
import { browseYearAtom, browseYearUrlAtom, pharmacyNameAtom } from './drugs.state';
import { askToImport } from '../../src/state/shopper/import-popup';
import { useValue } from '../../src/state/react';
import { usePagePopup } from '../../src/widgets/use-page-popup';
import { routeUrlAtom } from '../../src/state/page/routes';
import { browseRouteAtom } from '../../src/state/saved-items/saved-counts';

/** The pharmacy, the links to change it and to browse plans, and the import (DRUGS-04, DRUGS-12 … DRUGS-16). */
export function DrugLinks(): ReactNode {
  const t = useCopy('drugs');
  const pharmacy = useValue(pharmacyNameAtom);
  const pharmacyUrl = useValue(routeUrlAtom)('pharmacy');
  const year = useValue(browseYearAtom);
  const browseUrl = useValue(browseYearUrlAtom);
  const browseRoute = useValue(browseRouteAtom);
  const named = usePrivate();
  const { showImportLink } = useValue(configAtom).drugs;
  const askForImport = usePagePopup('import', 'shopper-profile-import', askToImport);
  return (
    <div className="saved-question">
      {pharmacy !== undefined && <p {...named}>{t('drugs.pharmacy', { pharmacy })}</p>}
      <div className="block-actions">
        {pharmacyUrl !== '' && (
          <Link route="pharmacy" url={pharmacyUrl} className="saved-link">
            {pharmacy === undefined ? t('drugs.choosePharmacy') : t('drugs.changePharmacy')}
          </Link>
        )}
        {browseUrl !== '' && (
          <Link route={browseRoute} url={browseUrl} isPrefetched className="saved-link">
            {year === undefined ? t('drugs.browse') : t('drugs.browseYear', { year })}
          </Link>
        )}
        {/* Hidden unless the site turns it on (OPEN-B02). */}
        <p hidden={!showImportLink}>
          <OpeningButton name="import" className="text-button" aria-haspopup="dialog" onClick={askForImport}>
            {t('drugs.import')}
          </OpeningButton>
        </p>
      </div>
    </div>
  );
}
