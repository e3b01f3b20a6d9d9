/** The pictures of test/pictures: compares them with new pictures of the demo, or stores the new ones. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inLanes } from '../in-lanes.mjs';
import { difference } from './compare.mjs';
import { pictureName, visits } from './list.mjs';
import { decode, encode, encodeExactly } from './png.mjs';
import { reportPage } from './report.mjs';
import { takeVisit } from './take.mjs';

const STORED = 'test/pictures';
/**
 * The browser, and for each stored picture, a hash of the drawing that it shows. If the hash of a new drawing is equal,
 * no comparison is needed.
 */
const RECORD = 'taken.json';
const REPORT = 'screenshots';
/** Tabs that work in parallel: one waits for its page while others draw. */
const TABS = 3;

const UPDATE = 'npm run screenshots -- --update';

const read = (file) => {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
};

const readRecord = (folder) => {
  const text = read(path.join(folder, RECORD));
  return text && JSON.parse(text);
};

const hashOf = (png, picture) =>
  createHash('sha256').update(png).update(picture).digest('base64url').slice(0, 16);

/** Takes the pictures of a visit. Resolves to the arguments of `keep` for each of them. */
async function picturesOf({ browser, base, visit }) {
  const pictures = [];
  await takeVisit({ browser, base, visit, keep: (...picture) => pictures.push(picture) });
  return pictures;
}

/**
 * Takes the pictures of all visits in a few parallel tabs. A visit that fails is tried once more, because on a busy
 * machine a tab can get no frames for minutes. Resolves to the failures by picture name.
 */
async function takeAll({ browser, base, chosen, keep }) {
  const failures = [];
  const take = async (visit) => {
    try {
      const pictures = await picturesOf({ browser, base, visit }).catch((error) => {
        console.log(`${visit.name}: second try, because: ${error.message}`);
        return picturesOf({ browser, base, visit });
      });
      for (const picture of pictures) keep(...picture);
    } catch (error) {
      failures.push({ name: visit.name, summary: `not taken: ${error.message}` });
    }
  };
  await inLanes(
    chosen.map((visit) => () => take(visit)),
    TABS,
  );
  return failures;
}

/** Compares a stored picture with the new one. */
function findDifference(before, after) {
  return before.equals(after) ? undefined : difference(decode(before), decode(after));
}

/**
 * Returns the visits and the pictures that have one of the texts in their names. Without texts, returns all of them.
 */
const choose = (texts) =>
  visits.flatMap((visit) => {
    const widths = visit.widths.filter(
      (width) => !texts || texts.some((text) => pictureName(visit, width).includes(text)),
    );
    return widths.length > 0 ? [{ ...visit, widths }] : [];
  });

const namesOf = (chosen) =>
  new Set(chosen.flatMap((visit) => visit.widths.map((width) => pictureName(visit, width))));

/** Pictures that are no longer in the list. */
const leftOver = (folder) => {
  const listed = namesOf(visits);
  return readdirSync(folder).filter(
    (file) => file.endsWith('.png') && !listed.has(file.slice(0, -'.png'.length)),
  );
};

async function update({ root, browser, base, chosen }) {
  const folder = path.join(root, STORED);
  mkdirSync(folder, { recursive: true });
  for (const file of leftOver(folder)) rmSync(path.join(folder, file));
  const hashes = { ...readRecord(folder)?.hashes };
  let [stored, changed, size] = [0, 0, 0];
  const failures = await takeAll({
    browser,
    base,
    chosen,
    keep: (name, png) => {
      const file = path.join(folder, `${name}.png`);
      const bytes = encode(decode(png));
      const before = read(file);
      // Keeps a picture that looks the same, because the Git history keeps each version.
      const isSame = before !== undefined && !findDifference(before, bytes);
      const picture = isSame ? before : bytes;
      if (!isSame) {
        writeFileSync(file, picture);
        changed += 1;
      }
      hashes[name] = hashOf(png, picture);
      size += picture.length;
      stored += 1;
    },
  });
  const listed = [...namesOf(visits)].sort().filter((name) => hashes[name]);
  const record = {
    browser: await browser.version(),
    hashes: Object.fromEntries(listed.map((name) => [name, hashes[name]])),
  };
  writeFileSync(path.join(folder, RECORD), `${JSON.stringify(record, null, 2)}\n`);
  for (const { name, summary } of failures) console.error(`failed: ${name}: ${summary}`);
  const megabytes = (size / 1e6).toFixed(1);
  console.log(
    `${stored} pictures in ${STORED}, ${megabytes} MB; ${changed} of them new, ${failures.length} failed`,
  );
  return failures.length === 0;
}

