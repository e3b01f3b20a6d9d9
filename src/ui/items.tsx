import type { ReactNode } from 'react';

export interface ItemsSkeletonProps {
  count: number;
  /** Class of the rows, if it differs from that of other lists. */
  className?: string;
}

/** Placeholder rows of a saved list that is loading. */
export function ItemsSkeleton({ count, className = '' }: ItemsSkeletonProps): ReactNode {
  return (
    <div className="items" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={`item item-loading ${className}`}>
          <div className="item-line" />
          <div className="item-line" />
        </div>
      ))}
    </div>
  );
}
