import { useCallback, type ReactNode } from 'react';
import { doWithoutTool, openTool } from '../state/page/vendor-tools';
import type { ToolName, ToolValues } from '../state/popups/popups';
import { useHost } from '../ui/host';
import { useOpenings } from '../ui/not-opened';
import type { ToolWords } from './tool-drawer';
import { useOnDemand } from './use-on-demand';
import { usePopup } from './use-popup';
import { useSelf } from './use-self';

const loadDrawer = () => import('./tool-drawer');

export interface VendorTool {
  /** Opens the tool; without it, the shopper is taken to its route, else told. */
  open(values?: ToolValues): void;
  drawer: ReactNode;
}

/** A tool of the host in a drawer of this piece (DOCS-14, SHELL-65). */
export function useVendorTool(tool: ToolName, words: ToolWords): VendorTool {
  const self = useSelf();
  const { element } = useHost();
  const opened = usePopup('tool', self);
  const { fail } = useOpenings();
  const mine = opened?.tool === tool ? opened : null;

  const goWithout = (): void => {
    if (!doWithoutTool(tool, element)) fail();
  };
  const files = useOnDemand(mine !== null, loadDrawer, goWithout);

  const open = useCallback(
    (values: ToolValues = {}) => {
      if (!openTool({ tool, values }, self, element)) fail();
    },
    [tool, self, element, fail],
  );

  return {
    open,
    drawer: mine && files && <files.ToolDrawer opened={mine} words={words} onFailed={goWithout} />,
  };
}
