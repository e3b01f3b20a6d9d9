import type { ReactNode } from 'react';
import { CoverageSign, type Extent } from '../../src/ui/coverage-sign';
import { Link, type LinkProps } from '../../src/ui/link';
import { usePrivate } from '../../src/ui/privacy';
import type { YearCostTexts } from '../../src/ui/use-year-cost';

interface Fact {
  text: string;
  /** As on the cards of saved plans; `some` for what costs more, too. */
  sign?: Extent | undefined;
  /** Whether it explains the fact above. */
  isBelow?: boolean | undefined;
}

/** What is known about the next year of an active plan, in words. */
export interface NextYearTexts {
  /** "If you keep this plan in 2027" */
  label: string;
  /** What a year costs in this plan, as plan cards state it. No value: unknown. */
  cost?: Pick<YearCostTexts, 'label' | 'amount' | 'notes'> | undefined;
  /** How many drugs and doctors are covered, what the shopper loses, by name, and what else changes. */
  facts: readonly Fact[];
  /** Whether the shopper loses a drug, a doctor, or the plan. */
  isLoss: boolean;
  /** Another plan for the year, or several. `onShow` leads to it; no value if it is not on the page. */
  beside?:
    | {
        /** "Lowest of 2 other saved plans of this kind" */
        title?: string | undefined;
        text: string;
        /** What a year costs in it. */
        amount?: string | undefined;
        /** By how much that is less, or more. */
        difference?: string | undefined;
        onShow?: (() => void) | undefined;
      }
    | undefined;
  /** Whether the shopper has an approved application for the year. Then a loss is no warning. */
  isDecided?: boolean;
  /** Leads to the details by button or link; with neither, a sentence that says where they are. */
  more: {
    text: string;
    onShow?: (() => void) | undefined;
    link?: Pick<LinkProps, 'route' | 'url'> | undefined;
  };
}

/** What next year costs and changes if the shopper keeps the plan `name`. */
export function NextYearText({
  label,
  cost,
  facts,
  isLoss,
  beside,
  isDecided,
  more,
  name,
}: NextYearTexts & { name: string }): ReactNode {
  const secret = usePrivate();
  return (
    <div className="ahead" data-loss={(isLoss && !isDecided) || undefined}>
      <dt>{label}</dt>
      {cost && (
        <dd className="ahead-cost">
          <span>{cost.label}</span>
          <strong>{cost.amount}</strong>
          {cost.notes.map((note) => (
            <span key={note} className="ahead-note">
              {note}
            </span>
          ))}
        </dd>
      )}
      <dd className="ahead-changes">
        <ul {...secret}>
          {facts.map(({ text, sign, isBelow }) => (
            <li
              key={text}
              className={sign && 'coverage-line'}
              data-extent={sign}
              data-below={isBelow ? '' : undefined}
            >
              {sign && <CoverageSign extent={sign} />}
              {sign ? <strong>{text}</strong> : text}
            </li>
          ))}
        </ul>
        {more.onShow ? (
          <button
            type="button"
            name="year-changes"
            className="text-button"
            aria-label={`${more.text}: ${name}`}
            onClick={more.onShow}
          >
            {more.text}
          </button>
        ) : more.link ? (
          <Link {...more.link} className="text-button" label={`${more.text}: ${name}`} isPrefetched>
            {more.text}
          </Link>
        ) : (
          <p className="ahead-note">{more.text}</p>
        )}
      </dd>
      {beside && (
        <dd className="ahead-beside">
          {beside.title && <p>{beside.title}</p>}
          {beside.onShow ? (
            <button type="button" name="year-saved-plan" className="text-button" onClick={beside.onShow}>
              {beside.text}
            </button>
          ) : (
            <span>{beside.text}</span>
          )}{' '}
          {beside.amount && (
            <span className="ahead-amounts">
              {beside.amount}
              {beside.difference && (
                <>
                  , <strong>{beside.difference}</strong>
                </>
              )}
            </span>
          )}
        </dd>
      )}
    </div>
  );
}
