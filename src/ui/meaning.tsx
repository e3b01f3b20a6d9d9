import type { ReactNode } from 'react';
import { Drawing } from './drawing';

/** The meaning of a message. Its box has the attribute `data-meaning`, which adds a stripe of that color. */
export type Meaning = 'information' | 'success' | 'warning' | 'error';

/** SVG paths on a 24 × 24 grid. */
const circle = 'M12 21a9 9 0 100-18 9 9 0 000 18z';
const drawings: Record<Meaning, string> = {
  information: `${circle}M12 11v5M12 8v.01`,
  success: `${circle}M8 12.5l3 3 5-6`,
  warning: 'M12 4L2.5 20h19zM12 10v5M12 17.5v.01',
  error: `${circle}M12 7v6M12 16v.01`,
};

/** Decorative only: the text of the message has the same meaning. */
export function MeaningIcon({ meaning }: { meaning: Meaning }): ReactNode {
  return <Drawing className="meaning" path={drawings[meaning]} />;
}
