import type { ReactNode } from 'react';

/** Placeholder cards, as many as are expected. */
export function PlansSkeleton({ count }: { count: number }): ReactNode {
  return (
    <div className="cards" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="card card-loading">
          <div className="line" data-width="70" />
          <div className="line" data-width="40" />
          <div className="line" data-width="90" />
          <div className="line" data-width="60" />
          <div className="line" data-width="75" />
        </div>
      ))}
    </div>
  );
}
