import type { ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { DrugEstimator } from './drug-estimator';
import { configAtom } from '../../src/state/config';
import { useValue } from '../../src/state/react';
import { routeUrlAtom } from '../../src/state/page/routes';
import { canOpenToolAtoms, hasToolAtoms } from '../../src/state/actions/vendor-tools';
import { useVendorTool } from '../../src/widgets/use-vendor-tool';
import { WidgetFrame } from '../../src/widgets/widget-frame';

export interface DrugEstimatorWidgetProps {
  headingLevel: number;
}

function DrugEstimatorView({ headingLevel, url }: DrugEstimatorWidgetProps & { url: string }): ReactNode {
  const t = useCopy('drug-estimator');
  const hasTool = useValue(hasToolAtoms.drugEstimator);
  const estimator = useVendorTool('drugEstimator', {
    heading: t('drugEstimator.heading'),
    loading: t('drugEstimator.loading'),
  });
  const open = (): void => {
    estimator.open?.();
  };
  return (
    <>
      <DrugEstimator headingLevel={headingLevel} url={url} onOpen={hasTool ? open : undefined} />
      {estimator.drawer}
    </>
  );
}

/** Opens the drug cost estimator, or links to it, from the drugs view (SHELL-65, SHELL-16, OPEN-A042). */
export function DrugEstimatorWidget({ headingLevel }: DrugEstimatorWidgetProps): ReactNode {
  const { blocks } = useValue(configAtom);
  const url = useValue(routeUrlAtom)('drugCostEstimator');
  const canOpen = useValue(canOpenToolAtoms.drugEstimator);
  if (!blocks.drugEstimator || !canOpen) return null;
  return (
    <WidgetFrame view="drugs">
      <DrugEstimatorView headingLevel={headingLevel} url={url} />
    </WidgetFrame>
  );
}
