import { leaving } from '../../browser/leaving';
import { shared } from '../../browser/shared';
import { acrossTabs } from '../../browser/tab-locks';
import { readWireSection, writeProfile } from '../../services/profile-items-service';
import { currentConfig } from '../config';
import {
  changeStoredItems,
  inHolder,
  itemLists,
  partOf,
  showItems,
  type Items,
  type ListName,
  type ListUpdate,
} from './item-lists';
import { wireProfileAtom } from '../profile/profile';
import { read, write } from '../store';
import { reportFailure, reportProblem } from '../load/report';
import { sessionEnd } from '../load/session-end';
import { removalsSoFar, wasRemovedSince, type RemovableKind } from './removal';
import { currentShopper } from '../shopper/shopper';

/** Changes of one list go one after the other, over all tabs: each works on what the service holds then. */
const inTurn = <Answer>(name: ListName, mode: LockMode, job: () => Promise<Answer>): Promise<Answer> =>
  acrossTabs(`list of ${name}s`, { mode, maxMs: currentConfig().loading.callWaitMs }, job);

/** A call that changes one item goes beside others of its like, but not beside an update of the list. */
export const besideOthers = <Answer>(name: ListName, job: () => Promise<Answer>): Promise<Answer> =>
  inTurn(name, 'shared', job);

async function readList(name: ListName, uuid: string, code: string): Promise<ReturnType<typeof partOf>> {
  const { section, group } = itemLists[name];
  const answer = await readWireSection(currentConfig(), uuid, section);
  if (!answer.ok) {
    reportFailure(answer.failure, code);
    if (answer.failure.isInvalidSession && currentShopper().uuid === uuid) sessionEnd().handle?.();
    return undefined;
  }
  const found = partOf(answer.value, itemLists[name]);
  if (!found) reportProblem(`profile (${section}) has no ${group}`, code);
  return found;
}

/** Whether the service is right to say that it has no such item: not if its list has it all the same. */
export async function isOffTheList(name: ListName, key: string, uuid: string): Promise<boolean> {
  const found = await readList(name, uuid, `reload-${name}-failed`);
  return !found?.items.some((item) => itemLists[name].keyOf(item) === key);
}

interface UpdateOptions {
  /** Tells the host which update has failed. */
  code?: string;
  /** Hears of an update that was given up, and has succeeded after all. */
  onLateSuccess?(update: ListUpdate): void;
}

/** The list as it was last read or sent, with all that goes with it. */
const lastKnown = (name: ListName) => partOf(read(wireProfileAtom), itemLists[name]);

function remember(name: ListName, uuid: string, part: Readonly<Record<string, unknown>>): void {
  if (currentShopper().uuid === uuid)
    write(wireProfileAtom, { ...read(wireProfileAtom), ...inHolder(name, part) });
}

type Change = (items: Items) => Items;

interface Update {
  name: ListName;
  /** Changes of the list that have succeeded since it was read. */
  missed: Change[];
}

/** Those that have not succeeded, or not yet. */
const openUpdates = () => shared('openUpdates', () => new Set<Update>());

function noteChange(name: ListName, change: Change): void {
  for (const open of openUpdates()) if (open.name === name) open.missed.push(change);
}

/** What an update has missed, it has taken back: that is done again. */
function close(done: Update, change: Change, uuid: string): void {
  const { name, missed } = done;
  openUpdates().delete(done);
  noteChange(name, change);
  if (currentShopper().uuid !== uuid) return;
  for (const again of missed)
    void updateList(name, again).then((update) => {
      if (update && currentShopper().uuid === uuid) showItems(name, update.after, () => false);
    });
}

/** A call of its own has taken an item off the list. */
export function forgetWireItem(name: ListName, key: string, uuid: string): void {
  const known = lastKnown(name);
  const { keyOf, withItems } = itemLists[name];
  const without: Change = (items) => items.filter((item) => keyOf(item) !== key);
  noteChange(name, without);
  if (known) remember(name, uuid, withItems(known.part, without(known.items)));
}

/**
 * Reads the list as it is now, so that what another tab has added is not lost, and sends it back changed. When the page is
 * left meanwhile, there is no time for reading: the list as it was last known is sent back changed.
 */
async function update(
  name: ListName,
  uuid: string,
  change: Change,
  { code = `update-${name}-failed`, onLateSuccess }: UpdateOptions,
): Promise<ListUpdate | undefined> {
  const self: Update = { name, missed: [] };
  openUpdates().add(self);
  const answer = await Promise.race([readList(name, uuid, code), leaving().then(() => 'left' as const)]);
  const found = answer === 'left' ? lastKnown(name) : answer;
  if (!found) return undefined;
  const after = change(found.items);
  const done = { before: found.items, after };
  if (after.length !== found.items.length) {
    const { section, withItems } = itemLists[name];
    const changed = withItems(found.part, after);
    remember(name, uuid, changed);
    const written = await writeProfile(currentConfig(), uuid, section, changed, undefined, () => {
      remember(name, uuid, changed);
      close(self, change, uuid);
      onLateSuccess?.(done);
    });
    if (!written.ok) {
      remember(name, uuid, found.part);
      reportFailure(written.failure, code);
      return undefined;
    }
  } else remember(name, uuid, found.part);
  close(self, change, uuid);
  return done;
}

/**
 * Changes the length of a saved list: in the profile service (HTTP-04 … HTTP-06, OPEN-B32), for a guest in this browser.
 * No value when it failed, which the host hears of.
 */
export function updateList(
  name: ListName,
  change: Change,
  options: UpdateOptions = {},
): Promise<ListUpdate | undefined> {
  const { uuid } = currentShopper();
  return inTurn(name, 'exclusive', () =>
    uuid === undefined
      ? Promise.resolve(changeStoredItems(name, change))
      : update(name, uuid, change, options),
  );
}

/** Rebuilds the list from the service; a failure is logged and changes nothing (DEL-15, DEL-19, HTTP-07, HTTP-08). */
export function readListAgain(kind: RemovableKind, uuid: string): Promise<void> {
  return inTurn(kind, 'exclusive', async () => {
    const startedAt = removalsSoFar();
    const found = await readList(kind, uuid, `reload-${kind}-failed`);
    if (found && currentShopper().uuid === uuid)
      showItems(kind, found.items, (key) => wasRemovedSince(kind, key, startedAt));
  });
}
