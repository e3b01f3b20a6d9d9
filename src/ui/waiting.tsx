import type { ReactNode } from 'react';
import waitingStyles from '../styles/waiting.css?inline';
import { useStyles } from './host';

/** Tells shoppers what they are waiting for, with a progress indicator. */
export function Waiting({ text, children }: { text: string; children?: ReactNode }): ReactNode {
  useStyles(waitingStyles);
  return (
    <div className="waiting">
      <div className="waiting-sign" aria-hidden="true" />
      <div className="waiting-message" role="status">
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
