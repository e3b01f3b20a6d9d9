/**
 * A test's time stands still while files that src/ or elements/ import on demand are on their way. The first test of a
 * file has to wait for most of them, and on a busy machine that takes longer than a test may.
 */
import type { Test } from 'mocha';
import { onFiles } from './under-way';

const FILES_MS = 60_000;

let current: Test | undefined;
/** The test that has asked, its own time, and when it asked. */
let asked: { by: Test; ownMs: number; at: number } | undefined;

// Mocha starts the time of a test again, too, when it gets more after its end.
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