const percent = (share) => `${(share * 100).toFixed(share < 0.001 ? 3 : 1)} %`;

function summaryOf({ pixels, share, heights: [before, after] }) {
  const looks = `${pixels} pixels (${percent(share)}) look different`;
  return before === after ? looks : `${looks}; it was ${before} px high and is ${after}`;
}

async function compare({ root, browser, base, chosen }) {
  const folder = path.join(root, STORED);
  const version = await browser.version();
  const record = readRecord(folder);
  if (!record) {
    console.error(`failed: no pictures are stored in ${STORED}; to store them: ${UPDATE}`);
    return false;
  }
  if (record.browser !== version) {
    console.error(`failed: the pictures are of ${record.browser}, this browser is ${version}`);
    console.error(
      `If the packages are not those of package-lock.json: npm ci. After an upgrade of @sparticuz/chromium: check out the commit before your changes of looks, ${UPDATE}, and commit the pictures with the upgrade.`,
    );
    return false;
  }
  const report = path.join(root, REPORT);
  for (const kind of ['before', 'after', 'difference', 'index.html'])
    rmSync(path.join(report, kind), { recursive: true, force: true });
  const results = [];
  const show = (name, kind, bytes) => {
    mkdirSync(path.join(report, kind), { recursive: true });
    writeFileSync(path.join(report, kind, `${name}.png`), bytes);
    return `${kind}/${name}.png`;
  };
  const failures = await takeAll({
    browser,
    base,
    chosen,
    keep: (name, png) => {
      const before = read(path.join(folder, `${name}.png`));
      if (before && record.hashes[name] === hashOf(png, before)) return;
      const after = encode(decode(png));
      if (!before) {
        results.push({ name, summary: 'not stored yet', files: { after: show(name, 'after', after) } });
        return;
      }
      const found = findDifference(before, after);
      if (!found) return;
      results.push({
        name,
        summary: summaryOf(found),
        files: {
          before: show(name, 'before', before),
          after: show(name, 'after', after),
          difference: show(name, 'difference', encodeExactly(found.picture)),
        },
      });
    },
  });
  for (const file of leftOver(folder))
    failures.push({ name: file, summary: `stored, but not in the list; ${UPDATE} removes it` });
  results.push(...failures.map((failure) => ({ ...failure, files: {} })));
  results.sort((a, b) => a.name.localeCompare(b.name, 'en'));
  for (const { name, summary } of results) console.error(`failed: ${name}: ${summary}`);
  const count = namesOf(chosen).size;
  if (results.length === 0) {
    console.log(`${count} pictures look as stored`);
    return true;
  }
  mkdirSync(report, { recursive: true });
  writeFileSync(path.join(report, 'index.html'), reportPage(results));
  console.log(`${results.length} of ${count} pictures differ: see ${REPORT}/index.html`);
  return false;
}

/**
 * @param {{ root: string, browser: import('puppeteer-core').Browser, base: string, only?: string[], isUpdate: boolean }} options `only`:
 *   texts, of which a picture has one in its name
 * @returns whether everything is as it should be
 */
export function checkStored({ only, isUpdate, ...options }) {
  const chosen = choose(only);
  if (chosen.length === 0) throw new Error(`No picture has ${only.join(' or ')} in its name.`);
  return isUpdate ? update({ ...options, chosen }) : compare({ ...options, chosen });
}
