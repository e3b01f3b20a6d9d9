import {
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { onPagePress } from '../../src/browser/document-events';
import { formatPlanId } from '../../src/domain/plans/plan';
import { PlanCard, type CardPanel } from './plan-card';
import { useCopy } from '../../src/ui/copy-context';
import { Heading } from '../../src/ui/heading';
import { useHost } from '../../src/ui/host';
import { PlansSkeleton } from '../../src/ui/plans-skeleton';
import { FailedPlans, LoadingPlanCard, MissingPlanCard } from './plans-states';
import { showFirstCards } from '../../src/browser/first-cards';
import type { EnrollmentAction } from '../../src/domain/enrollment/enrolling';
import { activeYearAtom } from '../../src/state/page/dates';
import { cardColumnsAtom } from '../../src/state/page/screen';
import { isPlansLoadedAtom, isProfileFailedAtom } from '../../src/state/profile/profile';
import { reloadPlans } from '../../src/state/load/load-flow';
import { switchYear } from '../../src/state/actions/reload-plans';
import { planListsAtom, shownPlansAtom, type PlanList, type PlanOnCard } from '../../src/state/plans/plans';
import { areSavedPlansKnownAtom } from '../../src/state/plans/saved-supplements';
import { topPlanAtom } from '../../src/state/plans/recommendation';
import { useValue } from '../../src/state/react';
import { mayAtom } from '../../src/state/shopper/shopper';
import { rememberedPlanCount } from '../../src/state/plans/plans-copy';
import { useItemRemoval, type RemovalEvents } from '../../src/widgets/use-item-removal';
import { useLoadedText } from '../../src/widgets/use-loaded-text';
import { useOnDemand } from '../../src/widgets/use-on-demand';
import { WidgetFrame } from '../../src/widgets/widget-frame';
import { cardOf } from './card-of';
import { cardPanels } from './card-panels';
import { NoPlans } from './no-plans';
import { PlanSummary } from './plan-summary';
import { PlanGroup, type OpenPanels } from './plan-group';
import { PrintedNote, usePrintedPanels } from './printed-plans';
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

const loadSupplementCard = () => import('./supplement-card');

const noPanels: OpenPanels = new Map();

/** Each opens and closes by itself; a click outside every card and popup closes all (PLANS-35, POP-19, contract §7). */
function useOpenPanels(): [OpenPanels, (cardKey: string, panel: CardPanel) => void] {
  const [openPanels, setOpenPanels] = useState(noPanels);
  const isAnyOpen = openPanels.size > 0;
  useEffect(() => {
    if (!isAnyOpen) return undefined;
    return onPagePress((path) => {
      if (!path.some((target) => target instanceof Element && target.matches('.card,dialog')))
        setOpenPanels(noPanels);
    });
  }, [isAnyOpen]);
  const toggle = useCallback((cardKey: string, panel: CardPanel) => {
    setOpenPanels((before) => {
      const ofCard = before.get(cardKey) ?? [];
      const left = ofCard.filter((open) => open !== panel);
      const after = new Map(before).set(cardKey, left.length < ofCard.length ? left : [...ofCard, panel]);
      if (after.get(cardKey)?.length === 0) after.delete(cardKey);
      return after;
    });
  }, []);
  return [openPanels, toggle];
}

/** What shows a plan of each list; most shoppers have no supplement, whose card comes when it is needed. */
function useCards(hasSupplements: boolean) {
  const [isMissing, setMissing] = useState(false);
  const files = useOnDemand(hasSupplements && !isMissing, loadSupplementCard, () => {
    setMissing(true);
  });
  const SupplementCard = files?.SupplementCard ?? (isMissing ? MissingPlanCard : LoadingPlanCard);
  return {
    cardOf: (group: PlanList['group']) => (group === 'MS' ? SupplementCard : PlanCard),
    askAgain: useCallback(() => {
      setMissing(false);
    }, []),
  };
}

interface PlanGroupsProps {
  headingLevel: number;
  onSeePrices(key: string): void;
  onEnroll(key: string, action: EnrollmentAction): void;
  onRemove(key: string): void;
  onRetry(): void;
}

function PlanGroups({ onEnroll, onRemove, onRetry, ...props }: PlanGroupsProps): ReactNode {
  const lists = useValue(planListsAtom);
  const urls = usePlanUrls();
  const mayEnroll = useValue(mayAtom('enroll'));
  const mayRemove = useValue(mayAtom('removeItems'));
  const [openOnScreen, togglePanel] = useOpenPanels();
  const printedPanels = usePrintedPanels(lists);
  const openPanels = printedPanels ?? openOnScreen;
  const { cardOf: cardOfGroup, askAgain } = useCards(lists.some(({ group }) => group === 'MS'));
  const tryAgain = useCallback(() => {
    askAgain();
    onRetry();
  }, [askAgain, onRetry]);
  const total = lists.reduce((sum, { plans }) => sum + plans.length, 0);
  const growing = useGrowingCount(total);
  const shown = printedPanels ? total : growing;
  return lists.map((list, index) => {
    const above = lists.slice(0, index).reduce((sum, { plans }) => sum + plans.length, 0);
    const shownCount = Math.min(shown - above, list.plans.length);
    if (shownCount <= 0) return null;
    return (
      <PlanGroup
        key={list.group}
        list={list}
        shownCount={shownCount}
        Card={cardOfGroup(list.group)}
        {...props}
        onRetry={tryAgain}
        urls={urls}
        panels={cardPanels}
        openPanels={list.plans.some(({ cardKey }) => openPanels.has(cardKey)) ? openPanels : noPanels}
        onTogglePanel={togglePanel}
        onEnroll={mayEnroll ? onEnroll : undefined}
        onRemove={mayRemove ? onRemove : undefined}
      />
    );
  });
}

/** Tells style sheets that the card of a recommended plan is going to stand above. */
function useRecommended(): void {
  const host = useHost();
  const isRecommended = useValue(topPlanAtom) !== undefined;
  useLayoutEffect(() => {
    host.setState('recommended', isRecommended);
  }, [host, isRecommended]);
}

/** Becomes and stays true. */
function useOnce(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue || isTrue;
}

function PlansView(props: PlansWidgetProps): ReactNode {
  const { headingLevel } = props;
  const t = useCopy('plans', 'plan-card');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoadedNow = useValue(isPlansLoadedAtom);
  // Deferred, so that many cards are rendered in slices behind the loading ones; those show at once.
  const areCardsLoaded = useDeferredValue(isLoadedNow, false) && isLoadedNow;
  const hasFailed = useValue(isProfileFailedAtom);
  const shownPlans = useValue(shownPlansAtom);
  const activeYear = useValue(activeYearAtom);
  const columns = useValue(cardColumnsAtom);
  const removal = useItemRemoval('plan', heading, props, (card: PlanOnCard) => <PlanSummary card={card} />);
  const { ask } = removal;
  const popups = usePlanPopups();
  useRecommended();
  // Cards show before it is known whether there are more; what is said of all of them waits for that.
  const areAllKnown = useValue(areSavedPlansKnownAtom);
  const isLoaded = areCardsLoaded && (areAllKnown || shownPlans.length > 0);
  const isReady = isLoaded && !hasFailed;
  const hasBeenReady = useOnce(isReady);
  const isEmpty = isReady && shownPlans.length === 0;
  useEffect(() => {
    if (isLoaded) showFirstCards(isReady && !isEmpty);
  }, [isLoaded, isReady, isEmpty]);

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
      if (card)
        ask(key, card, card.planName ?? t('plan.unnamed', { planId: formatPlanId(card.plan.planId) }));
    },
    [ask, t],
  );

  const loaded = useLoadedText(isReady, shownPlans.length, () =>
    t('plans.loaded', { count: shownPlans.length, year: activeYear }),
  );
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
        {removal.message || (isLoaded && areAllKnown ? loaded : t('plans.loading'))}
      </p>
      <PrintedNote />
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
