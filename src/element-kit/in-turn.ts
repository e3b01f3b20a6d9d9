/**
 * Many pieces that are upgraded at once would keep the page busy for as long as all of their mounts take. The first
 * ones mount at once; what does not fit into a few milliseconds waits for the next tasks, in order.
 */
const BUDGET_MS = 5;

const waiting: (() => void)[] = [];
let began: number | null = null;

const hasRoom = (): boolean => began === null || performance.now() - began < BUDGET_MS;

function goOn(): void {
  began = null;
  for (let work = waiting.shift(); work; work = waiting.shift()) {
    begin();
    work();
    if (!hasRoom()) return;
  }
}

/** From now on time counts; the next task starts counting anew. */
function begin(): void {
  if (began !== null) return;
  began = performance.now();
  setTimeout(goOn);
}

export function inTurn(work: () => void): void {
  if (waiting.length > 0 || !hasRoom()) {
    waiting.push(work);
    return;
  }
  begin();
  work();
}
