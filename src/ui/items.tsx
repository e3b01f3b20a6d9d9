import type { ReactNode } from 'react';
import { useCopy } from './copy-context';
import { Heading } from './heading';

export interface ItemsSkeletonProps {
  count: number;
  /** Class of the rows, where theirs differ from those of other lists. */
  className?: string;
}

/** Rows of a saved list that are still loading. */
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

export interface FailedItemsProps {
  headingLevel: number;
  heading: string;
  text: string;
  onRetry(): void;
}

/** The profile could not be read. */
export function FailedItems({ headingLevel, heading, text, onRetry }: FailedItemsProps): ReactNode {
  const t = useCopy('common');
  return (
    <div className="block" role="alert">
      <Heading level={headingLevel} className="block-title">
        {heading}
      </Heading>
      <p>{text}</p>
      <div className="block-actions">
        <button type="button" name="try-again" className="button button-primary" onClick={onRetry}>
          {t('common.tryAgain')}
        </button>
      </div>
    </div>
  );
}
