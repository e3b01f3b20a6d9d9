import type { ReactNode } from 'react';
import { useCopy } from '../../components/copy-context';
import { Heading } from '../../components/heading';
import { WidgetFrame } from '../widget-frame';

export interface DrugEstimatorWidgetProps {
  headingLevel: number;
}

function DrugEstimatorView({ headingLevel }: DrugEstimatorWidgetProps): ReactNode {
  const t = useCopy();
  return (
    <section>
      <Heading level={headingLevel} className="title">
        {t('drugEstimator.heading')}
      </Heading>
    </section>
  );
}

export function DrugEstimatorWidget(props: DrugEstimatorWidgetProps): ReactNode {
  return (
    <WidgetFrame section="drugEstimator">
      <DrugEstimatorView {...props} />
    </WidgetFrame>
  );
}
