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
 * Merges what an agent noted during a call into the profile, after the shopper has confirmed their identity
 * (NET-13, HTTP-09 … HTTP-14). After three wrong attempts, it rejects all others.
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

    // The form does not open again for a shopper who skips it, but they can still open it. The agent's notes remain.
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

/** Without a telesales type, the profile is an ordinary one. */
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
    // The documents do not define the format of a gender: "M" and "male" are both accepted.
    (record.gender === undefined || agrees(String(gender).charAt(0), record.gender.charAt(0)))
  );
}

/** 2/14/1950 equals 02/14/1950, and a Medicare number may have no dashes. */
const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll('-', '')
    .replaceAll(/\b0+(?=\d+\/)/g, '');
