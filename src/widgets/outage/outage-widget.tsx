import type { ReactNode } from 'react';
import { useCopy } from '../../components/copy-context';
import { Heading } from '../../components/heading';
import { WidgetFrame } from '../widget-frame';

export interface OutageWidgetProps {
  headingLevel: number;
}

function OutageView({ headingLevel }: OutageWidgetProps): ReactNode {
  const t = useCopy();
  return (
    <section>
      <Heading level={headingLevel} className="title">
        {t('outage.heading')}
      </Heading>
    </section>
  );
}

export function OutageWidget(props: OutageWidgetProps): ReactNode {
  return (
    <WidgetFrame section="outage">
      <OutageView {...props} />
    </WidgetFrame>
  );
}
