import type { DrugsDetails, Plan, SavedProvider } from '../wire';
import { planBenefits } from './benefits';
import { choice } from './choice';
import { drugFields } from './drug-costs';
import { marketingInformation } from './marketing';
import { premiumFields } from './premiums';
import type { PlanRecord } from './records';

/** The saved items of the shopper that a plan response depends on. */
export interface ShopperItems {
  drugs: DrugsDetails;
  providers: SavedProvider[];
}

/** The years for which plans are offered. The later one repeats the values published for the first. */
export const planYears = ['2026', '2027'] as const;

/** A plan as the plan service sends it. */
export function toPlan(record: PlanRecord, planYear: string, shopper: ShopperItems): Plan {
  return {
    planId: record.planId,
    planName: record.name,
    planType: record.planType,
    planYear,
    compositePlanId: {
      contractId: record.contract,
      pbpNumber: record.pbp,
      segmentId: record.segment,
      planYear,
      planType: { name: record.planType },
    },
    snpType: snpType(record),
    ...premiumFields(record),
    planBenefits: planBenefits(record),
    marketingInformation: marketingInformation(record),
    ...drugFields(record, shopper.drugs),
    ...(record.planType === 'PDP' ? {} : { providerCoverage: providerCoverage(record, shopper.providers) }),
  };
}

// The public file uses one word for both institutional types. Plans for people who need that care but live at
// home have "community" in their names.
export function snpType({ specialNeeds, name }: PlanRecord): string {
  switch (specialNeeds) {
    case 'Dual-Eligible':
      return 'C&S';
    case 'Chronic or Disabling Condition':
      return 'Chronic';
    case 'Institutional':
      return /community/i.test(name) ? 'Institutional - IESNP' : 'Institutional';
    default:
      return '';
  }
}

function providerCoverage(record: PlanRecord, providers: SavedProvider[]): Record<string, boolean> {
  return Object.fromEntries(
    providers.map(({ providerId }) => [providerId, choice(3, record.planId, providerId) !== 0]),
  );
}
