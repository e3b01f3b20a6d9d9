import type { DrugsDetails, Plan, SavedProvider } from '../wire';
import { planBenefits } from './benefits';
import { choice } from './choice';
import { drugFields } from './drug-costs';
import { marketingInformation } from './marketing';
import { premiumFields } from './premiums';
import type { PlanRecord } from './records';

/** The shopper's saved items on which parts of a plan's response depend. */
export interface ShopperItems {
  drugs: DrugsDetails;
  providers: SavedProvider[];
}

/** The years that plans are offered for. The later one repeats the values published for the first. */
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

// The public file has one word for both institutional kinds; plans for people who need that care but live at home
// call themselves community plans.
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
