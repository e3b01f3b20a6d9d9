import {
  browserStateOf,
  createService,
  parseFail,
  scenarioNames,
  scenarios,
  servicePaths,
  type FailSpec,
  type Service,
} from '../service/index';
import { pageScriptOf } from './page-script';
import type { Failures, ProfileService, ProfileServiceOptions, ServiceSettings } from './types';

const specsOf = (failures: Failures = {}): FailSpec[] =>
  Object.entries(failures).flatMap(([call, kind]) => parseFail(`${call}:${kind}`));

function open({ shopper = 'guest', fail, ...options }: ProfileServiceOptions): Service {
  if (!scenarioNames.includes(shopper))
    throw new Error(`shopper: unknown "${shopper}"; known are ${scenarioNames.join(', ')}`);
  return createService({ ...options, scenario: shopper, fail: specsOf(fail) });
}

/**
 * All services behind the profile, for one shopper: in a browser or in Node, without a server. Throws an error with all
 * possible values for an unknown shopper, call or kind of failure.
 */
export const createProfileService = (options: ProfileServiceOptions = {}): ProfileService =>
  profileService(options, () => ({}));

/** With settings that depend on where the service runs. */
export function profileService(
  options: ProfileServiceOptions,
  placeSettings: () => ServiceSettings,
): ProfileService {
  let service = open(options);
  let id = crypto.randomUUID();
  const settings = (): ServiceSettings => ({
    ...scenarios[service.scenario].pageConfig,
    ...placeSettings(),
  });
  return {
    get shopper() {
      return service.scenario;
    },
    get dateTime() {
      return service.dateTime;
    },
    get isSignedOut() {
      return service.isSignedOut;
    },
    get requests() {
      return service.requests;
    },
    get browserState() {
      return browserStateOf(service);
    },
    get settings() {
      return settings();
    },
    get pageScript() {
      return pageScriptOf(browserStateOf(service), settings(), id);
    },
    handles(url) {
      const { pathname } = new URL(url, 'http://localhost');
      return servicePaths.some((start) => pathname.startsWith(start));
    },
    handle: (request) => service.fetch(request),
    fail(failures) {
      service.setFailures(specsOf(failures));
    },
    expireSession() {
      service.expireSession();
    },
    reset(changes) {
      const next = open({ ...options, ...changes });
      service.reset();
      service = next;
      id = crypto.randomUUID();
    },
  };
}
