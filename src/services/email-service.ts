import { siteIdOf } from '../config/derived';
import type { Config } from '../config/settings';
import { callEndpointForStatus } from './endpoint';
import { callForStatus, hostOf, type Result } from './http';

/** The fields of MODEL-19 that differ between reminders; a field without a value is not sent. */
export interface EmailReminder {
  emailAddress: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  mbi?: string | undefined;
  gender?: string | undefined;
  /** YYYY-MM-DD (EMAIL-11) */
  dob?: string | undefined;
  zip?: string | undefined;
  /** M, P, TPM, TPP, or empty for a telesales type that is not configured (EMAIL-10, OPEN-B20). */
  uhcstatus: string;
  deeplink?: string | undefined;
}

/** The mail service accepts one of two codes instead of the site id (EMAIL-09). */
const reminderSiteOf = (config: Config): string =>
  siteIdOf(config).toLowerCase().includes('aarp') ? 'AARPM' : 'UHCM';

/** `POST /EmailWAR/emailrest/profile/email/v1`; ignores the response body (HTTP-17, HTTP-18, MODEL-19, EMAIL-09, EMAIL-12). */
export const sendEmailReminder = (
  config: Config,
  { emailAddress, firstName, lastName, mbi, gender, dob, zip, uhcstatus, deeplink }: EmailReminder,
): Promise<Result<undefined>> =>
  callForStatus({
    ...hostOf(config),
    call: 'email reminder',
    method: 'POST',
    url: `${config.services.email}/EmailWAR/emailrest/profile/email/v1`,
    body: {
      emailAddress,
      firstName,
      lastName,
      mbi,
      gender,
      dob,
      zip,
      siteId: reminderSiteOf(config),
      uhcstatus,
      deeplink,
      profileStatus: 'A',
    },
  });

export interface StopReminder {
  /** Unchanged from the merge response (OPEN-B33). */
  mergedProfile: unknown;
  registrationUrl: string;
}

/** Calls `endpoints.stopReminder` with both values; ignores the response body (HTTP-15, IDENT-32, OPEN-B33). */
export const stopReminder = (
  config: Config,
  { mergedProfile, registrationUrl }: StopReminder,
): Promise<Result<undefined>> =>
  callEndpointForStatus(config, 'stopReminder', { body: { mergedProfile, registrationUrl } });
