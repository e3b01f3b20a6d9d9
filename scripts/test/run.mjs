import { existsSync } from 'node:fs';
import { runInBrowser } from './browser.mjs';
import { kindOf } from './kinds.mjs';
import { runInNode } from './node.mjs';
import { sumOf } from './results.mjs';

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function timed(where, files, run) {
  if (files.length === 0) return [];
  const startedAt = performance.now();
  const results = await run(files);
  const { passed, failures } = results;
  console.log(`${where}: ${passed} passed, ${failures.length} failed in ${seconds(startedAt)}`);
  return [results];
}

/** Runs each test in its environment, those in Node first, and returns the results of both. */
export async function runTests(files, { env } = {}) {
  const inNode = files.filter((file) => kindOf(file) === 'node');
  const inBrowser = files.filter((file) => kindOf(file) !== 'node');
  if (files.some((file) => kindOf(file) === 'built') && !existsSync('dist'))
    throw new Error('Tests in test/bundles load files from dist: run `npm run build` first.');
  return sumOf([
    ...(await timed('In Node', inNode, runInNode)),
    ...(await timed('In the browser', inBrowser, (some) => runInBrowser(some, { env }))),
  ]);
}

const STORY_RUN = ['test/story-run/amp.test.ts', 'test/story-run-ums/ums.test.ts'];

/** Runs the stories in these files and folders, in both brands. */
export const runStories = (places) =>
  places.length === 0 ? sumOf([]) : runTests(STORY_RUN, { env: { STORIES: places.join() } });
