import type { ReactNode } from 'react';
import { useCopy } from '../../components/copy-context';
import { Heading } from '../../components/heading';
import { WidgetFrame } from '../widget-frame';

export interface FaqWidgetProps {
  headingLevel: number;
}

function FaqView({ headingLevel }: FaqWidgetProps): ReactNode {
  const t = useCopy();
  return (
    <section>
      <Heading level={headingLevel} className="title">
        {t('faq.heading')}
      </Heading>
    </section>
  );
}

export function FaqWidget(props: FaqWidgetProps): ReactNode {
  return (
    <WidgetFrame section="faq">
      <FaqView {...props} />
    </WidgetFrame>
  );
}
