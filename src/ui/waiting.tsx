import type { ReactNode } from 'react';
import waitingStyles from '../styles/waiting.css?inline';
import { useStyles } from './host';

/** Says what the shopper waits for, with a sign that something is going on. */
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
