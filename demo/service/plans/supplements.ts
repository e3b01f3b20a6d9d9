import medigap, { type MedigapRow } from '../../data/generated/medigap.js';

/** A Medicare Supplement plan as the search sends it. */
export interface SupplementPlan {
  planCode: string;
  planName: string;
  planYear: string;
  stateCode: string;
  medicalPremium: number;
  monthlyPremium: number;
  msLegalEntity: string;
  msPlanPositioningStatement: string;
  marketingPlanCode: string;
  marketingBulletsV2: { icon: string; shortBullets: string }[];
}

/** For states with premiums in the records, but no company names. */
const NOBODY = 'Example Insurance Company';

const positioning: Record<string, string> = {
  F: 'The fullest cover, for people who had Medicare before 2020',
  G: 'Nearly everything, but the yearly Part B deductible',
  K: 'Half of most costs, for a low premium',
  L: 'Three quarters of most costs',
  N: 'Small copays at the doctor, for a lower premium',
};

const highDeductible = 'A low premium. You pay a high yearly deductible before the plan pays.';

const bullets = (letter: string, isHighDeductible: boolean) => [
  { icon: 'doctor.svg', shortBullets: 'Any doctor in the country who takes Medicare' },
  ...(isHighDeductible
    ? [
        {
          icon: 'savings.svg',
          shortBullets: `Pays after the deductible, as every high-deductible Plan ${letter} does`,
        },
      ]
    : [{ icon: 'star.svg', shortBullets: `The same coverage as every other Plan ${letter}` }]),
];

function toSupplement(
  [state, letter, isHigh, premium, company]: MedigapRow,
  planYear: string,
): SupplementPlan {
  const planCode = `${letter}${isHigh ? 'H' : '0'}1`;
  return {
    planCode,
    planName: `Medicare Supplement ${isHigh ? 'High Deductible ' : ''}Plan ${letter}`,
    planYear,
    stateCode: state,
    medicalPremium: premium,
    monthlyPremium: premium,
    msLegalEntity: company || NOBODY,
    msPlanPositioningStatement: isHigh ? highDeductible : (positioning[letter] ?? ''),
    marketingPlanCode: `DEMO-${planCode}`,
    marketingBulletsV2: bullets(letter, isHigh),
  };
}

/** The supplement plans of a state, the cheapest of each letter. Empty for states without data. */
export const supplementsIn = (stateCode: string, planYear: string): SupplementPlan[] =>
  medigap.rows.filter(([state]) => state === stateCode).map((row) => toSupplement(row, planYear));

/** The supplement with a code. Throws if the state does not have it, which is a mistake in a scenario. */
export function findSupplement(stateCode: string, planCode: string): SupplementPlan {
  const plan = supplementsIn(stateCode, '2027').find((known) => known.planCode === planCode);
  if (!plan) throw new Error(`no supplement ${planCode} in ${stateCode}`);
  return plan;
}
