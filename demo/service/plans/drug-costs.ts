import drugs from '../../data/generated/drugs.js';
import type { DrugFields, DrugsDetails } from '../wire';
import { choice } from './choice';
import { inNextTier, type NextYearChange } from './next-year';
import type { PlanRecord } from './records';

// Dollars for a month's supply. No public file of the demo has prices, so these are realistic estimates.
const monthlyPrice: Record<string, number> = { '60505257908': 12, '00003089421': 231, '00597015230': 197 };
const otherPrice = 60;

/** The most that a member of a plan pays for covered drugs in a year, in dollars. */
const YEARLY_CAP = 2100;
/** The most that a month's supply costs with Extra Help, in dollars. */
const EXTRA_HELP_COPAY = { generic: 5.1, brand: 12.65 };

interface DrugOnPlan {
  code: string;
  price: number;
  /** 0 = not covered. */
  tier: number;
  /** Cost of a month's supply after the deductible. */
  cost: number;
}

/**
 * What a plan says about the shopper's drugs and pharmacy. The cost of a tier is the plan's own. The tier of
 * a drug comes from the formularies of two other contracts, and whether it is covered is invented.
 */
export function drugFields(
  plan: PlanRecord,
  saved: DrugsDetails,
  change: NextYearChange | undefined,
): DrugFields {
  if (plan.tiers.length === 0) return { isShowDrugPricing: false };
  const codes = saved.drugInfoDetails.map(({ nationalDrugCode }) => nationalDrugCode);
  const published = codes.map((code) => drugOnPlan(plan, code));
  const onPlan = codes.map((code) => drugOnPlan(plan, code, inNextTier(change, code, published)));
  const covered = onPlan.filter((drug) => drug.tier > 0);
  const pharmacy = saved.pharmacyObj?.pharmacyNumber;
  const isPharmacyCovered = pharmacy === undefined || choice(6, plan.planId, pharmacy) !== 0;
  return {
    ...(pharmacy === undefined ? {} : { inNetwork: isPharmacyCovered, isPharmacyCovered }),
    ...(onPlan.length === 0
      ? {}
      : {
          coveredDrugs: covered.map((drug) => drug.code),
          coveredDrugsCount: covered.length,
          drugTier: Object.fromEntries(covered.map((drug) => [drug.code, drug.tier])),
          costsDuringInitialCoveragePeriod: Object.fromEntries(covered.map((drug) => [drug.code, drug.cost])),
          annualDrugCost: yearlyCost(onPlan, plan.drugDeductible ?? 0),
          lisAnnualDrugCost: yearlyCostWithExtraHelp(onPlan),
          isShowDrugPricing: true,
        }),
  };
}

/** `change`: by how many tiers the drug moves, or null if it is no longer covered. */
function drugOnPlan(plan: PlanRecord, code: string, change: number | null = 0): DrugOnPlan {
  const price = monthlyPrice[code] ?? otherPrice;
  const isCovered = choice(8, plan.planId, code) !== 0;
  if (!isCovered || change === null) return { code, price, tier: 0, cost: price };
  const listed = drugs.rows.find((row) => row.ndc === code)?.tiers;
  const published = plan.planType === 'PDP' ? listed?.drugPlan : listed?.advantage;
  // Plans with the standard benefit have only two tiers.
  const tier = plan.tiers[Math.min((published ?? 2) + change, plan.tiers.length) - 1];
  return { code, price, tier: tier?.number ?? 0, cost: tierCost(tier?.cost ?? '', price) };
}

/** The dollars of "$47.00 copay" or "25% coinsurance" for a drug of that price. */
function tierCost(text: string, price: number): number {
  const amount = Number.parseFloat(text.replace('$', ''));
  if (Number.isNaN(amount)) return price;
  return cents(text.includes('%') ? (price * amount) / 100 : Math.min(amount, price));
}

// Assumes that the deductible does not apply to the first two tiers, as in most plans.
function yearlyCost(onPlan: DrugOnPlan[], deductible: number): number {
  let left = deductible;
  let paid = 0;
  let uncovered = 0;
  for (let month = 0; month < 12; month += 1) {
    for (const drug of onPlan) {
      if (drug.tier === 0) {
        uncovered += drug.price;
        continue;
      }
      const atFullPrice = drug.tier > 2 ? Math.min(left, drug.price) : 0;
      left -= atFullPrice;
      paid += atFullPrice + drug.cost * (1 - atFullPrice / drug.price);
    }
  }
  return cents(Math.min(paid, YEARLY_CAP) + uncovered);
}

function yearlyCostWithExtraHelp(onPlan: DrugOnPlan[]): number {
  const month = onPlan.reduce((sum, drug) => {
    if (drug.tier === 0) return sum + drug.price;
    return sum + Math.min(drug.cost, drug.tier > 2 ? EXTRA_HELP_COPAY.brand : EXTRA_HELP_COPAY.generic);
  }, 0);
  return cents(month * 12);
}

const cents = (dollars: number): number => Math.round(dollars * 100) / 100;
