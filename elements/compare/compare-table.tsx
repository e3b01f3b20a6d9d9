import { useDeferredValue, useId, useMemo, useState, type ReactNode } from 'react';
import type { EnrollmentAction } from '../../src/domain/enrollment/enrolling';
import {
  compareRowsOf,
  coveredCountsOf,
  sameItemsOf,
  type CompareRow,
  type CompareTopic,
} from '../../src/domain/plans/compare-rows';
import { formatPlanId } from '../../src/domain/plans/plan';
import type { PlanDetail } from '../../src/domain/plans/plan-detail';
import { quietActionsAtom } from '../../src/state/applications/quiet-actions';
import type { PlanCardModel } from '../../src/state/plans/plans';
import { useValue } from '../../src/state/react';
import { atom } from '../../src/state/store';
import { useCopy } from '../../src/ui/copy-context';
import { ARROW, CROSS, Drawing, EXCLAMATION, TICK } from '../../src/ui/drawing';
import { Link } from '../../src/ui/link';
import { PlanControls, StatusTag, useEnrollAction } from '../../src/ui/plan-card-frame';
import { PlanName } from '../../src/ui/plan-name';
import { usePrivate } from '../../src/ui/privacy';
import { detailsRouteOf, usePlanUrls } from '../../src/widgets/use-plan-urls';
import { CompareText, Note } from './compare-value';
import { compareContextAtom, itemNamesAtom, type Comparison } from './compare.state';

export interface PlanActions {
  nameOf(card: PlanCardModel): string;
  /** No value: this shopper may not enroll. */
  onEnroll: ((card: PlanCardModel, action: EnrollmentAction) => void) | undefined;
  /** No value: this shopper may not remove plans. */
  onRemove: ((card: PlanCardModel) => void) | undefined;
}

export type LoadedPlan = PlanCardModel & { detail: PlanDetail };

interface CompareTableProps extends PlanActions {
  group: Comparison['group'];
  plans: readonly LoadedPlan[];
}

/**
 * The default roles of these tags. In a narrow element each row is a block, and some browsers drop the roles of tables
 * that are not displayed as tables.
 */
const roles = {
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnHead: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
} as const;

/** Names the plan of a cell in a narrow element. Screen readers announce the column header in any case. */
function CellPlan({ index }: { index: number }): ReactNode {
  const t = useCopy('compare');
  return (
    <span className="cell-plan" aria-hidden="true">
      {t('compare.plan', { number: index + 1 })}
    </span>
  );
}

function TopicName({ topic }: { topic: CompareTopic }): ReactNode {
  const t = useCopy('compare', 'plan-card');
  const names = useValue(itemNamesAtom);
  switch (topic.is) {
    case 'yearCost':
    case 'pharmacy':
      return t(`compare.${topic.is}`);
    case 'premium':
      return t('plan.premium');
    case 'outOfPocketMaximum':
      return t('plan.benefit.outOfPocketMaximum');
    case 'drugDeductible':
      return t('plan.benefit.partDDeductible');
    case 'drug':
    case 'doctor':
      return names[topic.is][topic.index];
    case 'benefit':
      return <span lang="en">{topic.name}</span>;
  }
}

/** The parts of the table, in the order in which they show. */
const PARTS = ['costs', 'drugs', 'network', 'benefits'] as const;

type Part = (typeof PARTS)[number];

function partOf({ topic }: CompareRow): Part {
  switch (topic.is) {
    case 'drug':
      return 'drugs';
    case 'doctor':
    case 'pharmacy':
      return 'network';
    case 'benefit':
      return 'benefits';
    default:
      return 'costs';
  }
}

function Row({ row: { topic, values } }: { row: CompareRow }): ReactNode {
  const t = useCopy('plan-card');
  const secret = usePrivate();
  return (
    <tr {...roles.row}>
      <th {...roles.rowHead} {...('index' in topic && secret)}>
        <TopicName topic={topic} />
        {'help' in topic && topic.help !== undefined && <Note>{t('plan.extraHelp.notIncluded')}</Note>}
      </th>
      {values.map((value, index) => (
        <td key={index} {...roles.cell}>
          <CellPlan index={index} />{' '}
          <span className="cell-value">
            <CompareText value={value} others={values} />
          </span>
        </td>
      ))}
    </tr>
  );
}

