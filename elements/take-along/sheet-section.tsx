import { useId, type ReactNode } from 'react';

export interface SheetSectionProps {
  heading: string;
  /** Whether the section stays on one page. */
  isWhole?: boolean;
  children: ReactNode;
}

export function SheetSection({ heading, isWhole, children }: SheetSectionProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} data-whole={isWhole}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}

/** A table with a header that repeats on each page. The first cell of a row is the row header. */
export function SheetTable({
  name,
  heads,
  rows,
}: {
  /** Name of the table for style sheets. */
  name: string;
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}): ReactNode {
  return (
    <table data-table={name}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {others.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
