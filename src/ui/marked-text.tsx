import type { ReactNode } from 'react';
import markedStyles from '../styles/marked-text.css?inline';
import { CROSS, Drawing, TICK } from './drawing';
import { useStyles } from './host';

/** A text with a check mark or a cross. */
export function MarkedText({ isGood, children }: { isGood: boolean; children: ReactNode }): ReactNode {
  useStyles(markedStyles);
  return (
    <span className="marked" data-good={isGood || undefined}>
      <Drawing className="mark" path={isGood ? TICK : CROSS} />
      {children}
    </span>
  );
}
