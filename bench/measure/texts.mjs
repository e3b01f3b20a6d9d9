/**
 * Measures how much long JSON texts in the profile delay the first cards on a slow processor. Compares `medsuppData`
 * and `preData.data` of 1 MB each with the same letters in `macraData`, which no code reads, so that the network
 * transfers the same amount.
 */
import { firstCards, watchFirstCards } from '../lib/first-cards.mjs';
import { changeProfile } from '../lib/profile.mjs';
import { median, summary } from '../lib/statistics.mjs';
import { visit } from '../lib/visit.mjs';

const CPU_SLOWDOWN = 4;
const LETTERS = 1_000_000;
const SESSION = { scenario: 'consumer' };

/** JSON text of about that length, with the depth and variety of recommendation data. */
function longJson(name) {
  const entry = (number) => ({
    ndc: String(60_505_257_908 + number),
    qty: 30,
    drugCosts: [{ cost: number / 7 }],
  });
  const most = Math.ceil(LETTERS / JSON.stringify(entry(100_000)).length);
  return JSON.stringify({
    [name]: { drugs: Array.from({ length: most }, (_, number) => entry(100_000 + number)) },
  });
}

const medsuppData = longJson('applicantInformation');
const preData = longJson('planRecommendationObj');

const fields = {
  read: { medsuppData, preData: { data: preData } },
  unread: { macraData: { medsuppData, preData: { data: preData } } },
};
const VARIANTS = Object.keys(fields);

const load = ({ browser, base }, variant) =>
  visit({ browser, base, session: SESSION }, async (page, devtools) => {
    await page.evaluateOnNewDocument(watchFirstCards);
    await changeProfile(devtools, (profile) => ({ ...profile, ...fields[variant] }));
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(new URL('amp/profile.html', base).href, { waitUntil: 'domcontentloaded' });
    return firstCards(page);
  });

/** Runs the two in turn, so that other load on the machine affects both equally. */
export async function measureTexts(bench, { runs = 15 } = {}) {
  const times = { read: [], unread: [] };
  for (const variant of VARIANTS) await load(bench, variant); // Warms the cache: the server compresses each file once.
  for (let turn = 0; turn < runs; turn += 1) {
    for (const variant of turn % 2 ? VARIANTS.toReversed() : VARIANTS)
      times[variant].push(await load(bench, variant));
  }
  return {
    runs,
    read: summary(times.read),
    unread: summary(times.unread),
    ratio: median(times.read.map((time, turn) => time / times.unread[turn])),
    times,
  };
}
