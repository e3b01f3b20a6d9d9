import type { ReactNode } from 'react';
import { useCopy } from '../../components/copy-context';
import { Heading } from '../../components/heading';
import { WidgetFrame } from '../widget-frame';

export interface PageWidgetProps {
  headingLevel: number;
}

function PageView({ headingLevel }: PageWidgetProps): ReactNode {
  const t = useCopy();
  return (
    <section>
      <Heading level={headingLevel} className="title">
        {t('page.heading')}
      </Heading>
    </section>
  );
}

export function PageWidget(props: PageWidgetProps): ReactNode {
  return (
    <WidgetFrame section="page">
      <PageView {...props} />
    </WidgetFrame>
  );
}
