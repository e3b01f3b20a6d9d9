import { Hono } from 'hono';
import { bodyOf, call, refuse, refuseWithout, type Env } from '../calls';
import { addItems } from '../profile/holder';
import type { Session } from '../session';

declare module '../failures' {
  interface Calls {
    memberImport: true;
  }
}

/**
 * Imports a member's drugs and doctors into the profile (NET-14, NET-15, HTTP-16). The delay of the call sets
 * how long it takes. The second kind of import finds members that the first kind does not.
 */
export const memberImportRoutes = new Hono<Env>().post(
  '/profiles/import/member-items/v1',
  call('memberImport'),
  async (context) => {
    const body = await bodyOf(context);
    const refusal = refuseWithout(context, body, 'uuid', 'triggeredBy') ?? refuse(context, body.uuid);
    if (refusal) return refusal;
    const { session } = context.env;
    const { entry, profile } = session.shopper;
    const triggeredBy = String(body.triggeredBy);
    if (!profile.userDetails.optumId || entry.importRefusedFor === triggeredBy)
      return context.json({ error: 'no such member' }, 404);

    const found = session.importsNothing ? undefined : entry.importedItems?.();
    const { drugs, providers } = found ?? { drugs: null, providers: [] };
    if (drugs) session.shopper.profile = addItems(profile, { drugs, providers });
    noteImport(session, triggeredBy);
    return context.json({
      importSummaryData: {
        importedPlansData: { plans: [] },
        importedDrugsAndPharmacySummary: { drugs: drugs?.drugInfoDetails ?? [] },
        importedProvidersSummary: { providers },
      },
    });
  },
);

/** After an import, the member is not eligible again in the same month (LOAD-30). */
function noteImport({ shopper, dateTime }: Session, triggeredBy: string): void {
  const agreementDate = dateTime.slice(0, 10);
  const { userDetails } = shopper.profile;
  userDetails.importAgreementData = { agreementDate };
  userDetails.importHistory = [
    ...(userDetails.importHistory ?? []),
    { profileType: 'AUTHENTICATED', agreementName: 'member-import', agreementDate, triggeredBy },
  ];
}
