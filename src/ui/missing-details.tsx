import type { ReactNode } from 'react';
import { useCopy } from './copy-context';

export interface Retry {
  /** Whether the shopper has tried again already. What still fails then shows a message. */
  hasRetried?: boolean | undefined;
  /** Sends the failed requests again. */
  onRetry(): void;
}

export interface MissingDetailsProps extends Retry {
  text: ReactNode;
  /** Of the plan, for the name of the button. */
  name: string;
}

/**
 * Replaces details that could not be loaded (contract §4). After a retry it is announced, because the same text has
 * come again.
 */
export function MissingDetails({ text, name, hasRetried, onRetry }: MissingDetailsProps): ReactNode {
  const t = useCopy('common');
  return (
    <div className="note missing">
      <p role={hasRetried ? 'alert' : undefined}>
        {hasRetried && `${t('common.triedAgain')} `}
        {text}
      </p>
      <button
        type="button"
        name="try-again"
        className="text-button"
        aria-label={`${t('common.tryAgain')}: ${name}`}
        onClick={onRetry}
      >
        {t('common.tryAgain')}
      </button>
    </div>
  );
}
