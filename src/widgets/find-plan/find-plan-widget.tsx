import type { ReactNode } from 'react';
import { useCopy } from '../../components/copy-context';
import { Heading } from '../../components/heading';
import { WidgetFrame } from '../widget-frame';

export interface FindPlanWidgetProps {
  headingLevel: number;
}

function FindPlanView({ headingLevel }: FindPlanWidgetProps): ReactNode {
  const t = useCopy();
  return (
    <section>
      <Heading level={headingLevel} className="title">
        {t('findPlan.heading')}
      </Heading>
    </section>
  );
}

export function FindPlanWidget(props: FindPlanWidgetProps): ReactNode {
  return (
    <WidgetFrame section="findPlan">
      <FindPlanView {...props} />
    </WidgetFrame>
  );
}
