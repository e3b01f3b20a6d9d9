import { Fragment, type ComponentType, type ReactNode } from 'react';

/** Short parts of a text that lose their meaning in two lines: "20 mg", "Part B", "$0 to $10". */
const UNBROKEN =
  /(\$[\d.,]+ (?:to|a) \$[\d.,]+|\b\d[\d.,]* ?(?:mg|mcg|g|ml|units?|unidades)\b|\bParte? [ABCD]\b)/i;

/** A text whose short parts do not break, such as the strength of a drug. `Part` renders each part. */
export function KeptTogether({
  text,
  Part = Fragment,
}: {
  text: string;
  Part?: ComponentType<{ children: string }> | typeof Fragment;
}): ReactNode {
  return text.split(UNBROKEN).map((part, index) =>
    index % 2 ? (
      <span key={index} className="unbroken">
        <Part>{part}</Part>
      </span>
    ) : (
      <Part key={index}>{part}</Part>
    ),
  );
}
