/** What Orca says, as its speech server writes it (transcript_speech.py). */
import { existsSync, readFileSync } from 'node:fs';

const POLL_MS = 20;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export function openSpeech(file) {
  let taken = 0;
  /** All utterances so far. The last line can be incomplete. */
  const all = () =>
    existsSync(file)
      ? readFileSync(file, 'utf8')
          .split('\n')
          .slice(0, -1)
          .map((line) => JSON.parse(line).trim())
          .filter(Boolean)
      : [];

  /** Waits until what was said since the last `take` meets a condition. Resolves with false after `limit` ms. */
  async function until(isEnough, limit) {
    const deadline = performance.now() + limit;
    while (!isEnough(all().slice(taken))) {
      if (performance.now() > deadline) return false;
      await pause(POLL_MS);
    }
    return true;
  }

  /** Waits until nothing was said for this time. */
  async function quiet(ms) {
    let [count, since] = [all().length, performance.now()];
    while (performance.now() - since < ms) {
      await pause(POLL_MS);
      const now = all().length;
      if (now !== count) [count, since] = [now, performance.now()];
    }
  }

  /** What was said since the last call. */
  function take() {
    const lines = all().slice(taken);
    taken += lines.length;
    return lines;
  }
  return { until, quiet, take };
}
