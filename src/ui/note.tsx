import type { ReactNode } from 'react';
import { MeaningIcon, type Meaning } from './meaning';

/** A sentence of its own in a list or a popup, with the sign of its meaning. */
export function Note({ meaning, children }: { meaning: Meaning; children: ReactNode }): ReactNode {
  return (
    <p className="note" data-meaning={meaning}>
      <MeaningIcon meaning={meaning} />
      <span>{children}</span>
    </p>
  );
}
