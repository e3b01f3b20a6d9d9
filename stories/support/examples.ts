import type { ProviderCoverage } from '../../src/domain/plans/drug-coverage';
import type { SavedPlan } from '../../src/domain/plans/plan';
import type { MarketingBullet, PlanDetail } from '../../src/domain/plans/plan-detail';
import type { Drug, Provider } from '../../src/domain/profile/profile';

/** What component stories show. Plans are made up; the plans of element stories come from the mock service. */

export const savedPlan = (changes: Partial<SavedPlan> = {}): SavedPlan => ({
  planId: 'H9999001000',
  planType: 'MAPD',
  planYear: 2027,
  zipCode: '60614',
  county: { fipsCountyCode: '031', fipsCountyName: 'Cook County', stateCode: 'IL' },
  isEnrolled: false,
  ...changes,
});

const bullet = (rank: number, text: string, icon: string): MarketingBullet => ({ rank, text, icon });

export const bullets: MarketingBullet[] = [
  bullet(1, '$0 copay for visits to your primary doctor', 'doctor.svg'),
  bullet(2, '$35 copay for visits to a specialist', 'specialist.svg'),
  bullet(3, '$1,500 a year for dental cleanings and more', 'dental.svg'),
  bullet(4, '$0 copay for a routine eye exam', 'vision.svg'),
  bullet(5, '$0 copay for a fitness membership', 'fitness.svg'),
];

export const drugPlanBullets: MarketingBullet[] = [
  bullet(1, '$615 yearly drug deductible', 'prescription.svg'),
  bullet(2, '$0.00 copay for tier 1 drugs (preferred generic)', 'prescription.svg'),
  bullet(3, '$5.00 copay for tier 2 drugs (generic)', 'prescription.svg'),
  bullet(4, '20% coinsurance for tier 3 drugs (preferred brand)', 'prescription.svg'),
  bullet(5, '40% coinsurance for tier 4 drugs (non-preferred)', 'prescription.svg'),
  bullet(6, '3.5 out of 5 stars from Medicare', 'star.svg'),
];

export const drugs: Drug[] = [
  { drugName: 'Atorvastatin calcium', drugDosage: '40 mg tablet', nationalDrugCode: '60505257908' },
  { drugName: 'Eliquis', drugDosage: '5 mg tablet', nationalDrugCode: '00003089421' },
  { drugName: 'Jardiance', drugDosage: '10 mg tablet', nationalDrugCode: '00597015230' },
];

const provider = (providerId: string, providerName: string): Provider => ({ providerId, providerName });

export const providers: ProviderCoverage[] = [
  { provider: provider('1', 'Dr. Robin Sample'), coverage: { state: 'covered' } },
  { provider: provider('2', 'Specimen Heart Clinic'), coverage: { state: 'notCovered' } },
  {
    provider: provider('3', 'Example Family Dentists of the Greater Chicago Area'),
    coverage: { state: 'notChecked', reason: 'noList' },
  },
];

export const planDetail = (changes: Partial<PlanDetail> = {}): PlanDetail => ({
  planId: 'H9999001000',
  planYear: 2027,
  planName: 'Sample Medicare Advantage Choice IL-01 (PPO)',
  snpType: undefined,
  mapsPlanType: undefined,
  monthlyPremium: 42.5,
  monthlyPremiumFormatted: undefined,
  lisMonthlyPremiumFormatted: undefined,
  premiumBySubsidy: { '100': 12.1, '75': 19.7, '50': 27.3, '25': 34.9 },
  benefits: [{ name: 'Out of Pocket Maximum', description: '4900' }],
  bullets,
  rider: undefined,
  positioningStatement: undefined,
  annualDrugCost: 1284.36,
  lisAnnualDrugCost: 148.2,
  estimatedAnnualDrugCost: undefined,
  isShowDrugPricing: true,
  coveredDrugs: new Set(['60505257908', '00003089421']),
  drugTier: { '60505257908': 1, '00003089421': 3 },
  drugCost: { '60505257908': 0, '00003089421': 47 },
  inNetwork: true,
  isPharmacyCovered: true,
  isShowPharmacyMessage: undefined,
  providerCoverage: {},
  ...changes,
});

export const phone = { number: '1-800-555-0123', tty: '711' };