interface PartsProps {
  rows: readonly CompareRow[];
  /** Number of columns. */
  plans: number;
  /**
   * All rows of the table. With them, the titles of drugs and doctors state how many of all each plan covers, and the
   * folded ones are named.
   */
  counted?: readonly CompareRow[];
  /** Id of the first part. */
  id?: string;
}

/** The same signs as on the cards. */
const signs = { all: TICK, some: EXCLAMATION, none: CROSS };

function signNameOf(covered: number, total: number): keyof typeof signs {
  if (covered === total) return 'all';
  return covered === 0 ? 'none' : 'some';
}

/** The items that a part counts. */
const countedIn = (part: Part): 'drug' | 'doctor' | undefined =>
  part === 'drugs' ? 'drug' : part === 'network' ? 'doctor' : undefined;

/** The title of a part, and how many drugs or doctors of all rows each plan covers. */
function PartTitle({
  part,
  plans,
  counted = [],
}: Omit<PartsProps, 'rows' | 'id'> & { part: Part }): ReactNode {
  const t = useCopy('compare');
  const is = countedIn(part);
  const total = counted.filter(({ topic }) => topic.is === is).length;
  const title = t(`compare.part.${part}`);
  return (
    <tr {...roles.row} className="part">
      {is === undefined || total === 0 ? (
        <td {...roles.cell} colSpan={plans + 1}>
          {title}
        </td>
      ) : (
        <>
          <td {...roles.cell} className="part-title">
            {title}
          </td>
          {coveredCountsOf(counted, is).map((covered, index) => (
            <td key={index} {...roles.cell}>
              {covered !== undefined && (
                <>
                  <CellPlan index={index} />{' '}
                  <span className="cell-value" data-sign={signNameOf(covered, total)}>
                    <Drawing className="count-sign" path={signs[signNameOf(covered, total)]} />
                    {t(`compare.count.${is}`, { covered, total })}
                  </span>
                </>
              )}
            </td>
          ))}
        </>
      )}
    </tr>
  );
}

/** Names the drugs or doctors of a part that are the same in all plans, by their common value. */
function SameRow({ part, plans, counted = [] }: Omit<PartsProps, 'rows' | 'id'> & { part: Part }): ReactNode {
  const t = useCopy('compare');
  const names = useValue(itemNamesAtom);
  const secret = usePrivate();
  const is = countedIn(part);
  const groups = is === undefined ? [] : sameItemsOf(counted, is);
  if (is === undefined || groups.length === 0) return null;
  return (
    <tr {...roles.row}>
      <th {...roles.rowHead}>{t('compare.sameInAll')}</th>
      <td {...roles.cell} colSpan={plans}>
        {groups.map(({ value, indexes }) => (
          <p key={indexes[0]}>
            <CompareText value={value} others={[value]} />:{' '}
            <span {...secret}>{indexes.map((index) => names[is][index]).join(', ')}</span>
          </p>
        ))}
      </td>
    </tr>
  );
}

/** Rows in parts with titles. */
function Parts({ rows, id, ...columns }: PartsProps): ReactNode {
  return PARTS.map((part) => ({ part, ofPart: rows.filter((row) => partOf(row) === part) }))
    .filter(({ ofPart }) => ofPart.length > 0)
    .map(({ part, ofPart }, index) => (
      <tbody key={part} {...roles.rows} id={index === 0 ? id : undefined}>
        <PartTitle part={part} {...columns} />
        {ofPart.map((row) => (
          <Row key={row.key} row={row} />
        ))}
        <SameRow part={part} {...columns} />
      </tbody>
    ));
}

