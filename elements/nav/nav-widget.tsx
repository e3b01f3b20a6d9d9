import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { wait } from '../../src/browser/clock';
import { windowWidth } from '../../src/browser/document-events';
import { isFocusNowhere } from '../../src/browser/focus';
import { requestElement } from '../../src/browser/element-requests';
import { BrowsePrompt } from '../../src/ui/browse-prompt';
import { useCopy } from '../../src/ui/copy-context';
import { useHost } from '../../src/ui/host';
import { Counted, ViewLink } from '../../src/ui/view-link';
import { views, type View } from '../../src/domain/shopper/view';
import { configAtom } from '../../src/state/config';
import { windowWidthAtom } from '../../src/state/page/screen';
import { shownViewAtom } from '../../src/state/page/shown-view';
import { activeYearAtom } from '../../src/state/page/dates';
import { isPlansExistsAtom } from '../../src/state/plans/plans';
import { plansAnswerAtom } from '../../src/state/plans/plans-answer';
import { useValue } from '../../src/state/react';
import { browseUrlAtom } from '../../src/state/page/routes';
import { browseRouteAtom, savedCountAtoms } from '../../src/state/saved-items/saved-counts';
import { goToView, joinAsNav, offeredViewsAtom, urlOfView } from '../../src/state/page/view';
import { WidgetFrame } from '../../src/widgets/widget-frame';
import { useByWidth } from '../../src/widgets/use-by-width';
import { useFocusStays } from '../../src/widgets/use-focus-stays';
import { useHasSwitched, ViewStatus } from '../../src/widgets/view-status';

export interface NavWidgetProps {
  headingLevel: number;
  withoutExtraHelp: boolean;
}

/**
 * Delay after which the heading of the view could have received focus, and the browser has detected that the focused
 * element is gone.
 */
const FOCUS_IS_LOST_MS = 100;

/**
 * Ref of the link to the current view, if there is one. The link receives focus if the view switch removed the focused
 * element, such as a tile.
 */
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

/** The prompt to browse plans shows the number of plans, so the link to plans does not (SHELL-05, SHELL-06). */
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
  useFocusStays(box); // a view may lose its element while its link has focus
  // Falls back to the first link, because the current view may have lost its element.
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

/** `hasAnswer`: whether the plans may add a sentence. */
function PlansPrompt({ hasAnswer }: { hasAnswer: boolean }): ReactNode {
  const t = useCopy('nav');
  const answer = useValue(plansAnswerAtom);
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
      answer={hasAnswer ? answer : null}
    />
  );
}

const EXTRA_HELP = 'shopper-profile-extra-help';

/** Extra Help is a separate element in the nav, too (SHELL-07). */
function ExtraHelp({ headingLevel, short }: { headingLevel: number; short: boolean }): ReactNode {
  useEffect(() => {
    requestElement(EXTRA_HELP);
  }, []);
  return <shopper-profile-extra-help heading-level={headingLevel} {...(short && { short })} />;
}

/** Width, in em, from which the nav is never a side column. */
const TOO_WIDE_FOR_A_SIDE = 40;

/** Whether the nav is above the views, not beside them: it has most of the width of the window, as on a phone. */
const isOnTopAt = (width: number, element: HTMLElement): boolean =>
  width >= TOO_WIDE_FOR_A_SIDE || element.getBoundingClientRect().width > windowWidth() / 2;

function NavView({ headingLevel, withoutExtraHelp }: NavWidgetProps): ReactNode {
  const t = useCopy('nav');
  const host = useHost();
  const shown = useValue(shownViewAtom);
  const box = useRef<HTMLDivElement>(null);
  const isOnTop = useByWidth(
    box,
    isOnTopAt,
    useValue(windowWidthAtom) < useValue(configAtom).breakpoints.desktop,
  );
  // Runs before the first paint, so that hidden views do not flash.
  useLayoutEffect(joinAsNav, []);
  // Sets the reserved height of the lists.
  useLayoutEffect(() => {
    for (const view of views) host.setState(view, view === shown);
  }, [host, shown]);
  return (
    <div className="nav" data-top={isOnTop || undefined} ref={box}>
      <ViewLinks box={box} />
      <ViewStatus textOf={(view) => t('nav.shown', { view: t(`nav.${view}`) })} />
      <PlansPrompt hasAnswer={shown === 'plans'} />
      {!withoutExtraHelp && <ExtraHelp headingLevel={headingLevel} short={isOnTop} />}
    </div>
  );
}

/**
 * The navigation, beside the views or above them: switches views and shows one at a time while it is on the page
 * (SHELL-02 … SHELL-07).
 */
export function NavWidget(props: NavWidgetProps): ReactNode {
  return (
    <WidgetFrame>
      <NavView {...props} />
    </WidgetFrame>
  );
}
