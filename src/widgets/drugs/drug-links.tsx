import type { ReactNode } from 'react';
import { useCopy } from '../../components/copy-context';
import { Link } from '../../components/link';
import { configAtom } from '../../state/config';
import { browseYearAtom, browseYearUrlAtom, pharmacyNameAtom } from '../../state/drugs';
import { askToImport, hasImportPopup } from '../../state/import-popup';
import { useValue } from '../../state/react';
import { routeUrlAtom } from '../../state/routes';
import { browseRouteAtom } from '../../state/saved-counts';

/** The pharmacy, the ways to another one and to the plans, and the import (DRUGS-04, DRUGS-12 … DRUGS-16). */
export function DrugLinks(): ReactNode {
  const t = useCopy();
  const pharmacy = useValue(pharmacyNameAtom);
  const pharmacyUrl = useValue(routeUrlAtom)('pharmacy');
  const year = useValue(browseYearAtom);
  const browseUrl = useValue(browseYearUrlAtom);
  const browseRoute = useValue(browseRouteAtom);
  const { showImportLink } = useValue(configAtom).drugs;
  return (
    <div className="saved-question">
      {pharmacy !== undefined && <p>{t('drugs.pharmacy', { pharmacy })}</p>}
      <div className="block-actions">
        {pharmacyUrl !== '' && (
          <Link route="pharmacy" url={pharmacyUrl} className="saved-link">
            {t('drugs.changePharmacy')}
          </Link>
        )}
        {browseUrl !== '' && (
          <Link route={browseRoute} url={browseUrl} isPrefetched className="saved-link">
            {year === undefined ? t('drugs.browse') : t('drugs.browseYear', { year })}
          </Link>
        )}
        {/* In the markup, but not for the shopper, unless the site says so (OPEN-B02). */}
        <p hidden={!showImportLink || !hasImportPopup()}>
          <button type="button" className="text-button" onClick={askToImport}>
            {t('drugs.import')}
          </button>
        </p>
      </div>
    </div>
  );
}