/** The controls of a plan, as on its card. */
function Actions({ card, nameOf, onEnroll, onRemove }: PlanActions & { card: LoadedPlan }): ReactNode {
  const urls = usePlanUrls();
  const { cardKey } = card;
  // For this plan alone, so that a change in another list causes no re-render.
  const isQuietAtom = useMemo(() => atom((get) => get(quietActionsAtom).has(cardKey)), [cardKey]);
  const action = useEnrollAction(
    card.enrollmentAction,
    onEnroll &&
      ((chosen) => {
        onEnroll(card, chosen);
      }),
    useValue(isQuietAtom),
  );
  return (
    <PlanControls
      name={nameOf(card)}
      action={action}
      details={{
        route: detailsRouteOf(card.plan),
        url: urls.details(card.plan),
        isPrefetched: !card.isSuppressed,
      }}
      onRemove={
        onRemove &&
        (() => {
          onRemove(card);
        })
      }
    />
  );
}

/** A table of plans, in parts: rows that differ or are unknown, then equal rows (folded), and the controls of each plan. */
export function CompareTable({ group, plans, ...actions }: CompareTableProps): ReactNode {
  const t = useCopy('compare', 'plan-card');
  const id = useId();
  const urls = usePlanUrls();
  const context = useValue(compareContextAtom);
  const [isOpen, setOpen] = useState(false);
  // The button shows its new state before the many rows render.
  const hasEqualRows = useDeferredValue(isOpen);
  const rows = useMemo(() => compareRowsOf(plans, context), [plans, context]);
  const equal = rows.filter(({ isEqual }) => isEqual);
  const year = plans[0]?.plan.planYear ?? 0;
  return (
    <table className="comparison" role="table" data-plans={plans.length}>
      <caption>{t(`compare.caption.${group}`, { year })}</caption>
      <thead {...roles.rows}>
        <tr {...roles.row}>
          <th {...roles.columnHead} className="corner">
            <span className="visually-hidden">{t('compare.what')}</span>
          </th>
          {plans.map((card, index) => (
            <th key={card.cardKey} {...roles.columnHead}>
              <span className="plan-number">{t('compare.plan', { number: index + 1 })}</span>{' '}
              <Link
                route={detailsRouteOf(card.plan)}
                url={urls.details(card.plan)}
                className="plan-link"
                isPrefetched={!card.isSuppressed}
              >
                <PlanName name={actions.nameOf(card)} />
              </Link>{' '}
              <span className="card-id">{t('plan.id', { planId: formatPlanId(card.plan.planId) })}</span>{' '}
              <StatusTag status={card.enrollmentStatus} />
            </th>
          ))}
        </tr>
      </thead>
      <Parts rows={rows.filter(({ isEqual }) => !isEqual)} plans={plans.length} counted={rows} />
      {equal.length > 0 && (
        <tbody {...roles.rows} className="fold">
          <tr {...roles.row}>
            <td {...roles.cell} colSpan={plans.length + 1}>
              {equal.length === rows.length && <p>{t('compare.noDifference')}</p>}
              {!isOpen && <p className="print-only">{t('compare.same', { count: equal.length })}</p>}
              <button
                type="button"
                name="compare-same"
                className="text-button"
                aria-expanded={isOpen}
                aria-controls={hasEqualRows ? id : undefined}
                onClick={() => {
                  setOpen(!isOpen);
                }}
              >
                {t('compare.same', { count: equal.length })}
                <Drawing className="fold-arrow" path={ARROW} />
              </button>
            </td>
          </tr>
        </tbody>
      )}
      {hasEqualRows && <Parts rows={equal} plans={plans.length} id={id} />}
      <tbody {...roles.rows} className="actions">
        <tr {...roles.row}>
          <th {...roles.rowHead}>
            <span className="visually-hidden">{t('compare.actions')}</span>
          </th>
          {plans.map((card, index) => (
            <td key={card.cardKey} {...roles.cell}>
              <CellPlan index={index} />
              <Actions card={card} {...actions} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
