import { shared } from '../browser/shared';
import { readWireSection, writeProfile } from '../services/profile-items-service';
import { currentConfig } from './config';
import { changeStoredItems, itemLists, partOf, withItems } from './item-lists';
import { reportFailure, reportProblem } from './load/report';
import type { RemovableKind } from './removal';
import { currentShopper } from './shopper';

type Items = readonly unknown[];

/**
 * One after the other for each kind: an update sends the whole list, so it has to know what the one before has done to
 * it.
 */
function inTurn<Answer>(kind: RemovableKind, job: () => Promise<Answer>): Promise<Answer> {
  const queues = shared('listUpdates', () => new Map<RemovableKind, Promise<unknown>>());
  const turn = (queues.get(kind) ?? Promise.resolve()).then(job, job);
  queues.set(
    kind,
    turn.catch(() => undefined),
  );
  return turn;
}

/** Reads the list as it is now, so that what another tab has added is not lost, and sends it back changed. */
async function update(
  kind: RemovableKind,
  uuid: string,
  change: (items: Items) => Items,
): Promise<Items | undefined> {
  const config = currentConfig();
  const { section, group } = itemLists[kind];
  const answer = await readWireSection(config, uuid, section);
  if (!answer.ok) {
    reportFailure(answer.failure, `update-${kind}-failed`);
    return undefined;
  }
  const found = partOf(answer.value, itemLists[kind]);
  if (!found) {
    reportProblem(`profile (${section}) has no ${group}`, `update-${kind}-failed`);
    return undefined;
  }
  const changed = change(found.items);
  if (changed.length === found.items.length) return found.items; // it is like that already
  const written = await writeProfile(config, uuid, section, withItems(kind, found.part, changed));
  if (written.ok) return found.items;
  reportFailure(written.failure, `update-${kind}-failed`);
  return undefined;
}

/**
 * Changes the length of a saved list: in the profile service (HTTP-04 … HTTP-06, OPEN-B32), for a guest in this browser.
 * Answers the items before; no value when it failed.
 */
export function updateList(kind: RemovableKind, change: (items: Items) => Items): Promise<Items | undefined> {
  return inTurn(kind, () => {
    const { uuid } = currentShopper();
    return uuid === undefined ? Promise.resolve(changeStoredItems(kind, change)) : update(kind, uuid, change);
  });
}
