import { useCallback, useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import { onPagePress } from '../../src/browser/document-events';
import { formatPlanId, type PlanOrder } from '../../src/domain/plans/plan';
import { PlanCard } from './plan-card';
import type { CardPanel, PlanCardProps } from './plan-card-props';
import { useCopy } from '../../src/ui/copy-context';
import { Note } from '../../src/ui/note';
import type { Retry } from '../../src/ui/missing-details';
import { markFirstCardsShown } from '../../src/browser/first-cards';
import type { EnrollmentAction } from '../../src/domain/enrollment/enrolling';
import { activeYearAtom } from '../../src/state/page/dates';
import { cardColumnsAtom } from '../../src/state/page/screen';
import { isPlansLoadedAtom } from '../../src/state/profile/profile-state';
import { switchYear } from '../../src/state/actions/reload-plans';
import {
  planListsAtom,
  shownPlansAtom,
  type PlanList,
  type PlanCardModel,
} from '../../src/state/plans/plans';
import { areSavedPlansKnownAtom } from '../../src/state/plans/saved-supplements';
import type { OrderOfPlans } from '../../src/state/plans/plan-order';
import { useValue } from '../../src/state/react';
import { atom } from '../../src/state/store';
import { mayAtom } from '../../src/state/shopper/shopper';
import { rememberedPlanCount } from '../../src/state/plans/plans-copy';
import { SavedList, useSavedListStatus } from '../../src/widgets/saved-list';
import { useItemRemoval, type RemovalEvents } from '../../src/widgets/use-item-removal';
import { useLocale } from '../../src/widgets/element-frame';
import { useOnDemand } from '../../src/widgets/use-on-demand';
import { WidgetFrame } from '../../src/widgets/widget-frame';
import { cardPanels } from './card-panels';
import { ListNotes, WithoutExtraHelpNote } from './list-notes';
import { LoadingPlans } from './loading-plans';
import { isAnyPlanMissingAtom, MissingPlans, missingOf } from './missing-plans';
import { NoPlans } from './no-plans';
import { PlanSummary } from '../../src/widgets/plan-summary';
import { PlanGroup, type OpenPanels } from './plan-group';
import { NoDrugsSpace, OverviewSpace, useOverview } from './overview-space';
import { PrintedNote, usePrintedPanels } from './printed-plans';
import { useGrowingCount } from './use-growing-count';
import { useListOptions, type ListOptions, type ListOptionsProps } from './use-list-options';
import { cardModelOf, usePlanPopups } from './use-plan-popups';
import { useCardsAbove } from '../../src/widgets/use-cards-above';
import { usePlanUrls } from '../../src/widgets/use-plan-urls';
import { useOnce } from '../../src/widgets/use-once';
import { useRetry } from '../../src/widgets/use-retry';
import { YearToggle } from './year-toggle';

export interface PlansWidgetProps extends RemovalEvents<'plan'>, ListOptionsProps {
  headingLevel: number;
  onOrderChange(detail: { orderBy: PlanOrder }): boolean;
  onYearChange(detail: { year: number }): boolean;
}

const EXPECTED_CARDS = 2;
const MOST_LOADING_CARDS = 6;

const loadSupplementCard = () => import('./supplement-card');

const noPanels: OpenPanels = new Map();

/**
 * Open panels. Each opens and closes independently; a click outside all cards and popups closes all (PLANS-35, POP-19,
 * contract §7).
 */
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

/** Placeholder while the card's file loads. */
const LoadingPlanCard = (props: PlanCardProps): ReactNode => <PlanCard {...props} detail={undefined} />;

/** Placeholder if the card's file could not be loaded. */
const MissingPlanCard = (props: PlanCardProps): ReactNode => <PlanCard {...props} detail={null} />;

/** Card components by list. The card of supplements loads on demand, because most shoppers have no supplement. */
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

const savedOrderAtom = atom(null);

/**
 * The order in which the cards show, with the number of choices that led to it. The cards move after the control has
 * shown the new choice, because moving many cards takes long on a slow phone. Other changes show immediately.
 */
function useCardMoves(order: OrderOfPlans | null, choices: number) {
  const last = useDeferredValue(order);
  const lastChoices = useDeferredValue(choices);
  const isMoving = order !== null && last !== null && last.orderBy !== order.orderBy;
  return isMoving ? { order: last, choices: lastChoices } : { order, choices };
}

interface PlanGroupsProps extends Retry {
  headingLevel: number;
  options: ListOptions;
  onSay(message: string): void;
  onOrderChange: PlansWidgetProps['onOrderChange'];
  onSeePrices(key: string): void;
  onEnroll(key: string, action: EnrollmentAction): void;
  onRemove(key: string): void;
}

function PlanGroups({ onEnroll, onRemove, onRetry, ...props }: PlanGroupsProps): ReactNode {
  const lists = useValue(planListsAtom);
  const { files, orderBy } = props.options;
  const order = useValue(files ? files.planOrderAtoms[orderBy ?? 'none'] : savedOrderAtom);
  const [choices, setChoices] = useState(0);
  const moves = useCardMoves(order, choices);
  const { onOrderChange } = props;
  const changeOrder = useCallback(
    (chosen: PlanOrder) => {
      setChoices((count) => count + 1);
      onOrderChange({ orderBy: chosen });
    },
    [onOrderChange],
  );
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
  const cards = lists.flatMap(({ plans }) => plans);
  const total = cards.length;
  const missing = missingOf(cards);
  const growing = useGrowingCount(total);
  const shown = printedPanels ? total : growing;
  const overview = useOverview(lists);
  const isDrugsNext = props.options.hasYearCost && overview?.is === 'noDrugs';
  const hasSeveralLists = lists.filter(({ plans }) => plans.length > 1).length > 1;
  const groups = lists.map((list, index) => {
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
        order={order}
        shownOrder={moves.order}
        isOnlyControl={!hasSeveralLists}
        onOrderChange={changeOrder}
        hasNotice={missing.length > 0}
        areActionsQuiet={isDrugsNext}
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
  return (
    <>
      {files && moves.order && <files.OrderStatus order={moves.order} choices={moves.choices} />}
      {missing.length > 0 && (
        <MissingPlans
          missing={missing}
          areAll={missing.length === total}
          headingLevel={props.headingLevel}
          hasRetried={props.hasRetried}
          onRetry={tryAgain}
        />
      )}
      {props.options.hasYearCost && files && <files.PlansAnswer lists={lists} />}
      {props.options.hasYearCost &&
        overview?.is === 'plans' &&
        (files ? (
          <files.PlansOverview {...overview} headingLevel={props.headingLevel} />
        ) : (
          <OverviewSpace {...overview} />
        ))}
      {isDrugsNext && <NoDrugsSpace planCount={total} headingLevel={props.headingLevel} />}
      <WithoutExtraHelpNote lists={lists} />
      {groups}
      {shown >= total && <ListNotes lists={lists} options={props.options} />}
    </>
  );
}

function PlansView(props: PlansWidgetProps): ReactNode {
  const { headingLevel } = props;
  const t = useCopy('plans', 'plan-card', 'common');
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoadedNow = useValue(isPlansLoadedAtom);
  // Deferred, so that many cards render in slices behind the placeholders, which show immediately.
  const areCardsLoaded = useDeferredValue(isLoadedNow, false) && isLoadedNow;
  const shownPlans = useValue(shownPlansAtom);
  const activeYear = useValue(activeYearAtom);
  const columns = useValue(cardColumnsAtom);
  const removal = useItemRemoval('plan', heading, props, (card: PlanCardModel) => (
    <PlanSummary card={card} />
  ));
  const { ask } = removal;
  const popups = usePlanPopups();
  // Benefits come in English. Which ones show in English is unknown until the cards have loaded.
  const isOtherLanguage = useLocale() !== 'en';
  // Cards show before the list is complete. Statements about all plans wait for the complete list.
  const areAllKnown = useValue(areSavedPlansKnownAtom);
  const options = useListOptions(props);
  const isLoaded = areCardsLoaded && !options.isAwaited && (areAllKnown || shownPlans.length > 0);
  const status = useSavedListStatus(isLoaded, shownPlans.length);
  const { isReady, isEmpty } = status;
  const hasBeenReady = useOnce(isReady);
  useCardsAbove(hasBeenReady);
  useEffect(() => {
    if (isLoaded) markFirstCardsShown(isReady && !isEmpty);
  }, [isLoaded, isReady, isEmpty]);

  const changeYear = (year: number): void => {
    removal.forgetMessage();
    props.onYearChange({ year });
    void switchYear(year);
  };

  const retry = useRetry(heading);
  const hasFailedAgain = useValue(isAnyPlanMissingAtom) && retry.hasRetried;
  const loaded = t('plans.loaded', { count: shownPlans.length, year: activeYear });

  const askToRemove = useCallback(
    (key: string) => {
      const card = cardModelOf(key);
      if (card)
        ask(key, card, card.planName ?? t('plan.unnamed', { planId: formatPlanId(card.plan.planId) }));
    },
    [ask, t],
  );

  return (
    <SavedList
      status={status}
      removal={removal}
      className="plans"
      data={{
        'data-columns': columns,
        'data-year-cost': options.hasYearCost || undefined,
      }}
      look="empty"
      headingLevel={headingLevel}
      heading={t('plans.heading')}
      headingRef={heading}
      words={{
        loading: t('plans.loading'),
        loaded: hasFailedAgain ? `${t('common.triedAgain')} ${loaded}` : loaded,
      }}
      isCountKnown={isLoaded && areAllKnown}
      failure={{ heading: t('plans.error.heading'), text: t('plans.error.text') }}
      lead={
        <>
          <PrintedNote />
          {removal.undo}
          {(hasBeenReady || !isLoaded) && <YearToggle isPlaceholder={!hasBeenReady} onSwitch={changeYear} />}
        </>
      }
      skeleton={
        <LoadingPlans
          count={Math.min(rememberedPlanCount(activeYear) ?? EXPECTED_CARDS, MOST_LOADING_CARDS)}
          hasOrder={options.orderBy !== null}
        />
      }
      empty={<NoPlans headingLevel={headingLevel + 1} />}
      popups={popups.popups}
    >
      {isOtherLanguage && <Note meaning="information">{t('plans.inEnglish')}</Note>}
      <PlanGroups
        headingLevel={headingLevel + 1}
        options={options}
        onSay={removal.say}
        onOrderChange={props.onOrderChange}
        onSeePrices={popups.showPrices}
        onEnroll={popups.enroll}
        onRemove={askToRemove}
        {...retry}
      />
    </SavedList>
  );
}

/** Saved plans of the active year: year toggle, lists, cards, and the content that replaces an empty list. */
export function PlansWidget(props: PlansWidgetProps): ReactNode {
  return (
    <WidgetFrame view="plans">
      <PlansView {...props} />
    </WidgetFrame>
  );
}
