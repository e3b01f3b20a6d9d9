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
import { findPrograms, versionOf } from './screen-reader/programs.mjs';
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
const heardWith = path.join(root, 'test/screen-reader/heard-with.json');

/** The programs whose speech is stored, and the day. Other versions can say the same in other words. */
const storedVersions = () => JSON.parse(readFileSync(heardWith, 'utf8'));
const versionsOf = ({ Orca, Firefox }) => ({ orca: versionOf(Orca), firefox: versionOf(Firefox) });

const stored = (journey) =>
  existsSync(fileOf(journey)) ? stepsOf(readFileSync(fileOf(journey), 'utf8')) : [];

async function walkAll(programs, selected) {
  const demo = await startDemo(root);
  // Also if the desktop does not start, or the run is interrupted.
  process.once('exit', demo.stop);
  const desktop = await openDesktop(programs);
  const firefox = await openFirefox({ program: programs.Firefox, env: desktop.env, url: demo.url });
  const failed = new Set();
  try {
    for (let round = 0; round < Number(flags.repeat); round += 1) {
      for (const journey of selected) {
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
        if (!expected && differences(stored(journey), heard).length > 0)
          writeFileSync(fileOf(journey), toText(journey, heard));
        const found = expected ? differences(expected, heard) : [];
        if (found.length > 0) failed.add(journey);
        const time = ((performance.now() - startedAt) / 1000).toFixed(1);
        console.log(
          `${found.length === 0 ? 'passed' : 'FAILED'}  ${journey.name.padEnd(16)}${time.padStart(6)} s`,
        );
        if (found.length > 0) console.log(found.join('\n'));
      }
    }
  } finally {
    await firefox.close();
    await desktop.stop();
  }
  return { passed: selected.length - failed.size, failed: failed.size };
}

/** Names of programs without which the journeys cannot be walked. Each major version of Orca has its own words. */
function missingOf(programs) {
  const missing = Object.keys(programs).filter((name) => !programs[name]);
  if (missing.length > 0 || flags.update) return missing;
  const major = storedVersions().orca.split('.')[0];
  return versionOf(programs.Orca).split('.')[0] === major ? [] : [`Orca${major}`];
}

function storeVersions(programs) {
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(heardWith, `${JSON.stringify({ date, ...versionsOf(programs) }, null, 2)}\n`);
}

function printVersions(programs) {
  for (const [where, { orca, firefox }] of [
    ['stored', storedVersions()],
    ['here', versionsOf(programs)],
  ])
    console.log(`${where.padEnd(8)}Orca ${orca}, Firefox ${firefox}`);
}

const programs = findPrograms();
const missing = missingOf(programs);
for (const name of missing) console.log(`${name} was not found`);
let counts = { passed: 0, failed: 0 };
if (missing.length === 0) {
  if (flags.update) storeVersions(programs);
  printVersions(programs);
  counts = await walkAll(
    programs,
    journeys.filter(({ name }) => !flags.only || name.includes(flags.only)),
  );
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);
