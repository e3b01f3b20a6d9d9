import type { Config } from '../config/settings';
import { isRecord } from '../domain/coerce';
import { callForStatus, callJson, hostOf, type Result } from './http';
import { usersPath, type ProfileSection } from './profile-service';

/** `all` is the whole profile, which is read and never written. */
export type WritableSection = Exclude<ProfileSection, 'all'>;

/**
 * One section of the profile as the wire has it, for sending it back with a change (NET-05, HTTP-07). Nothing has been
 * sent by then, so a read that gets no answer is given up.
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
 * `POST /Users/{uuid}/{section}[/{optional}]`, body is the section's data, answer not read (NET-08, HTTP-04 … HTTP-06,
 * OPEN-B32).
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
 * `DELETE /Users/{uuid}/{section}/{planYear}/{planId}`, no body (NET-09, HTTP-02); of a supplement the id is its code
 * (contract §7).
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
