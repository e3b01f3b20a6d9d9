import type { ReactNode } from 'react';
import { DrugEstimator } from '../../components/drug-estimator';
import { configAtom } from '../../state/config';
import { useValue } from '../../state/react';
import { routeUrlAtom } from '../../state/routes';
import { WidgetFrame } from '../widget-frame';

export interface DrugEstimatorWidgetProps {
  headingLevel: number;
}

/** Leads to the drug cost estimator from the drugs view (SHELL-65, SHELL-16, OPEN-A042). */
export function DrugEstimatorWidget({ headingLevel }: DrugEstimatorWidgetProps): ReactNode {
  const { blocks } = useValue(configAtom);
  const url = useValue(routeUrlAtom)('drugCostEstimator');
  if (!blocks.drugEstimator || url === '') return null;
  return (
    <WidgetFrame section="drugEstimator" view="drugs">
      <DrugEstimator headingLevel={headingLevel} url={url} />
    </WidgetFrame>
  );
}
