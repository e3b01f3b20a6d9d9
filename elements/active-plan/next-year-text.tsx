import type { ReactNode } from 'react';
import { MeaningIcon } from '../../src/ui/meaning';
import { usePrivate } from '../../src/ui/privacy';
import type { YearCostTexts } from '../../src/ui/use-year-cost';

/** What is known about the next year of an active plan, in words. */
export interface NextYearTexts {
  /** "If you keep this plan in 2027" */
  label: string;
  /** What a year costs in this plan, as plan cards state it. No value: unknown. */
  cost?: Pick<YearCostTexts, 'label' | 'amount' | 'notes'> | undefined;
  /** What the shopper loses, with the names of saved drugs and doctors: warnings. */
  losses: readonly string[];
  /** Everything else. */
  others: readonly string[];
  /** The other saved plans of this kind. `onShow` leads to them; no value if they are not on the page. */
  saved?: { text: string; onShow: (() => void) | undefined } | undefined;
  /** Leads to the details. No value if they are not on the page. */
  more?: { label: string; onShow(): void } | undefined;
}

/** What next year costs and changes if the shopper keeps the plan `name`. */
export function NextYearText({
  label,
  cost,
  losses,
  others,
  saved,
  more,
  name,
}: NextYearTexts & { name: string }): ReactNode {
  const secret = usePrivate();
  return (
    <div className="ahead" data-loss={losses.length > 0 || undefined}>
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
          {losses.map((loss) => (
            <li key={loss}>
              <MeaningIcon meaning="warning" />
              <strong>{loss}</strong>
            </li>
          ))}
          {others.map((other) => (
            <li key={other}>{other}</li>
          ))}
        </ul>
        {more && (
          <button
            type="button"
            name="year-changes"
            className="text-button"
            aria-label={`${more.label}: ${name}`}
            onClick={more.onShow}
          >
            {more.label}
          </button>
        )}
      </dd>
      {saved && (
        <dd className="ahead-saved">
          {saved.onShow ? (
            <button type="button" name="year-saved-plan" className="text-button" onClick={saved.onShow}>
              {saved.text}
            </button>
          ) : (
            saved.text
          )}
        </dd>
      )}
    </div>
  );
}
