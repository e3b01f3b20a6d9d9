const two = (value: number): string => String(value).padStart(2, '0');

/** What the browser's own clock shows, `YYYY-MM-DDTHH:mm:ss`, for when the server's is not known (OPEN-A107). */
export function browserWallClock(): string {
  const now = new Date();
  const date = [String(now.getFullYear()), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `${date}T${[now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join(':')}`;
}

/** Milliseconds since 1970, by the browser's own clock. */
export const epochMilliseconds = (): number => Date.now();

/** The same moment as ISO 8601 in UTC. */
export const epochIso = (): string => new Date(epochMilliseconds()).toISOString();

/** Lets the browser draw and listen before more work is done. */
export const nextTask = (): Promise<void> => wait(0);

export const wait = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms);
  });

const late = Symbol('late');

/** Waits for a promise, but no longer than `ms`; the work itself goes on. Returns whether it was in time. */
export async function finishesWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  return (await Promise.race([work, wait(ms).then(() => late)])) !== late;
}

/** Waits until the browser has nothing else to do, but no longer than `ms`. */
export const whenIdle = (ms: number): Promise<void> =>
  'requestIdleCallback' in window
    ? new Promise((done) => {
        requestIdleCallback(() => done(), { timeout: ms });
      })
    : nextTask();
