import { memo, useRef, type ComponentType, type ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { loadableCountOf } from '../../src/domain/plans/compare';
import { isPrivateFeeForService, type PlanOrder } from '../../src/domain/plans/plan';
import { Heading } from '../../src/ui/heading';
import { Link } from '../../src/ui/link';
import type { Retry } from '../../src/ui/missing-details';
import type { CardPanel, CardPanels, PlanCardProps } from './plan-card-props';
import { eligibilityAtom, subsidyPercentAtom } from '../../src/state/shopper/extra-help';
import type { PlanCardModel, PlanList } from '../../src/state/plans/plans';
import type { OrderOfPlans } from '../../src/state/plans/plan-order';
import { dentalPlanIdsAtom } from '../../src/state/plans/plan-fragments';
import { quietActionsAtom } from '../../src/state/applications/quiet-actions';
import { savedDrugsAtom, savedProvidersAtom } from '../../src/state/saved-items/saved-items';
import { useValue } from '../../src/state/react';
import { wasSignedOutAtom } from '../../src/state/shopper/signed-out';
import type { PlanUrls } from '../../src/widgets/use-plan-urls';
import type { ListOptions } from './use-list-options';

/** Open panels, by card. */
export type OpenPanels = ReadonlyMap<string, readonly CardPanel[]>;

const noPanels: readonly never[] = [];

export interface PlanGroupProps extends Retry {
  list: PlanList;
  /** Number of cards to render so far. */
  shownCount: number;
  /** Component that renders a plan. */
  Card: ComponentType<PlanCardProps>;
  headingLevel: number;
  urls: PlanUrls;
  openPanels: OpenPanels;
  panels: CardPanels;
  options: ListOptions;
  onSay(message: string): void;
  /** The order that the control shows. No value: saved order, and no control. */
  order: OrderOfPlans | null;
  /** The order of the cards, which follows the control. */
  shownOrder: OrderOfPlans | null;
  /** Whether no other list has an order control. */
  isOnlyControl: boolean;
  onOrderChange(orderBy: PlanOrder): void;
  onTogglePanel(cardKey: string, panel: CardPanel): void;
  onSeePrices(cardKey: string): void;
  onEnroll: PlanCardProps['onEnroll'];
  onRemove: PlanCardProps['onRemove'];
  /** Whether a notice above the lists offers to try again. */
  hasNotice: boolean;
  /** Whether the button above the lists leads: it adds drugs, so that the shopper sees what each plan covers. */
  areActionsQuiet: boolean;
}

/** Placeholder for the cost of a year while its file loads. */
const YearCostRoom = (): ReactNode => <div className="card-row" data-row="year-cost" />;

/** Placeholder for the checkbox that chooses a plan. */
const ChoiceRoom = (): ReactNode => <p className="compare-choice" />;

const noPremiums: readonly never[] = [];
const bothPanels = ['drugs', 'doctors'] as const;
const drugsAlone = ['drugs'] as const;

/** A list of cards with its compare link (PLANS-08 … PLANS-14). */
export const PlanGroup = memo(function PlanGroup(props: PlanGroupProps): ReactNode {
  const {
    list,
    shownCount,
    Card,
    headingLevel,
    urls,
    openPanels,
    panels,
    options: { files, hasYearCost, orderBy, hasChoice, choice },
    order,
    shownOrder,
    onTogglePanel,
    onSeePrices,
    onEnroll,
    onRemove,
    hasNotice,
    hasRetried,
    onRetry,
  } = props;
  const t = useCopy('plans');
  const subsidyPercent = useValue(subsidyPercentAtom);
  const subsidisedPremiums = useValue(eligibilityAtom)?.subsidisedPremiums ?? noPremiums;
  const drugs = useValue(savedDrugsAtom);
  const providers = useValue(savedProvidersAtom);
  const dentalPlanIds = useValue(dentalPlanIdsAtom);
  const wasSignedOut = useValue(wasSignedOutAtom);
  const quietActions = useValue(quietActionsAtom);
  const cards = useRef<HTMLUListElement>(null);
  const name = t(`plans.group.${list.group}`);
  const rankOf = ({ cardKey }: PlanCardModel): number | undefined => shownOrder?.rankOf.get(cardKey);
  const shown = list.plans.filter((card, index) => (rankOf(card) ?? index) < shownCount);
  const loadable = loadableCountOf(list.comparable);
  // Why a card has no Compare, or the list no link (PLANS-10, PLANS-12).
  const hasFeeForService =
    list.group !== 'PDP' &&
    list.plans.filter(({ detail }) => detail !== null).length > 1 &&
    list.plans.some(({ planName }) => isPrivateFeeForService(planName));
  const compareLink = {
    route: 'planCompare',
    isPrefetched: true,
    url: urls.compare(list),
    className: 'text-button',
    label: t('plans.compareGroup', { group: name }),
    children: t('plans.compare'),
  };
  return (
    <section aria-label={name} className="group">
      <div className="group-head">
        <Heading level={headingLevel} className="group-title">
          {name}
        </Heading>
        {orderBy !== null &&
          list.plans.length > 1 &&
          list.plans.some(({ detail }) => detail !== null) &&
          (files && order ? (
            <files.OrderControl
              orderBy={order.orderBy}
              group={props.isOnlyControl ? undefined : name}
              onChange={props.onOrderChange}
            />
          ) : (
            <p className="order" />
          ))}
        {list.comparable.length > 1 &&
          (choice ? (
            <choice.CompareLink {...compareLink} loadable={loadable} />
          ) : (
            loadable > 0 && <Link {...compareLink} />
          ))}
      </div>
      <ul className="cards" ref={cards}>
        {shown.map((card, index) => (
          // A card that has come while the others move keeps its place until they have moved.
          <li
            key={card.cardKey}
            data-card={card.cardKey}
            data-rank={shownOrder ? (rankOf(card) ?? index) : undefined}
          >
            <Card
              {...card}
              YearCost={hasYearCost ? (files?.YearCostLine ?? YearCostRoom) : undefined}
              Choice={
                hasChoice && loadable > 1 && list.comparable.includes(card)
                  ? (choice?.CompareBox ?? ChoiceRoom)
                  : undefined
              }
              onSay={props.onSay}
              panelNames={card.hasDoctors ? bothPanels : drugsAlone}
              subsidyPercent={subsidyPercent}
              subsidisedPremiums={subsidisedPremiums}
              drugs={drugs}
              providers={providers}
              dentalPlanIds={dentalPlanIds}
              wasSignedOut={wasSignedOut}
              headingLevel={headingLevel + 1}
              detailsUrl={urls.details(card.plan)}
              isPrefetched={!card.isSuppressed}
              openPanels={openPanels.get(card.cardKey) ?? noPanels}
              panels={panels}
              onTogglePanel={onTogglePanel}
              onSeePrices={onSeePrices}
              isActionQuiet={props.areActionsQuiet || quietActions.has(card.cardKey)}
              onEnroll={onEnroll}
              onRemove={onRemove}
              hasNotice={hasNotice}
              hasRetried={hasRetried}
              onRetry={onRetry}
            />
          </li>
        ))}
      </ul>
      {files && <files.CardOrder list={cards} />}
      {hasFeeForService && <p className="fact-note group-note">{t('plans.notCompared')}</p>}
    </section>
  );
});
