import type { ErrorCode } from '../../browser/error-codes';
import { atom } from 'jotai/vanilla';
import { configAtom } from '../config';
import { go } from '../shopper/go';
import { reportProblem } from '../report';
import { routeUrl, routeUrlAtom, type RouteName } from '../page/routes';
import { closePopup, openPopup, popupAtom, type Popups, type ToolName } from '../popups/popups';
import { read } from '../store';

interface Substitute {
  /** For the log (ERR-08, OPEN-A108). */
  problem: string;
  code: ErrorCode;
  /** Where the site has a page that does the same. */
  route: RouteName;
}

const substitutes: Record<ToolName, Substitute> = {
  providerSearch: {
    problem: 'provider search not loaded',
    code: 'provider-search-failed',
    route: 'providerSearch',
  },
  drugEstimator: {
    problem: 'drug estimator not loaded',
    code: 'drug-estimator-failed',
    route: 'drugCostEstimator',
  },
};

const hasTool = (tool: ToolName) => atom((get) => get(configAtom).vendors[tool] !== null);
const canOpen = (tool: ToolName) =>
  atom((get) => get(hasToolAtoms[tool]) || get(routeUrlAtom)(substitutes[tool].route) !== '');

/** Whether the page has the tool. */
export const hasToolAtoms = {
  providerSearch: hasTool('providerSearch'),
  drugEstimator: hasTool('drugEstimator'),
};

/** Whether the page has the tool, or a page that does the same: without either nothing is offered that leads there. */
export const canOpenToolAtoms = {
  providerSearch: canOpen('providerSearch'),
  drugEstimator: canOpen('drugEstimator'),
};

/** Takes the shopper to the page that does the same as the tool; returns whether there is one. */
function goToSubstitute(tool: ToolName, from: EventTarget): boolean {
  const { route } = substitutes[tool];
  if (routeUrl(route) === '') return false;
  go(route, undefined, from);
  return true;
}

/**
 * The tool has not come: logged, and the shopper is taken to its route (ERR-08). Returns whether there is one; otherwise
 * the piece has to say something.
 */
export function doWithoutTool(tool: ToolName, from: EventTarget): boolean {
  const { problem, code } = substitutes[tool];
  closePopup('tool');
  reportProblem(problem, code);
  return goToSubstitute(tool, from);
}

/**
 * Opens a tool in the drawer of the element that asks: see `useVendorTool`. A second one does not open beside it. A page
 * without the tool leads to its route instead.
 */
export function openTool(opened: Popups['tool'], openedBy: symbol, from: EventTarget): void {
  if (read(popupAtom('tool'))) return;
  if (read(hasToolAtoms[opened.tool])) openPopup('tool', opened, openedBy);
  else goToSubstitute(opened.tool, from);
}
