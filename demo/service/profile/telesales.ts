import type { ImportedItems, ProfileHolder } from '../wire';
import { account, chicago } from './accounts';
import { emptyHolder, plansDetails, savedPlan } from './holder';
import { savedDrugs, savedProviders } from './saved-items';

export const itemsFromElsewhere = (): ImportedItems => ({
  drugs: savedDrugs(),
  providers: savedProviders('Chicago, IL 60614'),
});

/** What the shopper told an agent on the phone. The form requires some of it to confirm the identity. */
export interface CallRecord {
  /** MM/DD/YYYY */
  dob: string;
  mbi?: string;
  gender?: 'female' | 'male';
  zipCode?: string;
}

/** A shopper who talked to an agent before signing in. `type` is the kind of the agent's profile. */
export const afterCall =
  (firstName: string, type: 'M' | 'TPM' | 'P' | 'TPP') =>
  (uuid: string): ProfileHolder => ({
    ...emptyHolder({
      ...account(uuid, firstName),
      telesalesProfileType: type,
      createdBy: 'demo-call-center',
    }),
    plansDetails: plansDetails(chicago.zipCode, [
      savedPlan('H5521016000', '2027', chicago),
      savedPlan('S5884163000', '2027', chicago),
    ]),
  });
