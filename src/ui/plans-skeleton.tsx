import type { ReactNode } from 'react';

const ROWS = 5;

const bar = <div className="line" />;

/** Placeholder cards, one for each expected card: bars instead of the content that most cards have. */
export function PlansSkeleton({ count }: { count: number }): ReactNode {
  return (
    <div className="cards" aria-hidden="true">
      {Array.from({ length: count }, (_, card) => (
        <div key={card} className="card card-loading">
          <div className="card-name">{bar}</div>
          <div className="card-kind">{bar}</div>
          <div className="card-lead">{bar}</div>
          <div className="card-coverage">
            <div className="line line-control" />
            <div className="line line-control" />
          </div>
          <div className="card-facts">
            {Array.from({ length: ROWS }, (_row, row) => (
              <div key={row} className="card-row">
                {bar}
              </div>
            ))}
          </div>
          <div className="card-more">
            {bar}
            {bar}
          </div>
          <div className="card-foot">
            <div className="line line-control" />
          </div>
        </div>
      ))}
    </div>
  );
}
