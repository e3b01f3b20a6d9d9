import { Hono } from 'hono';
import { bodyOf, call, refuse, type Env } from '../calls';
import { addItems } from '../profile/holder';
import type { CallRecord } from '../profile/telesales';
import type { Session, Shopper } from '../session';

declare module '../failures' {
  interface Calls {
    mergeProfile: true;
  }
}

/**
 * Brings what an agent noted during a call into the profile, once the shopper has shown to be the same person
 * (NET-13, HTTP-09 … HTTP-14). Three wrong attempts, and none counts any more.
 */
export const mergeRoutes = new Hono<Env>().post(
  '/profiles/merge/v1',
  call('mergeProfile'),
  async (context) => {
    const { session } = context.env;
    const { shopper } = session;
    const refusal = refuse(context, shopper.identity.uuid);
    if (refusal) return refusal;
    const body = await bodyOf(context);
    if (body.action !== 'm' && body.action !== 's')
      return context.json({ error: 'action is "m" or "s"' }, 400);

    // A shopper who skips is not asked again, and can still open it; what the agent noted stays where it is.
    if (body.action === 's') settle(shopper);
    const isProfileMerged = body.action === 'm' && merge(session, body);
    return context.json({
      isProfileMerged,
      remainingRetryCount: shopper.remainingRetries,
      ...(isProfileMerged && { mergedProfile: { uuid: noteOf(shopper), profileStatus: 'm' } }),
    });
  },
);

const noteOf = ({ identity }: Shopper): string => `${identity.uuid}-call`;

function merge({ shopper, merge: outcome }: Session, body: Record<string, unknown>): boolean {
  if (outcome === '2' || outcome === '1' || outcome === '0') {
    shopper.remainingRetries = Number(outcome);
    return false;
  }
  const { callRecord, importedItems } = shopper.entry;
  if (!callRecord || shopper.profile.userDetails.mergedProfileUuid || shopper.remainingRetries === 0)
    return false;
  if (outcome === undefined && !isSamePerson(shopper, callRecord, body)) {
    shopper.remainingRetries -= 1;
    return false;
  }
  if (importedItems) shopper.profile = addItems(shopper.profile, importedItems());
  shopper.profile.userDetails.mergedProfileUuid = noteOf(shopper);
  settle(shopper);
  return true;
}

/** Without a telesales type the profile is one like any other. */
function settle({ profile }: Shopper): void {
  profile.userDetails.telesalesProfileType = '';
}

function isSamePerson(
  { profile }: Shopper,
  record: CallRecord,
  { firstName, lastName, email, dob, mbi, gender, zipCode }: Record<string, unknown>,
): boolean {
  const user = profile.userDetails;
  const agrees = (given: unknown, noted: string | undefined): boolean =>
    noted === undefined || (typeof given === 'string' && plain(given) === plain(noted));
  return (
    agrees(firstName, user.firstName) &&
    agrees(lastName, user.lastName) &&
    agrees(email, user.email) &&
    agrees(dob, record.dob) &&
    agrees(mbi, record.mbi) &&
    agrees(zipCode, record.zipCode) &&
    // The documents do not say how a gender is written: "M" is as good as "male".
    (record.gender === undefined || agrees(String(gender).charAt(0), record.gender.charAt(0)))
  );
}

/** 2/14/1950 is 02/14/1950, and a Medicare number may come without its dashes. */
const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll('-', '')
    .replaceAll(/\b0+(?=\d+\/)/g, '');
