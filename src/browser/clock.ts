const two = (value: number): string => String(value).padStart(2, '0');

/** Local time of the browser, `YYYY-MM-DDTHH:mm:ss`. Used when the server time is unknown (OPEN-A107). */
export function browserWallClock(): string {
  const now = new Date();
  const date = [String(now.getFullYear()), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `${date}T${[now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join(':')}`;
}

/** Milliseconds since 1970 by the browser's clock. */
export const epochMilliseconds = (): number => Date.now();

/** Current time by the browser's clock, as ISO 8601 in UTC. */
export const epochIso = (): string => new Date(epochMilliseconds()).toISOString();

/** Lets the browser paint and handle input before the next work starts. */
export const nextTask = (): Promise<void> => wait(0);

export const wait = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

const late = Symbol('late');

/** Waits for a promise for at most `ms`; does not cancel the work. Returns whether it settled in time. */
export async function finishesWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  return (await Promise.race([work, wait(ms).then(() => late)])) !== late;
}

/** Waits until the browser is idle, for at most `ms`. */
export const whenIdle = (ms: number): Promise<void> =>
  'requestIdleCallback' in window
    ? new Promise((done) => {
        requestIdleCallback(() => done(), { timeout: ms });
      })
    : nextTask();
