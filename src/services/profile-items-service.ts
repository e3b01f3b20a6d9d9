import type { Config } from '../config/settings';
import { isRecord } from '../domain/coerce';
import type { ProfileSection } from './call-name';
import { callForStatus, callJson, hostOf, type Result } from './http';
import { usersPath } from './profile-service';

/** Every section except `all`, the whole profile, which is read-only. */
export type WritableSection = Exclude<ProfileSection, 'all'>;

/**
 * Reads one section of the profile in the service's format, for sending it back with a change (NET-05, HTTP-07). Has a
 * timeout, which is safe because no change has been sent yet.
 */
export const readWireSection = (
  config: Config,
  uuid: string,
  section: WritableSection,
): Promise<Result<Record<string, unknown>>> =>
  callJson(
    {
      ...hostOf(config),
      call: `profile (${section})`,
      url: usersPath(config, uuid, section),
      waitMs: config.loading.callWaitMs,
    },
    (body) => (isRecord(body) ? body : {}),
  );

/**
 * `POST /Users/{uuid}/{section}[/{optional}]` with the section's data as body; ignores the response body (NET-08,
 * HTTP-04 … HTTP-06, OPEN-B32).
 */
export const writeProfile = (
  config: Config,
  uuid: string,
  section: WritableSection,
  data: object,
  optional?: string,
  onLateSuccess?: () => void,
): Promise<Result<undefined>> =>
  callForStatus(
    {
      ...hostOf(config),
      call: `profile write (${section})`,
      method: 'POST',
      url: usersPath(config, uuid, section, ...(optional === undefined ? [] : [optional])),
      body: data,
      waitMs: config.loading.callWaitMs,
      outlivesPage: true,
    },
    onLateSuccess,
  );

/**
 * `DELETE /Users/{uuid}/{section}/{planYear}/{planId}` without a body (NET-09, HTTP-02); for a supplement, `planId` is its
 * plan code (contract §7).
 */
export const deletePlan = (
  config: Config,
  uuid: string,
  section: 'plans' | 'medsuppPlans',
  planYear: number,
  planId: string,
  onLateSuccess?: () => void,
): Promise<Result<undefined>> =>
  callForStatus(
    {
      ...hostOf(config),
      call: section === 'plans' ? 'delete plan' : 'delete supplement',
      method: 'DELETE',
      url: usersPath(config, uuid, section, planYear, planId),
      waitMs: config.loading.callWaitMs,
      outlivesPage: true,
    },
    onLateSuccess,
  );
