/** Rules that are valid for a limited time: src/domain/next-step/next-step-rules.ts, src/domain/medicare-contacts.ts. */
import process from 'node:process';
import { loadModule } from './load-module.mjs';

const MS_PER_DAY = 86_400_000;
const WARNING_DAYS = 60;

const daysUntil = (day, today) => (Date.parse(day) - Date.parse(today)) / MS_PER_DAY;

/**
 * Messages about rules that are no longer valid (`expired`), and about those that expire within 60 days (`soon`). `rules`
 * maps names to `{ source, validThrough }`; days are `YYYY-MM-DD`. A rule is valid on its last day.
 */
export function checkDatedRules(rules, today) {
  const expired = [];
  const soon = [];
  for (const [name, { source, validThrough }] of Object.entries(rules)) {
    const days = daysUntil(validThrough, today);
    const message = `${name}: read ${source} again, and set validThrough (${validThrough})`;
    if (days < 0) expired.push(message);
    else if (days <= WARNING_DAYS) soon.push(message);
  }
  return { expired, soon };
}

/** All dated rules of the product, by name. */
async function readDatedRules() {
  const { periods, steps, otherwise, notes, contacts } = await loadModule(
    `export * from './src/domain/next-step/next-step-rules'; export * from './src/domain/medicare-contacts';`,
  );
  const named = Object.entries({ periods, steps, otherwise, notes, contacts }).flatMap(([table, rules]) =>
    Object.entries(rules).map(([name, rule]) => [`${table}.${name}`, rule]),
  );
  return Object.fromEntries(named);
}

/** Warns about rules that expire soon. Throws if a rule has expired, so that no build ships it. */
export async function refuseExpiredRules(today = new Date().toISOString().slice(0, 10)) {
  const { expired, soon } = checkDatedRules(await readDatedRules(), today);
  if (soon.length > 0)
    process.stderr.write(`Rules that expire within ${WARNING_DAYS} days:\n  ${soon.join('\n  ')}\n`);
  if (expired.length > 0) throw new Error(`Rules that have expired:\n  ${expired.join('\n  ')}`);
}
