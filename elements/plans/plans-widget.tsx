import { useCallback, useDeferredValue, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { onPagePress } from '../../src/browser/document-events';
import type { CardPanel } from './plan-card';
import { useCopy } from '../../src/ui/copy-context';
import { Heading } from '../../src/ui/heading';
import { NotOpened } from '../../src/ui/not-opened';
import { FailedPlans, PlansSkeleton } from './plans-states';
import type { EnrollmentAction } from '../../src/domain/enrollment/enrolling';
import { activeYearAtom } from '../../src/state/page/dates';
import { cardColumnsAtom } from '../../src/state/page/screen';
import { isPlansLoadedAtom, isProfileFailedAtom } from '../../src/state/profile/profile';
import { reloadPlans } from '../../src/state/load/load-flow';
import { switchYear } from '../../src/state/plans/reload-plans';
import { planListsAtom, shownPlansAtom, type PlanOnCard } from '../../src/state/plans/plans';
import { useValue } from '../../src/state/react';
import { mayAtom } from '../../src/state/shopper/shopper';
import { rememberedPlanCount } from '../../src/state/profile/profile-copy';
import { useItemRemoval, type RemovalEvents } from '../../src/widgets/use-item-removal';
import { useOnDemand } from '../../src/widgets/use-on-demand';
import { WidgetFrame } from '../../src/widgets/widget-frame';
import { cardOf } from './card-of';
import { NoPlans } from './no-plans';
import { PlanSummary } from './plan-summary';
import { PlanGroup, type OpenPanel } from './plan-group';
import { useGrowingCount } from './use-growing-count';
import { usePlanPopups } from './use-plan-popups';
import { usePlanUrls } from '../../src/widgets/use-plan-urls';
import { YearToggle } from './year-toggle';

export interface PlansWidgetProps extends RemovalEvents<'plan'> {
  headingLevel: number;
  onYearChange(detail: { year: number }): boolean;
}

const EXPECTED_CARDS = 2;
const MOST_LOADING_CARDS = 6;
const MANY_CARDS = 40;

const loadPanels = () => import('./card-panels');

const missingPanels = { doctors: NotOpened, drugs: NotOpened };

/** The open panel; a click outside every card and popup closes it (PLANS-35, POP-19). */
function useOpenPanel(): [OpenPanel | null, (cardKey: string, panel: CardPanel) => void] {
  const [openPanel, setOpenPanel] = useState<OpenPanel | null>(null);
  const isOpen = openPanel !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    return onPagePress((path) => {
      if (!path.some((target) => target instanceof Element && target.matches('.card,dialog')))
        setOpenPanel(null);
    });
  }, [isOpen]);
  const toggle = useCallback((cardKey: string, panel: CardPanel) => {
    setOpenPanel((before) =>
      before?.cardKey === cardKey && before.panel === panel ? null : { cardKey, panel },
    );
  }, []);
  return [openPanel, toggle];
}

interface PlanGroupsProps {
  headingLevel: number;
  onSeePrices(key: string): void;
  onEnroll(key: string, action: EnrollmentAction): void;
  onRemove(key: string): void;
  onRetry(): void;
}

function PlanGroups({ onEnroll, onRemove, ...props }: PlanGroupsProps): ReactNode {
  const lists = useValue(planListsAtom);
  const urls = usePlanUrls();
  const mayEnroll = useValue(mayAtom('enroll'));
  const mayRemove = useValue(mayAtom('removeItems'));
  const [openPanel, togglePanel] = useOpenPanel();
  const [failedPanel, setFailedPanel] = useState<OpenPanel | null>(null);
  const hasFailed = openPanel !== null && openPanel === failedPanel;
  const files = useOnDemand(openPanel !== null && !hasFailed, loadPanels, () => {
    setFailedPanel(openPanel);
  });
  const shown = useGrowingCount(lists.reduce((sum, { plans }) => sum + plans.length, 0));
  return lists.map((list, index) => {
    const above = lists.slice(0, index).reduce((sum, { plans }) => sum + plans.length, 0);
    const shownCount = Math.min(shown - above, list.plans.length);
    if (shownCount <= 0) return null;
    return (
      <PlanGroup
        key={list.group}
        list={list}
        shownCount={shownCount}
        {...props}
        urls={urls}
        panels={files ?? (hasFailed ? missingPanels : null)}
        openPanel={
          openPanel && list.plans.some(({ cardKey }) => cardKey === openPanel.cardKey) ? openPanel : null
        }
        onTogglePanel={togglePanel}
        onEnroll={mayEnroll ? onEnroll : undefined}
        onRemove={mayRemove ? onRemove : undefined}
      />
    );
  });
}

