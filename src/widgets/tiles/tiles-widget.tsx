import { useLayoutEffect, type ReactNode } from 'react';
import { urlOfHash } from '../../browser/navigation';
import { useCopy } from '../../components/copy-context';
import { Counted, ViewLink } from '../../components/view-link';
import { views, type View } from '../../domain/view';
import { shownViewAtom } from '../../state/page-state';
import { useValue } from '../../state/react';
import { savedCountAtoms } from '../../state/saved-counts';
import { goToView, hasNavAtom, joinViewSwitchers } from '../../state/view';
import { ViewStatus } from '../nav/view-status';
import { WidgetFrame } from '../widget-frame';

function Tile({ view }: { view: View }): ReactNode {
  const t = useCopy();
  const shown = useValue(shownViewAtom);
  const count = useValue(savedCountAtoms[view]);
  const name = t(`tiles.${view}`);
  return (
    <ViewLink
      url={urlOfHash(view)}
      className="tile"
      isCurrent={view === shown}
      onGo={() => {
        goToView(view);
      }}
    >
      <Counted name={name} count={count} words={t('tiles.counted', { view: name, count: count ?? 0 })} />
    </ViewLink>
  );
}

function TilesView({ hasNav }: { hasNav: boolean }): ReactNode {
  useLayoutEffect(joinViewSwitchers, []);
  const t = useCopy();
  return (
    <>
      <ul className="tiles" aria-label={t('tiles.label')}>
        {views.map((view) => (
          <li key={view}>
            <Tile view={view} />
          </li>
        ))}
      </ul>
      {!hasNav && <ViewStatus section="tiles" />}
    </>
  );
}

/**
 * A tile for plans, for drugs and for doctors (SHELL-49), in the view of the plans; on a page without a nav in all
 * views, because nothing else leads back.
 */
export function TilesWidget(): ReactNode {
  const hasNav = useValue(hasNavAtom);
  return (
    <WidgetFrame section="tiles" {...(hasNav && { view: 'plans' })}>
      <TilesView hasNav={hasNav} />
    </WidgetFrame>
  );
}
