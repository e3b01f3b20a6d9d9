/**
 * `npm run test:screen-reader`: walks through the demo by keyboard with a real screen reader, Orca with Firefox, and
 * compares what it says with the transcripts of test/screen-reader. Needs a build (`npm run build`) and Linux; nothing
 * opens on the screen. `-- --only undo` walks one journey, `-- --repeat 10` walks each ten times, and `-- --update`
 * stores what Orca says now. Programs that are not installed are reported, and are not a failure. The last line is
 * `N passed, N failed`: the journeys.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openDesktop } from './screen-reader/desktop.mjs';
import { openFirefox } from './screen-reader/firefox.mjs';
import { journeys } from './screen-reader/journeys.mjs';
import { findPrograms } from './screen-reader/programs.mjs';
import { differences, stepsOf, toText } from './screen-reader/transcript.mjs';
import { walk } from './screen-reader/walk.mjs';
import { startDemo } from './screenshots/demo.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const { values: flags } = parseArgs({
  options: {
    only: { type: 'string' },
    repeat: { type: 'string', default: '1' },
    update: { type: 'boolean', default: false },
  },
});

const fileOf = ({ name }) => path.join(root, 'test/screen-reader', `${name}.txt`);
const stored = (journey) =>
  existsSync(fileOf(journey)) ? stepsOf(readFileSync(fileOf(journey), 'utf8')) : [];

async function walkAll(programs, selected) {
  const demo = await startDemo(root);
  const desktop = await openDesktop(programs);
  const firefox = await openFirefox({ program: programs.Firefox, env: desktop.env, url: demo.url });
  const failed = new Set();
  try {
    for (const journey of selected) {
      for (let round = 0; round < Number(flags.repeat); round += 1) {
        const startedAt = performance.now();
        const expected = flags.update && round === 0 ? undefined : stored(journey);
        const heard = await walk({
          ...desktop,
          page: firefox.page,
          xdotool: programs.Xdotool,
          // A new session, so that nothing of an earlier journey is left.
          url: `${demo.url}${journey.path}&reset=yes`,
          keys: journey.keys,
          expected,
        });
        if (!expected) writeFileSync(fileOf(journey), toText(journey, heard));
        const found = expected ? differences(expected, heard) : [];
        if (found.length > 0) failed.add(journey);
        const time = ((performance.now() - startedAt) / 1000).toFixed(1);
        console.log(`${found.length === 0 ? 'passed' : 'FAILED'}  ${journey.name.padEnd(16)}${time.padStart(6)} s`);
        if (found.length > 0) console.log(found.join('\n'));
      }
    }
  } finally {
    await firefox.close();
    await desktop.stop();
    demo.stop();
  }
  return { passed: selected.length - failed.size, failed: failed.size };
}

const programs = findPrograms();
const missing = Object.keys(programs).filter((name) => !programs[name]);
for (const name of missing) console.log(`${name} was not found`);
const selected = journeys.filter(({ name }) => !flags.only || name.includes(flags.only));
const { passed, failed } =
  missing.length === 0 ? await walkAll(programs, selected) : { passed: 0, failed: 0 };
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
