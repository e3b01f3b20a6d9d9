/** What the main thread of a page did, read from a trace of the browser. */

const SCRIPTS = /\/shopper-profile\/|\/bench\/files\/|\/demo\//;

/** With these a trace has tasks, and which of them are the page's. */
export const TASK_CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

const ms = (microseconds) => microseconds / 1000;

/** The thread on which the measured scripts ran. */
const mainThread = (events) =>
  events.find(({ name, args }) => name === 'EvaluateScript' && SCRIPTS.test(args?.data?.url)) ??
  events.find(({ name, args }) => name === 'FunctionCall' && SCRIPTS.test(args?.data?.url));

/**
 * Processor time of the thread, which other processes of the machine cannot lengthen; what slows the processor down
 * for the measurement counts.
 */
export const timeOf = ({ tdur, dur }) => ms(tdur ?? dur);

/** Everything that took time on the page's main thread. */
export function eventsOf(trace) {
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace));
  const thread = mainThread(traceEvents);
  if (!thread) throw new Error('The trace has no script of the page.');
  return traceEvents.filter(
    ({ pid, tid, dur }) => pid === thread.pid && tid === thread.tid && dur !== undefined,
  );
}

export const isTask = ({ name }) => name === 'RunTask';