/** Becomes and stays true. */
function useOnce(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue || isTrue;
}

function PlansView(props: PlansWidgetProps): ReactNode {
  const { headingLevel } = props;
  const t = useCopy();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoadedNow = useValue(isPlansLoadedAtom);
  // Deferred, so that many cards are rendered in slices behind the loading ones; those show at once.
  const isLoaded = useDeferredValue(isLoadedNow, false) && isLoadedNow;
  const hasFailed = useValue(isProfileFailedAtom);
  const shownPlans = useValue(shownPlansAtom);
  const activeYear = useValue(activeYearAtom);
  const columns = useValue(cardColumnsAtom);
  const removal = useItemRemoval('plan', heading, props, (card: PlanOnCard) => <PlanSummary card={card} />);
  const { say, ask } = removal;
  const sayMissing = useCallback(() => {
    say(t('common.popupFailed'), true);
  }, [say, t]);
  const popups = usePlanPopups(sayMissing);
  const isReady = isLoaded && !hasFailed;
  const hasBeenReady = useOnce(isReady);
  const isEmpty = isReady && shownPlans.length === 0;

  const changeYear = (year: number): void => {
    removal.forgetMessage();
    props.onYearChange({ year });
    void switchYear(year);
  };

  // The button that was pressed goes away with what it stands in.
  const tryAgain = useCallback(() => {
    heading.current?.focus();
    void reloadPlans();
  }, []);

  const askToRemove = useCallback(
    (key: string) => {
      const card = cardOf(key);
      if (card) ask(key, card);
    },
    [ask],
  );

  const loaded = isReady ? t('plans.loaded', { count: shownPlans.length, year: activeYear }) : '';
  return (
    <section
      className="plans"
      data-columns={columns}
      data-many={shownPlans.length > MANY_CARDS || undefined}
      aria-labelledby={`${id}heading`}
      aria-busy={!isLoaded}
    >
      <Heading level={headingLevel} id={`${id}heading`} className="title" ref={heading}>
        {t('plans.heading')}
      </Heading>
      <p role="status" className={removal.isProblem ? 'error-text' : 'visually-hidden'}>
        {removal.message || (isLoaded ? loaded : t('plans.loading'))}
      </p>
      {removal.undo}
      {removal.popup}
      {popups.popups}
      {hasBeenReady && <YearToggle onSwitch={changeYear} />}
      {!isLoaded && (
        <PlansSkeleton
          count={Math.min(rememberedPlanCount(activeYear) ?? EXPECTED_CARDS, MOST_LOADING_CARDS)}
        />
      )}
      {isLoaded && hasFailed && <FailedPlans headingLevel={headingLevel + 1} onRetry={tryAgain} />}
      {isEmpty && <NoPlans headingLevel={headingLevel + 1} />}
      {isReady && (
        <PlanGroups
          headingLevel={headingLevel + 1}
          onSeePrices={popups.showPrices}
          onEnroll={popups.enroll}
          onRemove={askToRemove}
          onRetry={tryAgain}
        />
      )}
    </section>
  );
}

/** Saved plans of the active year: toggle, lists, cards, and what stands there while there are none. */
export function PlansWidget(props: PlansWidgetProps): ReactNode {
  return (
    <WidgetFrame view="plans">
      <PlansView {...props} />
    </WidgetFrame>
  );
}
