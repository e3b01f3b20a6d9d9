import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Heading } from './heading';

interface SummaryEntry {
  /** The error message, same as at the field. */
  text: string;
  /** Moves focus to the field. */
  onGo(): void;
}

export interface ErrorSummaryProps {
  heading: string;
  entries: readonly SummaryEntry[];
  /**
   * Changes with each attempt. Focus then moves to the summary, so that screen readers announce the errors (WCAG
   * 3.3.1).
   */
  attempt: number;
}

/** All errors of a form, above it, each with a link to its field. */
export function ErrorSummary({ heading, entries, attempt }: ErrorSummaryProps): ReactNode {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [attempt]);
  return (
    <div ref={box} role="group" aria-labelledby={id} tabIndex={-1} className="error-summary">
      <Heading level={3} id={id} className="error-summary-title">
        {heading}
      </Heading>
      <ul>
        {entries.map(({ text, onGo }) => (
          <li key={text}>
            <button type="button" className="text-button" onClick={onGo}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
