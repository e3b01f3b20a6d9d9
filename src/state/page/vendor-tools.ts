import { atom } from 'jotai/vanilla';
import { configAtom } from '../config';
import { go } from './go';
import { reportProblem } from '../load/report';
import { routeUrl, type RouteName } from './routes';
import { read, shopperValueAtom, write } from '../store';

/** Tools of the host or of a vendor that open in a drawer: `vendors.*` of the configuration (DOCS-14, SHELL-65). */
export type ToolName = 'providerSearch' | 'drugEstimator';

/** What is chosen already, for example `{ providerId }` (OPEN-B70). */
export type ToolValues = Readonly<Record<string, string | undefined>>;

export interface OpenTool {
  tool: ToolName;
  values: ToolValues;
  /** The element whose drawer it is in. */
  openedBy: symbol;
}

/** One at a time. */
export const openToolAtom = shopperValueAtom<OpenTool | null>('openTool', null);

const hasTool = (tool: ToolName) => atom((get) => get(configAtom).vendors[tool] !== null);

/** Whether the page has the tool. */
export const hasToolAtoms = {
  providerSearch: hasTool('providerSearch'),
  drugEstimator: hasTool('drugEstimator'),
};

interface Substitute {
  /** For the log (ERR-08, OPEN-A108). */
  problem: string;
  code: string;
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
export function doWithoutTool(tool: ToolName): boolean {
  const { problem, code, route } = substitutes[tool];
  write(openToolAtom, null);
  reportProblem(problem, code);
  if (!route || routeUrl(route) === '') return false;
  go(route);
  return true;
}

/**
 * Opens a tool in the drawer of the element that asks: see `useVendorTool`. A second one does not open beside it.
 * Returns false when the page has no such tool and no route to go to.
 */
export function openTool(opened: OpenTool): boolean {
  if (read(openToolAtom)) return true;
  if (!read(hasToolAtoms[opened.tool])) return doWithoutTool(opened.tool);
  write(openToolAtom, opened);
  return true;
}
