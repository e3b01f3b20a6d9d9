import type { ErrorCode } from '../../browser/error-codes';
import { atom } from 'jotai/vanilla';
import { configAtom } from '../config';
import { go } from '../shopper/go';
import { reportProblem } from '../report';
import { routeUrl, routeUrlAtom, type RouteName } from '../page/routes';
import { closePopup, openPopup, popupAtom, type Popups, type ToolName } from '../popups/popups';
import { read } from '../store';

interface Substitute {
  /** Message for the log (ERR-08, OPEN-A108). */
  problem: string;
  code: ErrorCode;
  /** Route to a page with the same purpose. */
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

/** Whether the tool is configured. */
export const hasToolAtoms = {
  providerSearch: hasTool('providerSearch'),
  drugEstimator: hasTool('drugEstimator'),
};

/** Whether the tool or its route is configured; without either, no link or button for it shows. */
export const canOpenToolAtoms = {
  providerSearch: canOpen('providerSearch'),
  drugEstimator: canOpen('drugEstimator'),
};

/** Navigates to the route that replaces the tool. Returns false when there is none. */
function goToSubstitute(tool: ToolName, from: EventTarget): boolean {
  const { route } = substitutes[tool];
  if (routeUrl(route) === '') return false;
  go(route, undefined, from);
  return true;
}

/**
 * Handles a tool that has failed to load: reports it and navigates to the route that replaces it (ERR-08). Returns false when
 * there is none; then the element has to show a message.
 */
export function doWithoutTool(tool: ToolName, from: EventTarget): boolean {
  const { problem, code } = substitutes[tool];
  closePopup('tool');
  reportProblem(problem, code);
  return goToSubstitute(tool, from);
}

/**
 * Opens a tool in the drawer of the calling element (see `useVendorTool`), unless a tool is open already. Without the tool,
 * navigates to its route instead.
 */
export function openTool(opened: Popups['tool'], openedBy: symbol, from: EventTarget): void {
  if (read(popupAtom('tool'))) return;
  if (read(hasToolAtoms[opened.tool])) openPopup('tool', opened, openedBy);
  else goToSubstitute(opened.tool, from);
}
