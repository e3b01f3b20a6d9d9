import { useCallback, useState, type ReactNode } from 'react';
import { doWithoutTool, openTool } from '../state/page/vendor-tools';
import type { ToolName, ToolValues } from '../state/popups/popups';
import type { ToolWords } from './tool-drawer';
import { useOnDemand } from './use-on-demand';
import { usePopup } from './use-popup';
import { useSelf } from './use-self';

const loadDrawer = () => import('./tool-drawer');

export interface VendorTool {
  /** Opens the tool; without it, the shopper is taken to its route, where there is one. */
  open(values?: ToolValues): void;
  drawer: ReactNode;
  /** There is neither the tool nor a route: the piece says so. */
  hasFailed: boolean;
}

/** A tool of the host in a drawer of this piece (DOCS-14, SHELL-65). */
export function useVendorTool(tool: ToolName, words: ToolWords): VendorTool {
  const self = useSelf();
  const opened = usePopup('tool', self);
  const [hasFailed, setHasFailed] = useState(false);
  const mine = opened?.tool === tool ? opened : null;

  const fail = (): void => {
    setHasFailed(!doWithoutTool(tool));
  };
  const files = useOnDemand(mine !== null, loadDrawer, fail);

  const open = useCallback(
    (values: ToolValues = {}) => {
      setHasFailed(!openTool({ tool, values }, self));
    },
    [tool, self],
  );

  return {
    open,
    hasFailed,
    drawer: mine && files && <files.ToolDrawer opened={mine} words={words} onFailed={fail} />,
  };
}
