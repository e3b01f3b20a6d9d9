import type { ReactNode } from 'react';

/** A part of a name with a hyphen, such as "H8145-006" or "I-SNP)", that is short enough for a narrow line. */
const HYPHENATED = /(\S{1,6}-\S{1,6}(?=\s|$))/;

/** The name of a plan. Its codes do not break at hyphens. */
export function PlanName({ name }: { name: string }): ReactNode {
  const parts = name.split(HYPHENATED);
  return (
    // One element, because some names are in a flex container. Another name is another element: no part of it moves.
    <span key={name}>
      {parts.map((part, index) =>
        index % 2 ? (
          <span key={index} className="unbroken">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
