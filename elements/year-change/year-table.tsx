import type { ReactNode } from 'react';
import type { YearTopic } from '../../src/domain/plans/year-change';
import { useCopy } from '../../src/ui/copy-context';
import { usePrivate } from '../../src/ui/privacy';
import type { NamedRow } from '../../src/state/load/plan-years';
import { Difference, YearText } from './year-value';

/** Name of a value, and how Extra Help affects it. */
function TopicText({ row: { topic, itemName } }: { row: NamedRow }): ReactNode {
  const t = useCopy('year-change', 'plan-card');
  const help = 'help' in topic ? topic.help : undefined;
  return (
    <>
      <TopicName topic={topic} itemName={itemName} />
      {help && (
        <span className="topic-note">
          {t(help === 'included' ? 'plan.premium.withExtraHelp' : 'plan.extraHelp.notIncluded')}
        </span>
      )}
    </>
  );
}

function TopicName({ topic, itemName }: { topic: YearTopic; itemName: string | undefined }): ReactNode {
  const t = useCopy('year-change', 'plan-card');
  switch (topic.is) {
    case 'premium':
      return t('plan.premium');
    case 'outOfPocketMaximum':
      return t('plan.benefit.outOfPocketMaximum');
    case 'drugDeductible':
    case 'pharmacy':
      return t(`yearChange.${topic.is}`);
    case 'drugCost':
      return t('plan.drugCost');
    case 'drug':
    case 'doctor':
      return itemName;
    case 'benefit':
      return <span lang="en">{topic.name}</span>;
  }
}

/**
 * The default roles of these tags. In a narrow element each row is a block, and some browsers drop the roles of tables
 * that are not displayed as tables.
 */
const roles = { rowGroup: { role: 'rowgroup' }, cell: { role: 'cell' } } as const;

export interface YearTableProps {
  rows: readonly NamedRow[];
  fromYear: number;
}

/** A table of the values that changed, or that one year lacks. */
export function YearTable({ rows, fromYear }: YearTableProps): ReactNode {
  const t = useCopy('year-change');
  const secret = usePrivate();
  const years = { from: fromYear, to: fromYear + 1 };
  const heads = {
    from: t('yearChange.from', { year: years.from }),
    to: t('yearChange.to', { year: years.to }),
  };
  return (
    <table className="years" role="table">
      <caption>{t('yearChange.years', years)}</caption>
      <thead {...roles.rowGroup}>
        <tr role="row">
          <th scope="col" role="columnheader">
            {t('yearChange.what')}
          </th>
          <th scope="col" role="columnheader">
            {heads.from}
          </th>
          <th scope="col" role="columnheader">
            {heads.to}
          </th>
        </tr>
      </thead>
      <tbody {...roles.rowGroup}>
        {rows.map((row, index) => (
          <tr key={index} role="row" data-outcome={row.outcome}>
            <th scope="row" role="rowheader" {...(row.itemName !== undefined && secret)}>
              <TopicText row={row} />
            </th>
            <td {...roles.cell}>
              <span className="cell-year" aria-hidden="true">
                {heads.from}
              </span>
              <YearText value={row.from} other={row.to} topic={row.topic} />
            </td>
            <td {...roles.cell}>
              <span className="cell-year" aria-hidden="true">
                {heads.to}
              </span>
              <YearText value={row.to} other={row.from} topic={row.topic} /> <Difference row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
