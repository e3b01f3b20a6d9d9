import type { DatedRule } from './next-step/next-step-rules';

/*
 * Contacts that help people with Medicare in addition to their plan, as dated data (`npm run build` checks the last
 * valid day).
 */

const TALK = { source: 'https://www.medicare.gov/talk-to-someone', validThrough: '2027-12-31' };

export const contacts = {
  /** Medicare's own number for questions, 1-800-MEDICARE. */
  medicare: { number: '1-800-633-4227', tty: '1-877-486-2048', ...TALK },
  /** Lists the free counseling program of each state (State Health Insurance Assistance Program, SHIP). */
  counseling: { website: 'shiphelp.org', ...TALK },
} as const satisfies Record<string, DatedRule & Readonly<Record<string, string>>>;

/** The free counseling program of a state. */
export interface Counselor {
  name: string;
  phone: string;
}
