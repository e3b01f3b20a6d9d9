import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { wait } from '../../src/browser/clock';
import { isFocusNowhere } from '../../src/browser/focus';
import { requestPiece } from '../../src/browser/piece-requests';
import { BrowsePrompt } from '../../src/ui/browse-prompt';
import { useCopy } from '../../src/ui/copy-context';
import { useHost } from '../../src/ui/host';
import { Counted, ViewLink } from '../../src/ui/view-link';
import { views, type View } from '../../src/domain/shopper/view';
import { shownViewAtom } from '../../src/state/page/shown-view';
import { activeYearAtom } from '../../src/state/page/dates';
import { isPlansExistsAtom } from '../../src/state/plans/plans';
import { useValue } from '../../src/state/react';
import { browseUrlAtom } from '../../src/state/page/routes';
import { browseRouteAtom, savedCountAtoms } from '../../src/state/saved-items/saved-counts';
import { goToView, joinAsNav, offeredViewsAtom, urlOfView } from '../../src/state/page/view';
import { WidgetFrame } from '../../src/widgets/widget-frame';
import { useFocusStays } from '../../src/widgets/use-focus-stays';
import { useHasSwitched, ViewStatus } from '../../src/widgets/view-status';

export interface NavWidgetProps {
  headingLevel: number;
  withoutExtraHelp: boolean;
}

/** After the view's heading had its chance, and the browser has noticed that what had focus is gone. */
const FOCUS_IS_LOST_MS = 100;

/** The link of the shown view, if it has one: gets focus when the switch has taken away what had it, a tile, say. */
function useFocusRescue(): RefObject<HTMLAnchorElement | null> {
  const link = useRef<HTMLAnchorElement>(null);
  const view = useValue(shownViewAtom);
  const hasSwitched = useHasSwitched();
  useEffect(() => {
    if (!hasSwitched) return undefined;
    let isOver = false;
    void wait(FOCUS_IS_LOST_MS).then(() => {
      if (!isOver && isFocusNowhere()) link.current?.focus();
    });
    return () => {
      isOver = true;
    };
  }, [view, hasSwitched]);
  return link;
}

/** The prompt to browse plans shows how many plans there are, so their link need not (SHELL-05, SHELL-06). */
function CountedView({ view }: { view: 'drugs' | 'providers' }): ReactNode {
  const t = useCopy('nav');
  const count = useValue(savedCountAtoms[view]);
  const name = t(`nav.${view}`);
  return <Counted name={name} count={count} words={t('nav.counted', { view: name, count: count ?? 0 })} />;
}

function ViewLinks({ box }: { box: RefObject<HTMLElement | null> }): ReactNode {
  const t = useCopy('nav');
  const shown = useValue(shownViewAtom);
  const offered = useValue(offeredViewsAtom);
  const rescue = useFocusRescue();
  useFocusStays(box); // a view may lose its piece while its link has focus
  // The view may have lost its piece.
  const rescuer = offered.find((view) => view === shown) ?? offered[0];
  const link = (view: View): ReactNode => (
    <ViewLink
      url={urlOfView(view)}
      className="nav-link"
      isCurrent={view === shown}
      ref={view === rescuer ? rescue : undefined}
      onGo={() => {
        goToView(view);
      }}
    >
      {view === 'plans' ? t('nav.plans') : <CountedView view={view} />}
    </ViewLink>
  );
  if (offered.length === 0) return null;
  return (
    <nav aria-label={t('nav.label')}>
      <ul className="nav-list">
        {offered.map((view) => (
          <li key={view}>{link(view)}</li>
        ))}
      </ul>
    </nav>
  );
}

function PlansPrompt(): ReactNode {
  const t = useCopy('nav');
  const count = useValue(savedCountAtoms.plans);
  const year = useValue(activeYearAtom);
  const none = useValue(isPlansExistsAtom) ? 'nav.noSavedPlansOfYear' : 'nav.noSavedPlans';
  const saved = t(count === 0 ? none : 'nav.savedPlans', { count: count ?? 0, year });
  return (
    <BrowsePrompt
      text={count === undefined ? '' : saved}
      route={useValue(browseRouteAtom)}
      url={useValue(browseUrlAtom)}
      label={t('nav.browse')}
    />
  );
}

const EXTRA_HELP = 'shopper-profile-extra-help';

/** Extra Help is a piece of its own, here as anywhere else (SHELL-07). */
function ExtraHelp({ headingLevel }: { headingLevel: number }): ReactNode {
  useEffect(() => {
    requestPiece(EXTRA_HELP);
  }, []);
  return <shopper-profile-extra-help heading-level={headingLevel} />;
}

function NavView({ headingLevel, withoutExtraHelp }: NavWidgetProps): ReactNode {
  const t = useCopy('nav');
  const host = useHost();
  const shown = useValue(shownViewAtom);
  const box = useRef<HTMLDivElement>(null);
  // Before anything is painted: views that do not show must not flash.
  useLayoutEffect(joinAsNav, []);
  // For the room of their lists.
  useLayoutEffect(() => {
    for (const view of views) host.setState(view, view === shown);
  }, [host, shown]);
  return (
    <div className="nav" ref={box}>
      <ViewLinks box={box} />
      <ViewStatus textOf={(view) => t('nav.shown', { view: t(`nav.${view}`) })} />
      <PlansPrompt />
      {!withoutExtraHelp && <ExtraHelp headingLevel={headingLevel} />}
    </div>
  );
}

/** The side navigation: switches views, and shows one at a time for as long as it is on the page (SHELL-02 … SHELL-07). */
export function NavWidget(props: NavWidgetProps): ReactNode {
  return (
    <WidgetFrame>
      <NavView {...props} />
    </WidgetFrame>
  );
}
