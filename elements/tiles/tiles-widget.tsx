import { useLayoutEffect, type ReactNode } from 'react';
import { urlOfHash } from '../../src/browser/navigation';
import { useCopy } from '../../src/ui/copy-context';
import { Counted, ViewLink } from '../../src/ui/view-link';
import type { View } from '../../src/domain/shopper/view';
import { shownViewAtom } from '../../src/state/page/shown-view';
import { activeYearAtom } from '../../src/state/page/dates';
import { useValue } from '../../src/state/react';
import { savedCountAtoms } from '../../src/state/saved-items/saved-counts';
import { goToView, hasNavAtom, joinViewSwitchers, offeredViewsAtom } from '../../src/state/page/view';
import { ViewStatus } from '../../src/widgets/view-status';
import { WidgetFrame } from '../../src/widgets/widget-frame';

function Tile({ view }: { view: View }): ReactNode {
  const t = useCopy();
  const shown = useValue(shownViewAtom);
  const count = useValue(savedCountAtoms[view]);
  const year = useValue(activeYearAtom);
  const name = t(`tiles.${view}`);
  const words = view === 'plans' ? 'tiles.countedPlans' : 'tiles.counted';
  return (
    <ViewLink
      url={urlOfHash(view)}
      className="tile"
      isCurrent={view === shown}
      onGo={() => {
        goToView(view);
      }}
    >
      <Counted name={name} count={count} words={t(words, { view: name, count: count ?? 0, year })} />
    </ViewLink>
  );
}

function TilesView({ hasNav }: { hasNav: boolean }): ReactNode {
  useLayoutEffect(joinViewSwitchers, []);
  const t = useCopy();
  return (
    <>
      <ul className="tiles" aria-label={t('tiles.label')}>
        {useValue(offeredViewsAtom).map((view) => (
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
    <WidgetFrame {...(hasNav && { view: 'plans' })}>
      <TilesView hasNav={hasNav} />
    </WidgetFrame>
  );
}
