/** The interface that each page provides to `run.mjs`. */
import { stage } from './element';

export const TAG = 'shopper-profile-bench';

/** Long enough for React, an error and a removal to finish. */
const aWhile = (): Promise<void> => new Promise((resolve) => window.setTimeout(resolve, 50));

/** Durations of tasks of 50 ms and more. */
const longTasks: number[] = [];
const observer = new PerformanceObserver((list) => {
  longTasks.push(...list.getEntries().map(({ duration }) => duration));
});
observer.observe({ type: 'longtask', buffered: true });

function startHarness(): object {
  const elements = (): Element[] => [...document.querySelectorAll(TAG)];
  const isAlive = (element: Element): boolean => element.shadowRoot?.querySelector('section') != null;
  let uncaught = 0;
  window.addEventListener('error', () => {
    uncaught += 1;
  });

  return {
    /** Milliseconds from the insertion of `count` elements until the last of them is in the document. */
    mount: (count: number): Promise<number> =>
      new Promise((resolve) => {
        let mounted = 0;
        stage.onChange = () => {
          mounted += 1;
          if (mounted === count) resolve(performance.now() - startedAt);
        };
        const template = document.createElement('template');
        template.innerHTML = `<${TAG}><p>Call us</p></${TAG}>`.repeat(count);
        const startedAt = performance.now();
        document.body.append(template.content);
      }),

    /** Milliseconds from a click until its change is in the document, for each of `count` clicks. */
    async update(count: number): Promise<number[]> {
      const all = elements();
      const durations: number[] = [];
      for (let index = 0; index < count; index += 1) {
        const button = all[index % all.length]?.shadowRoot?.querySelector('button');
        durations.push(
          await new Promise<number>((resolve) => {
            stage.onChange = () => {
              resolve(performance.now() - startedAt);
            };
            const startedAt = performance.now();
            button?.click();
          }),
        );
      }
      return durations;
    },

    /** Total since the page was loaded. */
    async longestTask(): Promise<number> {
      await aWhile();
      return Math.max(0, ...longTasks);
    },

    async clear(): Promise<void> {
      document.body.replaceChildren();
      stage.breakers.length = 0;
      await aWhile();
    },

    /** Makes the first element throw, and reports what is left. */
    async crash(): Promise<object> {
      stage.breakers[0]?.();
      await aWhile();
      const [broken, ...others] = elements();
      return {
        others: others.length,
        alive: others.filter(isAlive).length,
        showsAuthorContent: (broken?.querySelector('p')?.getClientRects().length ?? 0) > 0,
        uncaught,
      };
    },
  };
}

Object.assign(window, { bench: startHarness() });
