import { scenarioNames, scenarios, type Scenario } from './scenarios';

const PREFIX = 'demo-';

/** A code that is accepted, but its response has no `uuid`, so that the sign-in fails (LOAD-09). */
export const CODE_WITHOUT_UUID = 'demo-no-uuid';

/**
 * The code that signs a shopper in, any number of times. A suffix after a period makes it a different code
 * for the same shopper, because a page validates each code only once.
 */
export const signInCode = (scenario: Scenario, variant = ''): string =>
  `${PREFIX}${scenario}${variant && `.${variant}`}`;

/** The shopper that a code signs in. `undefined` for unknown codes. */
export function scenarioOfCode(code: string): Scenario | undefined {
  const [name = ''] = code.slice(PREFIX.length).split('.');
  const scenario = scenarioNames.find((known) => known === name);
  const isTaken = code.startsWith(PREFIX) && scenario !== undefined && !scenarios[scenario].isGuest;
  return isTaken ? scenario : undefined;
}
