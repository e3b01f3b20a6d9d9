import { useCopy } from '../../src/ui/copy-context';
import { useVendorTool, type VendorTool } from '../../src/widgets/use-vendor-tool';

/**
 * The drug cost estimator, in which shoppers add and edit drugs (OPEN-B70): the host's tool in a drawer if the page has
 * one, otherwise its route (DRUGS-02, DRUGS-11).
 */
export function useDrugEstimator(): VendorTool {
  const t = useCopy('drugs');
  return useVendorTool('drugEstimator', {
    heading: t('drugs.tool.heading'),
    loading: t('drugs.tool.loading'),
  });
}
