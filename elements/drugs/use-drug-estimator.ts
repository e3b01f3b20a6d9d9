import type { ReactNode } from 'react';
import { useCopy } from '../../src/ui/copy-context';
import { useHost } from '../../src/ui/host';
import { useValue } from '../../src/state/react';
import { routeUrlAtom } from '../../src/state/page/routes';
import { doWithoutTool, hasToolAtoms } from '../../src/state/page/vendor-tools';
import { useVendorTool } from '../../src/widgets/use-vendor-tool';

export interface DrugEstimator {
  /** Where drugs are added and edited (OPEN-B70); no value: the page has neither the tool nor the route. */
  open: (() => void) | undefined;
  drawer: ReactNode;
}

/** The drug cost estimator: the host's tool in a drawer where the page has one, else its route (DRUGS-02, DRUGS-11). */
export function useDrugEstimator(): DrugEstimator {
  const t = useCopy();
  const { element } = useHost();
  const hasTool = useValue(hasToolAtoms.drugEstimator);
  const url = useValue(routeUrlAtom)('drugCostEstimator');
  const tool = useVendorTool('drugEstimator', {
    heading: t('drugs.tool.heading'),
    loading: t('drugs.tool.loading'),
  });
  const openTool = (): void => {
    tool.open();
  };
  const goThere = (): void => {
    doWithoutTool('drugEstimator', element);
  };
  const openRoute = url === '' ? undefined : goThere;
  return { open: hasTool ? openTool : openRoute, drawer: tool.drawer };
}
