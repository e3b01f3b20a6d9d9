import type { DrugsDetails, Plan, SavedProvider } from '../wire';
import { planBenefits } from './benefits';
import { choice } from './choice';
import { drugFields } from './drug-costs';
import { marketingInformation } from './marketing';
import { changeOf, inNextYear } from './next-year';
import { premiumFields } from './premiums';
import type { PlanRecord } from './records';

/** The saved items of the shopper that a plan response depends on. */
export interface ShopperItems {
  drugs: DrugsDetails;
  providers: SavedProvider[];
}

/** The years that plans are offered for. The later one is made up from the first: see next-year.ts. */
export const planYears = ['2026', '2027'] as const;

/** A plan as the plan service sends it. */
export function toPlan(published: PlanRecord, planYear: string, shopper: ShopperItems): Plan {
  const isNext = planYear === planYears[1];
  const record = isNext ? inNextYear(published) : published;
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
    ...drugFields(record, shopper.drugs, isNext ? changeOf(published) : undefined),
    ...(record.planType === 'PDP'
      ? {}
      : { providerCoverage: providerCoverage(record, shopper.providers, isNext) }),
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

function providerCoverage(
  record: PlanRecord,
  providers: SavedProvider[],
  isNext: boolean,
): Record<string, boolean> {
  const inNetwork = providers
    .map(({ providerId }) => providerId)
    .filter((providerId) => choice(3, record.planId, providerId) !== 0);
  const leaving = isNext && changeOf(record) === 'dearer' ? inNetwork[0] : undefined;
  return Object.fromEntries(
    providers.map(({ providerId }) => [providerId, inNetwork.includes(providerId) && providerId !== leaving]),
  );
}
