import { createContext, useEffect, useState, type ReactNode } from 'react';

/** Whether the story is the copy in the frame of another one. */
const isFramed = (): boolean => new URLSearchParams(location.search).has('framed');

/** The story once more, on a page of its own with other globals. */
function addressOf(id: string, globals: Record<string, string>): string {
  const list = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', framed: '', globals: list.join(';') }).toString()}`;
}

/**
 * A story beside itself in the other brand. A page belongs to one brand and one shopper, so the other one stands in a
 * frame; it opens after the first, as both write the cookie of the same shopper.
 */
export function BesideUms({
  id,
  globals,
  children,
}: {
  id: string;
  globals: Record<string, string>;
  children: ReactNode;
}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: '1rem',
      }}
    >
      <section aria-label="AMP">{children}</section>
      {isOpen && !isFramed() && (
        <iframe
          title="UMS"
          src={addressOf(id, { ...globals, brand: 'UMS' })}
          style={{ inlineSize: '100%', blockSize: '100%', minBlockSize: '60rem', border: 0 }}
        />
      )}
    </div>
  );
}

/** A component in another brand, beside itself. Null while one brand shows. */
export const OtherBrandContext = createContext<((story: ReactNode) => ReactNode) | null>(null);

/** A component in both brands: equal columns, so that the same parts are beside each other. */
export const SideBySide = ({ children, other }: { children: ReactNode; other: ReactNode }): ReactNode => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '1rem' }}>
    <section aria-label="AMP">{children}</section>
    <section aria-label="UMS">{other}</section>
  </div>
);
