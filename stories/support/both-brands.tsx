import { createContext, useEffect, useState, type ReactNode } from 'react';

/** Whether this story is the framed copy of another one. */
const isFramed = (): boolean => new URLSearchParams(location.search).has('framed');

/** URL of the same story on a separate page with other globals. */
function addressOf(id: string, globals: Record<string, string>): string {
  const list = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', framed: '', globals: list.join(';') }).toString()}`;
}

/**
 * Shows a story in both brands, side by side. A page has only one brand and one shopper, so the second brand is in an
 * iframe. The iframe loads after the first story, because both write the cookie of the same shopper.
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

/** Renders a component in the second brand, for display beside the first. Null while one brand shows. */
export const OtherBrandContext = createContext<((story: ReactNode) => ReactNode) | null>(null);

/** Shows a component in both brands, in equal columns, so that the same parts are next to each other. */
export const SideBySide = ({ children, other }: { children: ReactNode; other: ReactNode }): ReactNode => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '1rem' }}>
    <section aria-label="AMP">{children}</section>
    <section aria-label="UMS">{other}</section>
  </div>
);
