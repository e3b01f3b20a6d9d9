/**
 * Runs tasks, a few of them at the same time. Resolves to their results in the order of the tasks.
 * @template Result
 * @param {(() => Promise<Result>)[]} tasks
 * @param {number} lanes how many run at the same time
 * @returns {Promise<Result[]>}
 */
export async function inLanes(tasks, lanes) {
  const waiting = [...tasks.entries()];
  const results = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, task] = next;
      results[place] = await task();
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return results;
}
