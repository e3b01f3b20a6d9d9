import type { ProfileHolder } from '../wire';
import { account, chicago } from './accounts';
import { emptyHolder, plansDetails, savedPlan } from './holder';
import { leftApplication } from './online-application';
import { savedDrugs, savedProviders } from './saved-items';
import { savedSupplements } from './supplements';

/** The shopper for whom an agent acts: undecided between a plan with all benefits and a supplement. */
export function advised(uuid: string): ProfileHolder {
  return {
    ...emptyHolder(account(uuid, 'Agnes')),
    plansDetails: plansDetails(chicago.zipCode, [
      savedPlan('H5521016000', '2027', chicago),
      savedPlan('H8145006000', '2027', chicago),
      savedPlan('S5884163000', '2027', chicago),
    ]),
    drugsAndPharmacyDetails: savedDrugs(),
    providersDetails: { providerIdList: savedProviders('Chicago, IL 60614') },
    medsuppData: savedSupplements(chicago.zipCode, ['G01', 'N01']),
  };
}

/** The unfinished online application of the agent's shopper. */
export const savedApplication = (): string => leftApplication('H5521016000', account('', 'Agnes'));
