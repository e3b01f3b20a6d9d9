/** What the main thread of a page did, read from a browser trace. */

const SCRIPTS = /\/shopper-profile\/|\/bench\/files\/|\/demo\//;

/** Trace categories that contain tasks and identify the main thread of the page. */
export const TASK_CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

const ms = (microseconds) => microseconds / 1000;

/** The thread on which the measured scripts ran. */
const mainThread = (events) =>
  events.find(({ name, args }) => name === 'EvaluateScript' && SCRIPTS.test(args?.data?.url)) ??
  events.find(({ name, args }) => name === 'FunctionCall' && SCRIPTS.test(args?.data?.url));

/**
 * Processor time of the thread. Other processes do not increase it, but the slowdown that the measurement
 * sets does.
 */
export const timeOf = ({ tdur, dur }) => ms(tdur ?? dur);

/** All tasks on the main thread of the page. */
export function eventsOf(trace) {
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace));
  const thread = mainThread(traceEvents);
  if (!thread) throw new Error('The trace has no script of the page.');
  return traceEvents.filter(
    ({ pid, tid, dur }) => pid === thread.pid && tid === thread.tid && dur !== undefined,
  );
}

export const isTask = ({ name }) => name === 'RunTask';
