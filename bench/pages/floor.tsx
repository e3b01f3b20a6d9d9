/**
 * The minimum that a page with saved plans has to do: load React, the profile, then one list of plans in the profile,
 * then show text. It sends the same requests to the mock service as the bundle.
 */
import { createRoot } from 'react-dom/client';

interface SavedPlan {
  planId: string;
  planType: string;
  planYear: string;
  county: { fipsCountyCode: string; stateCode: string };
}

const IDENTITY = /(?:^|; )shopperProfile\.identity=([^;]*)/;

const read = async (path: string): Promise<unknown> => (await fetch(path)).json();

const container = document.querySelector('shopper-profile-plans');
if (!container) throw new Error('The page has no place for the plans.');
const root = createRoot(container);
root.render(<h1>Hello, world</h1>);

const [, identity = '{}'] = IDENTITY.exec(document.cookie) ?? [];
const { uuid } = JSON.parse(decodeURIComponent(identity)) as { uuid: string };
const { plansDetails } = (await read(`/landrover/api/Users/${uuid}/all`)) as {
  plansDetails: { plans: SavedPlan[] };
};
// The page opens with the plans of the latest year.
const [first] = plansDetails.plans.toSorted((one, other) => other.planYear.localeCompare(one.planYear));
if (!first) throw new Error('The shopper has no plans.');
const { planYear, planType, county } = first;
const { data } = (await read(
  `/planinfo/product-details/VPP/plan-years/${planYear}/products/${planType}/state-codes/${county.stateCode}/fips-county-codes/${county.fipsCountyCode}`,
)) as { data: { plans: { planId: string; planName: string }[] } };
root.render(<p data-floor>{data.plans.find(({ planId }) => planId === first.planId)?.planName}</p>);
