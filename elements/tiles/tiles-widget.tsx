import { useLayoutEffect, type ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { Counted, ViewLink } from '../../src/ui/view-link';
import { views, type View } from '../../src/domain/shopper/view';
import { shownViewAtom } from '../../src/state/page/shown-view';
import { activeYearAtom } from '../../src/state/page/dates';
import { useValue } from '../../src/state/react';
import { savedCountAtoms } from '../../src/state/saved-items/saved-counts';
import {
  goToView,
  hasNavAtom,
  isReplacedByNavAtom,
  joinViewSwitchers,
  offeredViewsAtom,
  urlOfView,
} from '../../src/state/page/view';
import { ViewStatus } from '../../src/widgets/view-status';
import { WidgetFrame } from '../../src/widgets/widget-frame';

/** A link to the view, or text if no element on the page shows that view. */
function Tile({ view, isLink }: { view: View; isLink: boolean }): ReactNode {
  const t = useCopy('tiles');
  const shown = useValue(shownViewAtom);
  const count = useValue(savedCountAtoms[view]);
  const year = useValue(activeYearAtom);
  const name = t(`tiles.${view}`);
  const words = view === 'plans' ? 'tiles.countedPlans' : 'tiles.counted';
  const counted = (
    <Counted name={name} count={count} words={t(words, { view: name, count: count ?? 0, year })} />
  );
  if (!isLink) return <div className="tile">{counted}</div>;
  return (
    <ViewLink
      url={urlOfView(view)}
      className="tile"
      isCurrent={view === shown}
      onGo={() => {
        goToView(view);
      }}
    >
      {counted}
    </ViewLink>
  );
}

function TilesView({ hasNav }: { hasNav: boolean }): ReactNode {
  useLayoutEffect(joinViewSwitchers, []);
  const t = useCopy('tiles');
  const offered = useValue(offeredViewsAtom);
  return (
    <>
      <ul className="tiles" aria-label={t('tiles.label')}>
        {views.map((view) => (
          <li key={view}>
            <Tile view={view} isLink={offered.includes(view)} />
          </li>
        ))}
      </ul>
      {!hasNav && <ViewStatus textOf={(view) => t('tiles.shown', { view: t(`tiles.${view}`) })} />}
    </>
  );
}

/**
 * One tile each for plans, drugs, and doctors, with its count (SHELL-49). Part of the plans view on a page with a nav.
 * Without a nav it shows in every view, because nothing else leads back.
 */
export function TilesWidget(): ReactNode {
  const hasNav = useValue(hasNavAtom);
  if (useValue(isReplacedByNavAtom)) return null;
  return (
    <WidgetFrame {...(hasNav && { view: 'plans' })}>
      <TilesView hasNav={hasNav} />
    </WidgetFrame>
  );
}
