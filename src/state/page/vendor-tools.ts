import type { ErrorCode } from '../../browser/error-codes';
import { atom } from 'jotai/vanilla';
import { configAtom } from '../config';
import { go } from './go';
import { reportProblem } from '../load/report';
import { routeUrl, type RouteName } from './routes';
import { closePopup, openPopup, popupAtom, type Popups, type ToolName } from '../popups/popups';
import { read } from '../store';

const hasTool = (tool: ToolName) => atom((get) => get(configAtom).vendors[tool] !== null);

/** Whether the page has the tool. */
export const hasToolAtoms = {
  providerSearch: hasTool('providerSearch'),
  drugEstimator: hasTool('drugEstimator'),
};

interface Substitute {
  /** For the log (ERR-08, OPEN-A108). */
  problem: string;
  code: ErrorCode;
  route: RouteName | undefined;
}

const substitutes: Record<ToolName, Substitute> = {
  providerSearch: {
    problem: 'provider search not loaded',
    code: 'provider-search-failed',
    route: undefined,
  },
  drugEstimator: {
    problem: 'drug estimator not loaded',
    code: 'drug-estimator-failed',
    route: 'drugCostEstimator',
  },
};

/**
 * The tool is not there: logged, and the shopper is taken to its route (ERR-08). Returns whether there is one; otherwise
 * the piece has to say something.
 */
export function doWithoutTool(tool: ToolName, from: EventTarget): boolean {
  const { problem, code, route } = substitutes[tool];
  closePopup('tool');
  reportProblem(problem, code);
  if (!route || routeUrl(route) === '') return false;
  go(route, undefined, from);
  return true;
}

/**
 * Opens a tool in the drawer of the element that asks: see `useVendorTool`. A second one does not open beside it.
 * Returns false when the page has no such tool and no route to go to.
 */
export function openTool(opened: Popups['tool'], openedBy: symbol, from: EventTarget): boolean {
  if (read(popupAtom('tool'))) return true;
  if (!read(hasToolAtoms[opened.tool])) return doWithoutTool(opened.tool, from);
  openPopup('tool', opened, openedBy);
  return true;
}
