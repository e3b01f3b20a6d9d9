import { useCallback, type ReactNode } from 'react';
import { canOpenToolAtoms, doWithoutTool, openTool } from '../state/actions/vendor-tools';
import type { ToolName, ToolValues } from '../state/popups/popups';
import { useValue } from '../state/react';
import { useHost } from '../ui/host';
import { useOpenings } from '../ui/not-opened';
import type { ToolWords } from './tool-drawer';
import { useOnDemand } from './use-on-demand';
import { usePopup, useInstanceId } from './use-popup';

const loadDrawer = () => import('./tool-drawer');

export interface VendorTool {
  /** Opens the tool or its route. No value if the site has neither. */
  open: ((values?: ToolValues) => void) | undefined;
  drawer: ReactNode;
}

/** A tool of the host in a drawer of this element (DOCS-14, SHELL-65). */
export function useVendorTool(tool: ToolName, words: ToolWords): VendorTool {
  const self = useInstanceId();
  const { element } = useHost();
  const opened = usePopup('tool', self);
  const { fail } = useOpenings();
  const canOpen = useValue(canOpenToolAtoms[tool]);
  const mine = opened?.tool === tool ? opened : null;

  const goWithout = (): void => {
    if (!doWithoutTool(tool, element)) fail();
  };
  const files = useOnDemand(mine !== null, loadDrawer, goWithout);

  const open = useCallback(
    (values: ToolValues = {}) => {
      openTool({ tool, values }, self, element);
    },
    [tool, self, element],
  );

  return {
    open: canOpen ? open : undefined,
    drawer: mine && files && <files.ToolDrawer opened={mine} words={words} onFailed={goWithout} />,
  };
}
