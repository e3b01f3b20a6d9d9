import type { ReactNode } from 'react';
import { useCopy } from '../../components/copy-context';
import { Heading } from '../../components/heading';
import { WidgetFrame } from '../widget-frame';

export interface DoctorsWidgetProps {
  headingLevel: number;
}

function DoctorsView({ headingLevel }: DoctorsWidgetProps): ReactNode {
  const t = useCopy();
  return (
    <section>
      <Heading level={headingLevel} className="title">
        {t('doctors.heading')}
      </Heading>
    </section>
  );
}

export function DoctorsWidget(props: DoctorsWidgetProps): ReactNode {
  return (
    <WidgetFrame section="doctors">
      <DoctorsView {...props} />
    </WidgetFrame>
  );
}
