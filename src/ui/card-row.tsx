import type { ReactNode } from 'react';

/**
 * Rows of plan cards, in the order in which they show. Each row has its own grid track (`plans.css`), so that rows line
 * up with those of the neighboring card, also if one card lacks a row.
 */
type CardRowName =
  /** The cost of a whole year. */
  | 'year-cost'
  | 'premium'
  | 'drug-cost'
  | 'maximum'
  | 'deductible'
  | 'benefit'
  /** Company, id, or date. */
  | 'other';

export interface CardRowProps {
  row: CardRowName;
  label: ReactNode;
  children: ReactNode;
  /** Language of label and value, if it is not that of the element. */
  lang?: string | undefined;
  /** Whether the value is a sentence, not an amount. */
  isText?: boolean;
  /** What is special about the value. Shows before the first note. */
  tag?: string | undefined;
  /** Text after the value, for a cost in addition to the amount. */
  beside?: string | undefined;
  /** Sentences about the value, each below the other. Empty ones are omitted. */
  notes?: readonly (string | false | undefined)[];
}

/** One row of a plan card: label, value, and notes. Belongs into `<dl className="card-facts">`. */
export function CardRow(props: CardRowProps): ReactNode {
  const { row, label, children, lang, isText, tag, beside, notes = [] } = props;
  return (
    <div className="card-row" data-row={row}>
      <dt lang={lang}>{label}</dt>
      <dd className={isText ? 'row-value row-text' : 'row-value'} lang={lang}>
        {children}
        {beside !== undefined && (
          <>
            {' '}
            <span className="row-beside">{beside}</span>
          </>
        )}
      </dd>
      {notes.map(
        (note, index) =>
          note && (
            <dd key={index} className={index === 0 && tag !== undefined ? 'row-tagged' : undefined}>
              {index === 0 && tag !== undefined && <span className="row-tag">{tag}</span>} <span>{note}</span>
            </dd>
          ),
      )}
    </div>
  );
}
