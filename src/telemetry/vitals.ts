/** `detail` of `shopper-profile-vitals`: names that the code gives to calls and errors, and rounded numbers. */
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
  fallbacks: string[];
}

interface FailedCall {
  /** Name of the call, as in `network.json`. */
  call: string;
  kind: 'network' | 'timeout' | '3xx' | '4xx' | '5xx' | 'other' | 'invalid';
  count: number;
}

/** What the page has recorded. Calls and errors have their names from the code (`CallName`, `ErrorCode`). */
export interface Recorded {
  firstCards: number | undefined;
  layoutShift: number | undefined;
  longFrames: { count: number; ms: number } | undefined;
  calls: readonly { name: string; status: number | string; ms: number }[];
  errors: readonly { code: string }[];
  /** Calls without a response after this time count as timeouts. */
  callWaitMs: number;
}

const rounded = (value: number | undefined, perStep: number): number | null =>
  value !== undefined && Number.isFinite(value) ? Math.round(value / perStep) * perStep : null;

function kindOf({ status, ms }: Recorded['calls'][number], callWaitMs: number): FailedCall['kind'] {
  if (status === 'notJson') return 'invalid';
  if (typeof status !== 'number') return ms >= callWaitMs ? 'timeout' : 'network';
  if (status >= 500 && status < 600) return '5xx';
  if (status >= 400 && status < 500) return '4xx';
  return status >= 300 && status < 400 ? '3xx' : 'other';
}

/** By name and kind, in the order of the first failures. */
function failuresOf({ calls, callWaitMs }: Recorded): FailedCall[] {
  const failures: FailedCall[] = [];
  for (const recorded of calls) {
    if (recorded.status === 'ok') continue;
    const call = recorded.name;
    const kind = kindOf(recorded, callWaitMs);
    const known = failures.find((one) => one.call === call && one.kind === kind);
    if (known) known.count += 1;
    else failures.push({ call, kind, count: 1 });
  }
  return failures;
}

export function vitalsOf(release: string, recorded: Recorded): Vitals {
  const { firstCards, layoutShift, longFrames, errors } = recorded;
  const shift = rounded(layoutShift && layoutShift * 100, 1);
  return {
    release,
    firstCards: rounded(firstCards, 100),
    layoutShift: shift === null ? null : shift / 100,
    longFrames: longFrames
      ? { count: rounded(longFrames.count, 1) ?? 0, ms: rounded(longFrames.ms, 10) ?? 0 }
      : null,
    failedCalls: failuresOf(recorded),
    fallbacks: [...new Set(errors.map(({ code }) => code))],
  };
}
