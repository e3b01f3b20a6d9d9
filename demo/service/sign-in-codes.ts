import { scenarioNames, scenarios, type Scenario } from './scenarios';

const PREFIX = 'demo-';

/** A code that is taken, but whose response lacks the `uuid`: the sign-in has failed all the same (LOAD-09). */
export const CODE_WITHOUT_UUID = 'demo-no-uuid';

/**
 * The code that signs a shopper in, as often as one likes. Whatever stands behind a point makes it another code for
 * the same shopper: a page validates a code that it knows only once.
 */
export const signInCode = (scenario: Scenario, variant = ''): string =>
  `${PREFIX}${scenario}${variant && `.${variant}`}`;

/** The shopper whom a code signs in; no one for codes that were never given out. */
export function scenarioOfCode(code: string): Scenario | undefined {
  const [name = ''] = code.slice(PREFIX.length).split('.');
  const scenario = scenarioNames.find((known) => known === name);
  const isTaken = code.startsWith(PREFIX) && scenario !== undefined && !scenarios[scenario].isGuest;
  return isTaken ? scenario : undefined;
}
