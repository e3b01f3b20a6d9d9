import type { ReactNode, Ref } from 'react';
import { Heading } from './heading';
import { ARROW, Drawing } from './drawing';

interface AccordionItem {
  /** Unique within the element; also used by URL fragments (`#faq-saving`). */
  id: string;
  title: string;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Level of the item headings. */
  headingLevel: number;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Items that expand and collapse independently, with the native `<details>`, so that the browser's search finds
 * collapsed content. The heading is inside the summary, as HTML requires: screen readers announce "expanded" or
 * "collapsed", and those that read headings inside summaries list it among the headings.
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
            <Drawing className="accordion-icon" path={ARROW} />
          </summary>
          <div className="accordion-content">{content}</div>
        </details>
      ))}
    </div>
  );
}
