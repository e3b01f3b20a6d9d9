import { keepEarlyResponse, type EarlyResponse } from '../browser/early-responses';
import { queryParameter } from '../browser/navigation';
import { configSources } from '../browser/page-config';
import { parseJson, readCookie, storedText } from '../browser/storage';
import { belowBase, isBelow, toEndpoint } from '../config/derived';
import { earlyDefaults } from '../config/early-defaults';
import { escapeForUrl } from '../domain/shopper/routes';
import { isRecord, toBoolean, toText } from '../domain/coerce';
import { planListUrl } from './plan-list-request';
import { parsePlanListKey } from '../domain/plans/plan-list-key';
import { xsrfHeader } from './xsrf';

/*
 * Sends the first requests of the load flow from the loader, before the chunk of the load flow has loaded. It works with the
 * unchecked configuration, so it skips special cases (a sign-in, an agent, `profileRead` of the host); then the load flow
 * sends the requests itself.
 */

/** One list for each of three plan types. */
const MOST_LISTS = 3;

/** An unchecked value of the configuration; the last source that has one wins. */
export function configured(...path: string[]): unknown {
  const valueIn = (source: unknown): unknown =>
    path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), source);
  return configSources()
    .map(valueIn)
    .findLast((value) => value !== undefined);
}

const textOr = (value: unknown, byDefault: string): string => (typeof value === 'string' ? value : byDefault);

const servicesBase = (): string => textOr(configured('services', 'base'), '');

async function ask(url: string): EarlyResponse {
  try {
    const credentials = isBelow(url, servicesBase()) ? 'include' : 'same-origin';
    const response = await fetch(url, { headers: xsrfHeader(url), credentials });
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}

function askEndpoint(name: 'serverData' | 'featureToggle'): void {
  const value = configured('endpoints', name);
  if (value !== undefined && typeof value !== 'string') return;
  const endpoint = toEndpoint(value ?? earlyDefaults[name]);
  if (endpoint?.method !== 'GET') return;
  const url = belowBase(servicesBase(), endpoint.path);
  keepEarlyResponse(url, ask(url));
}

const storageKey = (name: 'identityCookie' | 'rememberedFor' | 'planLists'): string =>
  textOr(configured('storageKeys', name), earlyDefaults[name]);

/**
 * Requests the plan lists of this shopper's last visit in parallel with the profile. The profile determines whether
 * they are used.
 */
function askForLastLists(uuid: string): void {
  if (storedText(storageKey('rememberedFor')) !== uuid) return;
  const planInfo = belowBase(servicesBase(), textOr(configured('services', 'planInfo'), ''));
  for (const key of storedText(storageKey('planLists'))?.split(' ').slice(0, MOST_LISTS) ?? []) {
    const query = parsePlanListKey(key);
    if (query) keepEarlyResponse(key, ask(planListUrl(planInfo, query)));
  }
}

/** The `uuid` of a shopper who has signed in before; `undefined` for guests. */
function rememberedUuid(): string | undefined {
  const record = parseJson(readCookie(storageKey('identityCookie')));
  return isRecord(record) && toBoolean(record.isGuest) !== true ? toText(record.uuid) : undefined;
}

/** Sends the early requests. Returns whether the profile is among them, that is, the shopper has signed in before. */
export function sendEarlyCalls(): boolean {
  if (configured('agentSession')) return false;
  askEndpoint('serverData');
  if (!configured('pageUtilityData')) askEndpoint('featureToggle');
  const uuid = queryParameter('code') === undefined ? rememberedUuid() : undefined;
  if (uuid === undefined || configured('profileRead')) return false;
  const profile = textOr(configured('services', 'profile'), earlyDefaults.profileService);
  const url = [belowBase(servicesBase(), profile), 'Users', escapeForUrl(uuid), 'all'].join('/');
  keepEarlyResponse(url, ask(url));
  askForLastLists(uuid);
  return true;
}
