import type { ReactNode } from 'react';
import { useCopy } from '../../components/copy-context';
import { Heading } from '../../components/heading';
import { WidgetFrame } from '../widget-frame';

export interface DisclosuresWidgetProps {
  headingLevel: number;
}

function DisclosuresView({ headingLevel }: DisclosuresWidgetProps): ReactNode {
  const t = useCopy();
  return (
    <section>
      <Heading level={headingLevel} className="title">
        {t('disclosures.heading')}
      </Heading>
    </section>
  );
}

export function DisclosuresWidget(props: DisclosuresWidgetProps): ReactNode {
  return (
    <WidgetFrame section="disclosures">
      <DisclosuresView {...props} />
    </WidgetFrame>
  );
}
