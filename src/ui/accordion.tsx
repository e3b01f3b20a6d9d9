import type { ReactNode, Ref } from 'react';
import { Heading } from './heading';

interface AccordionItem {
  /** Within the piece, also for those who come by an address (`#faq-saving`). */
  id: string;
  title: string;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Level of the titles. */
  headingLevel: number;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Titles that open and close what is below them, each for itself, with the browser's own `<details>`: its search finds
 * what is closed. The heading stands inside of the summary, where HTML wants it: screen readers say "expanded" or
 * "collapsed", and those that see into summaries list it among the headings.
 */
export function Accordion({ items, headingLevel, ref }: AccordionProps): ReactNode {
  return (
    <div className="accordion" ref={ref}>
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} className="accordion-item">
          <summary className="accordion-summary">
            <Heading level={headingLevel} className="accordion-title">
              {title}
            </Heading>
            <svg className="accordion-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M6 9l6 6 6-6" />
            </svg>
          </summary>
          <div className="accordion-content">{content}</div>
        </details>
      ))}
    </div>
  );
}
