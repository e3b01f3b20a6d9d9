import { useCopy } from '../../src/ui/copy-context';
import { useVendorTool, type VendorTool } from '../../src/widgets/use-vendor-tool';

/**
 * The drug cost estimator, where drugs are added and edited (OPEN-B70): the host's tool in a drawer where the page has one,
 * else its route (DRUGS-02, DRUGS-11).
 */
export function useDrugEstimator(): VendorTool {
  const t = useCopy('drugs');
  return useVendorTool('drugEstimator', {
    heading: t('drugs.tool.heading'),
    loading: t('drugs.tool.loading'),
  });
}
