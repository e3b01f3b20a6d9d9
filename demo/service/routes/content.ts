import { Hono } from 'hono';
import { call, type Env } from '../calls';
import { networks } from '../plans/benefits';
import { findPlan } from '../plans/records';

declare module '../failures' {
  interface Calls {
    suppression: true;
    planBenefits: true;
    stateFlip: true;
    medsuppContent: true;
    profileTexts: true;
    shopperTexts: true;
    dentalPlans: true;
  }
}

type Values = Record<string, string | string[] | boolean>;

/** A fragment in the format of the AEM Assets HTTP API. */
function fragment(name: string, values: Values, entities: object[] = []) {
  return {
    class: ['assets/asset'],
    properties: { name, elements: elements(values) },
    ...(entities.length ? { entities } : {}),
  };
}

const elements = (values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, { ':type': typeName(value), value }]),
  );

const typeName = (value: Values[string]): string => (Array.isArray(value) ? 'string[]' : typeof value);

const entity = (name: string, values: Values) => ({ rel: ['child'], ...fragment(name, values) });

// One list for each format that content editors use: an array, and ids separated by commas.
const suppression = fragment('suppression', {}, [
  entity('suppression-2026', { planYear: '2026', enroll: 'H5216013000, S5617367000', startApplication: '' }),
  entity('suppression-2027', {
    planYear: '2027',
    enroll: ['H1036077000'],
    startApplication: ['MW1', 'TW1', 'K01'],
  }),
]);

// Selected by the demo. The descriptions are the published ones.
const pickedBenefits = [
  {
    planId: 'H1036054000',
    planYear: '2027',
    benefitName: 'Over-the-counter items',
    line: 'over_the_counter_drug_benefits',
  },
  { planId: 'H5521016000', planYear: '2027', benefitName: 'Urgent care', line: 'urgent_care' },
  { planId: 'H8768019000', planYear: '2026', benefitName: 'Routine eye exam', line: 'routine_eye_exam' },
  {
    planId: 'H7284008000',
    planYear: '2027',
    benefitName: 'Rides',
    line: 'transportation_services_for_non_emergency_ca',
    hideShopperProfile: true,
  },
];

const planBenefits = () =>
  fragment(
    'plan-benefits',
    {},
    pickedBenefits.map(({ planId, planYear, benefitName, line, hideShopperProfile = false }) => {
      const costs = networks(findPlan(planId)?.lines[line] ?? '');
      const benefitDescription = costs['In-Network'] ?? costs[''] ?? '';
      return entity(`${planId}-${planYear}`, {
        planId,
        planYear,
        benefitName,
        benefitDescription,
        hideShopperProfile,
      });
    }),
  );

/**
 * Texts about supplements, by state, for some of the states that have premiums in the records. Illinois has
 * both texts, New York only exclusions, Florida only the other one, and Arizona none.
 */
const supplementTexts: Record<string, string> = {
  'component.IL':
    'In Illinois, you can choose among several Medicare Supplement plans. Each letter covers the same costs, whichever company sells it.',
  'exclusions.IL':
    'Medicare Supplement plans in Illinois do not cover prescription drugs, dental care, eyeglasses or hearing aids.',
  'component.FL':
    'In Florida, premiums of Medicare Supplement plans depend on your age when you buy the plan.',
  'exclusions.NY':
    'Medicare Supplement plans in New York do not cover prescription drugs or long-term care. Some health problems from before may not be covered at first.',
};

/** States in which a supplement application starts on the page. New York and Arizona are not among them. */
const applyOnThePage = ['IL', 'FL'];

/**
 * Content fragments (NET-29 … NET-31). The other text maps are empty, because the bundle has its own texts.
 */
export const contentRoutes = new Hono<Env>()
  .get('/common-tools-vpp/global/suppression.json', call('suppression'), (context) =>
    context.json(suppression),
  )
  .get('/plan-summary/plan-benefits.json', call('planBenefits'), (context) => context.json(planBenefits()))
  .get('/common-tools-vpp/medsupp/state-flip.json', call('stateFlip'), (context) =>
    context.json(fragment('state-flip', { states: applyOnThePage })),
  )
  .get('/shopper-profile-redesign/MedsupContent.json', call('medsuppContent'), (context) =>
    context.json(fragment('MedsupContent', supplementTexts)),
  )
  .get('/profile.json', call('profileTexts'), (context) => context.json(fragment('profile', {})))
  .get('/shopper.json', call('shopperTexts'), (context) => context.json(fragment('shopper', {})))
  .get('/global/dental-provider-covered-plans.json', call('dentalPlans'), (context) =>
    context.json(fragment('dental-provider-covered-plans', { planIds: ['H1036054000'] })),
  );
