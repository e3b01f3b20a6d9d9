import type { ErrorCode } from '../../browser/error-codes';
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
import { reportFailure, reportProblem } from '../report';
import { sessionEnd } from '../shopper/session-end';
import { removalsSoFar, wasRemovedSince, type RemovableKind } from './removal';
import { currentShopper } from '../shopper/shopper';

declare module '../../browser/shared' {
  interface PageValues {
    openUpdates: Set<OpenUpdate>;
  }
}

/** Changes of one list go one after the other, over all tabs: each works on what the service holds then. */
const inTurn = <Answer>(name: ListName, mode: LockMode, job: () => Promise<Answer>): Promise<Answer> =>
  acrossTabs(`list of ${name}s`, { mode, maxMs: currentConfig().loading.callWaitMs }, job);

/** A call that changes one item goes beside others of its like, but not beside an update of the list. */
export const besideOthers = <Answer>(name: ListName, job: () => Promise<Answer>): Promise<Answer> =>
  inTurn(name, 'shared', job);

async function readList(name: ListName, uuid: string, code: ErrorCode): Promise<ReturnType<typeof partOf>> {
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

/** The list as the service has it, if it is right to say that it has no such item; items that have gone since are left out. */
export async function listWithoutItem(name: ListName, key: string, uuid: string): Promise<Items | undefined> {
  const { keyOf } = itemLists[name];
  const kind = name === 'supplement' ? 'plan' : name;
  const startedAt = removalsSoFar();
  const found = await readList(name, uuid, `reload-${name}-failed`);
  if (!found || found.items.some((item) => keyOf(item) === key)) return undefined;
  return found.items.filter((item) => !wasRemovedSince(kind, keyOf(item) ?? '', startedAt));
}

interface UpdateOptions {
  /** Tells the host which update has failed. */
  code?: ErrorCode;
  /** Hears of an update that was given up, and has succeeded after all. */
  onLateSuccess?(update: ListUpdate): void;
  /** What changes. */
  key?: string;
  /** Makes the change again, when an older update that came late has taken it back. */
  redo?(): void;
}

/** The list as it was last read or sent, with all that goes with it. */
const lastKnown = (name: ListName) => partOf(read(wireProfileAtom), itemLists[name]);

function remember(name: ListName, uuid: string, part: Readonly<Record<string, unknown>>): void {
  if (currentShopper().uuid === uuid)
    write(wireProfileAtom, { ...read(wireProfileAtom), ...inHolder(name, part) });
}

type Change = (items: Items) => Items;

interface OpenUpdate {
  name: ListName;
  /** How to do again what has changed the list since it was read, by what has changed last. */
  missed: Map<string, () => void>;
}

/** Updates that may still reach the service. */
const openUpdates = () => shared('openUpdates', () => new Set<OpenUpdate>());

/** Updates that may still reach the service repeat this change again when they succeed late. */
export function noteChange(name: ListName, key: string, redo: () => void): void {
  for (const { missed, ...open } of openUpdates()) {
    if (open.name !== name) continue;
    missed.delete(key);
    missed.set(key, redo);
  }
}

/** An update that succeeds takes back what it has missed: that is done again. */
function close(update: OpenUpdate, uuid: string): void {
  openUpdates().delete(update);
  if (currentShopper().uuid === uuid) for (const redo of update.missed.values()) redo();
}

/** A call of its own has taken an item off the list. */
export function forgetWireItem(name: ListName, key: string, uuid: string, redo: () => void): void {
  const known = lastKnown(name);
  const { keyOf, withItems } = itemLists[name];
  noteChange(name, key, redo);
  if (known)
    remember(
      name,
      uuid,
      withItems(
        known.part,
        known.items.filter((item) => keyOf(item) !== key),
      ),
    );
}

/**
 * Reads the list as it is now, so that what another tab has added is not lost, and sends it back changed. When the page is
 * left meanwhile, there is no time for reading: the list as it was last known is sent back changed.
 */
async function update(
  name: ListName,
  uuid: string,
  change: Change,
  options: UpdateOptions,
): Promise<ListUpdate | undefined> {
  const { code = `update-${name}-failed`, key = '', redo, onLateSuccess } = options;
  const self: OpenUpdate = { name, missed: new Map() };
  openUpdates().add(self);
  const answer = await Promise.race([readList(name, uuid, code), leaving().then(() => 'left' as const)]);
  const found = answer === 'left' ? lastKnown(name) : answer;
  if (!found) {
    openUpdates().delete(self);
    return undefined;
  }
  const after = change(found.items);
  const done = { before: found.items, after };
  const succeed = (): void => {
    close(self, uuid);
    noteChange(name, key, redo ?? (() => void updateList(name, change, options)));
  };
  if (after.length !== found.items.length) {
    const { section, withItems } = itemLists[name];
    const changed = withItems(found.part, after);
    remember(name, uuid, changed);
    const written = await writeProfile(currentConfig(), uuid, section, changed, undefined, () => {
      remember(name, uuid, changed);
      succeed();
      onLateSuccess?.(done);
    });
    if (!written.ok) {
      if (written.failure.kind === 'status') openUpdates().delete(self);
      remember(name, uuid, found.part);
      reportFailure(written.failure, code);
      return undefined;
    }
  } else remember(name, uuid, found.part);
  succeed();
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
