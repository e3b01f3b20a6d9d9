import { logger, warnOnce } from '../../browser/logger';
import { absoluteUrl } from '../../browser/navigation';
import { loadStarter, readySignal } from '../../browser/page';
import { pageSingleton } from '../../browser/page-singleton';
import { toWallClock } from '../../domain/dates/calendar';
import { toDatabaseDate } from '../../domain/forms/dates';
import { sendEmailReminder as callReminder, type EmailReminder } from '../../services/email-service';
import { describeFailure } from '../../services/http';
import { currentConfig } from '../config';
import { routeUrl } from '../page/routes';
import { profileAtom } from '../profile/profile-state';
import { read } from '../store';
import { currentShopper } from './shopper';

declare module '../../browser/page-singleton' {
  interface PageValues {
    emailReminders: { underway: Promise<boolean> | undefined };
  }
}

/** Converts a date in the format YYYY-MM-DD or MM/DD/YYYY to YYYY-MM-DD; `undefined` for any other text (EMAIL-11). */
const dateOfBirth = (text: string | undefined): string | undefined =>
  toWallClock(toDatabaseDate(text ?? '') ?? text)?.slice(0, 10);

/** Reminder data from the profile; `undefined` for a guest and without an email address (MODEL-19, OPEN-B47). */
function reminder(): EmailReminder | undefined {
  const { isGuest, telesales } = currentShopper();
  const { email, firstName, lastName, mbi, gender, dob, zipCode } = read(profileAtom).user ?? {};
  if (isGuest || email === undefined) return undefined;
  const registration = routeUrl('registration');
  return {
    emailAddress: email,
    firstName,
    lastName,
    mbi,
    gender,
    dob: dateOfBirth(dob),
    zip: zipCode,
    uhcstatus: telesales?.status ?? '',
    deeplink: registration === '' ? undefined : absoluteUrl(registration),
  };
}

async function send(): Promise<boolean> {
  loadStarter().start?.();
  await readySignal().promise;
  const about = reminder();
  if (!about) {
    warnOnce('sendEmailReminder: the shopper has no email address');
    return false;
  }
  const response = await callReminder(currentConfig(), about);
  if (!response.ok) logger().error(describeFailure(response.failure));
  return response.ok;
}

const reminders = (): { underway: Promise<boolean> | undefined } =>
  pageSingleton('emailReminders', () => ({ underway: undefined }));

/**
 * `window.shopperProfile.sendEmailReminder()`: after the load flow has ended, requests a reminder from the mail service.
 * Resolves to whether it succeeded. Concurrent calls share one request. The email popup does not call it (EMAIL-08).
 */
export function sendEmailReminder(): Promise<boolean> {
  const current = reminders();
  return (current.underway ??= send().finally(() => {
    current.underway = undefined;
  }));
}
