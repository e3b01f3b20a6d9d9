/** `detail` of `shopper-profile-vitals`: fixed words and rounded numbers. */
export interface Vitals {
  /** Release of the bundle. */
  release: string;
  /** Milliseconds from the start of the navigation to the first cards, to 100; `null` without cards. */
  firstCards: number | null;
  /** Layout shift of elements of the bundle, to 0.01; `null` if the browser does not measure it. */
  layoutShift: number | null;
  /** Frames in which scripts of the bundle ran for 50 ms or more; `null` if the browser cannot tell. */
  longFrames: { count: number; /** Milliseconds of these scripts, to 10. */ ms: number } | null;
  /** Of the last 100 calls. */
  failedCalls: FailedCall[];
  /** Codes of docs/reference/errors.md, which says what shows instead. */
  fallbacks: (typeof codes)[number][];
}

interface FailedCall {
  /** Name of the call, as in `network.json`. */
  call: string;
  kind: 'network' | 'timeout' | '3xx' | '4xx' | '5xx' | 'other' | 'invalid';
  count: number;
}

/** What the page has recorded. Only numbers of it reach the event, and words that are in the lists of this file. */
export interface Recorded {
  firstCards: number | undefined;
  layoutShift: number | undefined;
  longFrames: { count: number; ms: number } | undefined;
  calls: readonly { name: string; status: number | string; ms: number }[];
  errors: readonly { message: string; code: string }[];
  /** Names of the calls that have a key in the configuration. */
  keys: { endpoints: readonly string[]; contentPaths: readonly string[] };
  /** Calls without a response after this time count as timeouts. */
  callWaitMs: number;
}

const sections = ['all', 'drugs', 'providers', 'plans', 'medsuppPlans'];

/** Calls without a key of their own. */
const calls = [
  'authValidate',
  'plan list',
  'plan details',
  'plan contact',
  'counties',
  'supplement search',
  'supplement enrollment',
  'saved application',
  'delete plan',
  'delete supplement',
  'import member items',
  'merge profile',
  'skip merge',
  'email reminder',
  'logout',
  'analytics',
  'domo',
];

/** Every code of `shopper-profile-error`. */
const codes = [
  'load-failed',
  'render-failed',
  'host-function-failed',
  'sign-in-failed',
  'identity-unreadable',
  'profile-failed',
  'profile-missing',
  'stored-profile-unreadable',
  'telesales-type-unknown',
  'logout-failed',
  'flags-failed',
  'time-failed',
  'content-failed',
  'counties-failed',
  'counties-missing',
  'plans-failed',
  'plan-failed',
  'plan-missing',
  'plan-contact-failed',
  'toll-free-failed',
  'lis-failed',
  'lis-unavailable',
  'import-failed',
  'import-date-unreadable',
  'email-failed',
  'import-form-failed',
  'guest-merge-failed',
  'merge-failed',
  'merge-refused',
  'skip-failed',
  'stop-reminder-failed',
  'application-status-failed',
  'saved-application-failed',
  'saved-application-incomplete',
  'supplement-application-failed',
  'supplements-failed',
  'supplements-unreadable',
  'supplement-unreadable',
  'supplement-missing',
  'supplement-without-zip',
  'supplement-interface-failed',
  'provider-search-failed',
  'drug-estimator-failed',
  'recommendation-unreadable',
  'recommendation-ambiguous',
  'delete-plan-failed',
  'update-plan-failed',
  'update-drug-failed',
  'update-doctor-failed',
  'update-supplement-failed',
  'reload-plan-failed',
  'reload-drug-failed',
  'reload-doctor-failed',
  'reload-supplement-failed',
] as const;

/**
 * Names of all calls.
 * @internal
 */
export const callNames = ({ endpoints, contentPaths }: Recorded['keys']): string[] => [
  ...sections.flatMap((section) => [`profile (${section})`, `profile write (${section})`]),
  ...calls,
  ...endpoints,
  ...contentPaths.map((name) => `content ${name}`),
];

const rounded = (value: number | undefined, perStep: number): number | null =>
  value !== undefined && Number.isFinite(value) ? Math.round(value / perStep) * perStep : null;

function kindOf({ status, ms }: Recorded['calls'][number], callWaitMs: number): FailedCall['kind'] {
  if (typeof status !== 'number') return ms >= callWaitMs ? 'timeout' : 'network';
  if (status >= 500 && status < 600) return '5xx';
  if (status >= 400 && status < 500) return '4xx';
  return status >= 300 && status < 400 ? '3xx' : 'other';
}

const NOT_JSON = ' failed: the response is not JSON';

/** By name and kind, in the order of the names. */
function failuresOf({ calls, errors, keys, callWaitMs }: Recorded): FailedCall[] {
  const failed = [
    ...calls
      .filter(({ status }) => status !== 'ok')
      .map((call) => ({ name: call.name, kind: kindOf(call, callWaitMs) })),
    ...errors
      .filter(({ message }) => message.endsWith(NOT_JSON))
      .map(({ message }) => ({ name: message.slice(0, -NOT_JSON.length), kind: 'invalid' as const })),
  ];
  return callNames(keys).flatMap((call) => {
    const kinds = failed.filter(({ name }) => name === call).map(({ kind }) => kind);
    return [...new Set(kinds)].map((kind) => ({
      call,
      kind,
      count: kinds.filter((other) => other === kind).length,
    }));
  });
}

/** The detail of the event. Words that are not in the lists are left out, whatever was recorded. */
export function vitalsOf(release: string, recorded: Recorded): Vitals {
  const { firstCards, layoutShift, longFrames, errors } = recorded;
  const shift = rounded(layoutShift === undefined ? undefined : layoutShift * 100, 1);
  return {
    release,
    firstCards: rounded(firstCards, 100),
    layoutShift: shift === null ? null : shift / 100,
    longFrames: longFrames
      ? { count: rounded(longFrames.count, 1) ?? 0, ms: rounded(longFrames.ms, 10) ?? 0 }
      : null,
    failedCalls: failuresOf(recorded),
    fallbacks: codes.filter((code) => errors.some((error) => error.code === code)),
  };
}
