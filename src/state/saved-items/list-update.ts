import { shared } from '../../browser/shared';
import { acrossTabs } from '../../browser/tab-locks';
import { readWireSection, writeProfile } from '../../services/profile-items-service';
import { currentConfig } from '../config';
import {
  changeStoredItems,
  itemLists,
  partOf,
  showItems,
  withItems,
  type Items,
  type ListUpdate,
} from './item-lists';
import { reportFailure, reportProblem } from '../load/report';
import { sessionEnd } from '../load/session-end';
import { removalsSoFar, wasRemovedSince, type RemovableKind } from './removal';
import { currentShopper } from '../shopper/shopper';

/** What has to be over before a job may start that wants the list for itself, and one that does not. */
interface Turns {
  all: Promise<unknown>;
  alone: Promise<unknown>;
}

const turnsOf = (kind: RemovableKind): Turns =>
  shared(`turns of ${kind}`, () => ({ all: Promise.resolve(), alone: Promise.resolve() }));

const settled = (job: Promise<unknown>): Promise<unknown> => job.catch(() => undefined);

/** With its turn in this tab, a job waits for those of the other tabs: each works on what the service holds then. */
const withLock = <Answer>(kind: RemovableKind, mode: LockMode, job: () => Promise<Answer>): Promise<Answer> =>
  acrossTabs(`list of ${kind}s`, { mode, maxMs: currentConfig().loading.callWaitMs }, job);

/** An update sends the whole list, so it has to know what every job before has done to it: it is alone with it. */
function runExclusively<Answer>(kind: RemovableKind, job: () => Promise<Answer>): Promise<Answer> {
  const turns = turnsOf(kind);
  const turn = turns.all.then(() => withLock(kind, 'exclusive', job));
  turns.all = turns.alone = settled(turn);
  return turn;
}

/** A call that changes one item goes beside others of its like, but not beside an update of the list. */
export function runShared<Answer>(kind: RemovableKind, job: () => Promise<Answer>): Promise<Answer> {
  const turns = turnsOf(kind);
  const turn = turns.alone.then(() => withLock(kind, 'shared', job));
  turns.all = Promise.all([turns.all, settled(turn)]);
  return turn;
}

async function readList(kind: RemovableKind, uuid: string, code: string): Promise<ReturnType<typeof partOf>> {
  const { section, group } = itemLists[kind];
  const answer = await readWireSection(currentConfig(), uuid, section);
  if (!answer.ok) {
    reportFailure(answer.failure, code);
    if (answer.failure.isInvalidSession && currentShopper().uuid === uuid) sessionEnd().handle?.();
    return undefined;
  }
  const found = partOf(answer.value, itemLists[kind]);
  if (!found) reportProblem(`profile (${section}) has no ${group}`, code);
  return found;
}

/** Whether the service is right to say that it has no such item: not if its list has it all the same. */
export async function isOffTheList(kind: RemovableKind, key: string, uuid: string): Promise<boolean> {
  const found = await readList(kind, uuid, `reload-${kind}-failed`);
  return !found?.items.some((item) => itemLists[kind].keyOf(item) === key);
}

/** Reads the list as it is now, so that what another tab has added is not lost, and sends it back changed. */
async function update(
  kind: RemovableKind,
  uuid: string,
  change: (items: Items) => Items,
  code: string,
): Promise<ListUpdate | undefined> {
  const found = await readList(kind, uuid, code);
  if (!found) return undefined;
  const after = change(found.items);
  if (after.length !== found.items.length) {
    const { section } = itemLists[kind];
    const written = await writeProfile(currentConfig(), uuid, section, withItems(kind, found.part, after));
    if (!written.ok) {
      reportFailure(written.failure, code);
      return undefined;
    }
  }
  return { before: found.items, after };
}

/**
 * Changes the length of a saved list: in the profile service (HTTP-04 … HTTP-06, OPEN-B32), for a guest in this browser.
 * No value when it failed, which the host hears of by the code.
 */
export function updateList(
  kind: RemovableKind,
  change: (items: Items) => Items,
  code = `update-${kind}-failed`,
): Promise<ListUpdate | undefined> {
  const { uuid } = currentShopper();
  return runExclusively(kind, () =>
    uuid === undefined ? Promise.resolve(changeStoredItems(kind, change)) : update(kind, uuid, change, code),
  );
}

/** Rebuilds the list from the service; a failure is logged and changes nothing (DEL-15, DEL-19, HTTP-07, HTTP-08). */
export function readListAgain(kind: RemovableKind, uuid: string): Promise<void> {
  return runExclusively(kind, async () => {
    const startedAt = removalsSoFar();
    const found = await readList(kind, uuid, `reload-${kind}-failed`);
    if (found && currentShopper().uuid === uuid)
      showItems(kind, found.items, (key) => wasRemovedSince(kind, key, startedAt));
  });
}
