import type { ReactNode } from 'react';

const PARAGRAPH = [90, 60, 75, 80, 50];

/** Gray placeholder lines for loading content. Widths are in percent. */
export function CardLines({
  label,
  widths = PARAGRAPH,
}: {
  label: string;
  widths?: readonly number[];
}): ReactNode {
  return (
    <div className="lines">
      <span className="visually-hidden">{label}</span>
      {widths.map((width, index) => (
        <div key={index} className="line" data-width={width} />
      ))}
    </div>
  );
}
