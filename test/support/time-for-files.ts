/**
 * Stops the time limit of a test while files that src/ or elements/ import on demand are loading. The first
 * test of a file waits for most of them, and on a busy machine that may exceed the limit.
 */
import type { Test } from 'mocha';
import { onFiles } from './under-way';

const FILES_MS = 60_000;

let current: Test | undefined;
/** The waiting test, its own limit, and when the wait started. */
let asked: { by: Test; ownMs: number; at: number } | undefined;

// Mocha also restarts the limit of a test if it gets more time after its end.
const isOver = (test: Test): boolean => test.duration !== undefined;

onFiles((areUnderWay) => {
  const now = performance.now();
  if (areUnderWay && current && !isOver(current)) {
    asked = { by: current, ownMs: current.timeout(), at: now };
    current.timeout(asked.ownMs + FILES_MS);
  }
  if (!areUnderWay && asked) {
    if (!isOver(asked.by)) asked.by.timeout(asked.ownMs + Math.ceil(now - asked.at));
    asked = undefined;
  }
});

beforeEach(function () {
  current = this.currentTest;
});

afterEach(() => {
  current = undefined;
});
