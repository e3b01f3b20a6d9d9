import type { ReactNode } from 'react';
import { useCopy } from '../../components/copy-context';
import { Heading } from '../../components/heading';
import { WidgetFrame } from '../widget-frame';

export interface LoadingWidgetProps {
  headingLevel: number;
}

function LoadingView({ headingLevel }: LoadingWidgetProps): ReactNode {
  const t = useCopy();
  return (
    <section>
      <Heading level={headingLevel} className="title">
        {t('loading.heading')}
      </Heading>
    </section>
  );
}

export function LoadingWidget(props: LoadingWidgetProps): ReactNode {
  return (
    <WidgetFrame section="loading">
      <LoadingView {...props} />
    </WidgetFrame>
  );
}
