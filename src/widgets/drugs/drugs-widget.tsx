import type { ReactNode } from 'react';
import { useCopy } from '../../components/copy-context';
import { Heading } from '../../components/heading';
import { WidgetFrame } from '../widget-frame';

export interface DrugsWidgetProps {
  headingLevel: number;
}

function DrugsView({ headingLevel }: DrugsWidgetProps): ReactNode {
  const t = useCopy();
  return (
    <section>
      <Heading level={headingLevel} className="title">
        {t('drugs.heading')}
      </Heading>
    </section>
  );
}

export function DrugsWidget(props: DrugsWidgetProps): ReactNode {
  return (
    <WidgetFrame section="drugs">
      <DrugsView {...props} />
    </WidgetFrame>
  );
}
