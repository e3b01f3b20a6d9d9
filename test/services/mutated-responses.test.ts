import { expect } from 'chai';
import { agentSession, createService, FIRST_AGENT_TOKEN, type Scenario } from '../../demo/service/index';
import { toApplicationForm } from '../../src/domain/enrollment/application-form';
import {
  answersOfSavedApplication,
  enrollmentOfSavedApplication,
} from '../../src/domain/enrollment/saved-application';
import {
  parseEnrollments,
  readApplicationStates,
  readSavedApplication,
} from '../../src/services/application-service';
import { readPlanContact, readTollFreeNumber } from '../../src/services/contact-service';
import { readPlanBenefits, readSuppression, readTexts } from '../../src/services/content-service';
import { readDentalPlanIds } from '../../src/services/dental-content-service';
import type { Result } from '../../src/services/http';
import { readSupplementEnrollment } from '../../src/services/medsupp-service';
import { importMemberItems } from '../../src/services/member-items-service';
import { mergeProfile } from '../../src/services/merge-service';
import { readCounties, readPlanDetails, readPlanList } from '../../src/services/plan-service';
import { readWireSection } from '../../src/services/profile-items-service';
import { parseProfile, readProfile } from '../../src/services/profile-service';
import { validateSignIn } from '../../src/services/sign-in-service';
import { readLisData } from '../../src/services/lis-service';
import { readFeatureFlags, readServerTime } from '../../src/services/site-service';
import { readSupplementTexts } from '../../src/services/supplement-content-service';
import { readApprovedStates, searchSupplements } from '../../src/services/supplement-plans-service';
import { mutate, randomFrom, textOfResponse } from './mutations';
import {
  allOf,
  asItCame,
  at,
  derived,
  fields,
  first,
  flag,
  flagIn,
  flagOr,
  hasNumber,
  hasText,
  ids,
  idsIn,
  isRecord,
  isText,
  list,
  nothing,
  number,
  numberIn,
  phoneNumber,
  planType,
  planTypeIn,
  record,
  setOf,
  tableOf,
  tableOfFlags,
  tableOfNumbers,
  text,
  textIn,
  textOr,
  wallClock,
  when,
  type Reading,
} from './readings';
import { configured, leaveNetwork } from './support';

/** To repeat a run, set its printed seed here. */
const REPLAY: readonly number[] = [];
const CASES = 100_000;

const config = configured();
const place = { zip: '60614', stateCode: 'IL', fipsCode: '031', planYear: 2027 };

/* The readings for each response. */

const county = record({
  ...fields(text, 'fipsCountyCode', 'fipsCountyName', 'fipsStateCode', 'stateCode'),
  cmsCountyCodes: ['cmsCountyCodes', list(text, isText)],
});
const countyOrNone: Reading = (out, wire, path) => (isRecord(wire) ? county : nothing)(out, wire, path);

const savedPlan = allOf(
  record({
    ...fields(text, 'planId', 'zipCode', 'planName', 'snpType', 'effectiveDate', 'terminationDate'),
    planType: ['planType', planType],
    planYear: ['planYear', number],
    county: ['county', countyOrNone],
    isEnrolled: ['isEnrolled', flagOr(false)],
  }),
);
const savedPlans = list(
  savedPlan,
  (wire) =>
    hasText('planId')(wire) && hasNumber('planYear')(wire) && planTypeIn(at(wire, 'planType')) !== undefined,
);

const isOneOf =
  (...checks: ((wire: unknown) => boolean)[]) =>
  (wire: unknown): boolean =>
    checks.some((check) => check(wire));

const drugs = list(
  record({
    ...fields(text, 'drugName', 'drugDosage', 'drugFrequency', 'nationalDrugCode'),
    ...fields(number, 'drugQuantity', 'drugSupplyLength'),
  }),
  isOneOf(hasText('drugName'), hasText('drugDosage')),
);

const specialtyOf = first('providerSpecialty', 'specialty');
const providers = list(
  record({
    ...fields(text, 'providerId', 'providerAddressId', 'providerName', 'providerAddress', 'type'),
    coverageType: ['providerCoverageType', text],
    specialty: [specialtyOf, text],
  }),
  (wire) =>
    hasText('providerId')(wire) &&
    isOneOf(hasText('providerName'), hasText('providerAddress'), (one) => isText(specialtyOf(one)))(wire),
);

const user = record({
  ...fields(text, 'uuid', 'firstName', 'lastName', 'userType', 'optumId', 'email', 'dob', 'zipCode', 'mbi'),
  ...fields(text, 'telesalesProfileType', 'createdBy', 'lastModifiedBy', 'lastModifiedDate'),
  ...fields(text, 'salesforceRecordType', 'fullName', 'nickName', 'siteId', 'creationDate', 'consent'),
  ...fields(text, 'gender', 'profileType', 'profileStatus', 'mergedProfileUuid', 'sessionLastAccessed'),
  isGuestUser: ['isGuestUser', flag],
  importAgreementDate: ['importAgreementData.agreementDate', text],
  importHistory: [
    'importHistory',
    list(record(fields(text, 'profileType', 'agreementName', 'agreementDate', 'triggeredBy')), isRecord),
  ],
  accountLinkIds: ['accountLinkIds', list(text, isText)],
});

const profile = when(
  isRecord,
  record({
    uuid: ['uuid', text],
    user: ['userDetails', when(isRecord, user)],
    plans: ['plansDetails.plans', savedPlans],
    memberEnrolledPlans: ['memberEnrolledPlans', savedPlans],
    zipCode: ['plansDetails.zipCode', text],
    drugs: ['drugsAndPharmacyDetails.drugInfoDetails', drugs],
    pharmacyNumber: ['drugsAndPharmacyDetails.pharmacyObj.pharmacyNumber', text],
    pharmacyName: ['drugsAndPharmacyDetails.pharmacyObj.pharmacyName', text],
    providers: ['providersDetails.providerIdList', providers],
    enrollments: ['enrollmentsDetails.enrollments', list(asItCame)],
    macraData: ['macraData', asItCame],
    medsuppData: ['medsuppData', text],
    preData: ['preData.data', text],
  }),
);

/** The first network of a list. A value that is no list has none. */
const firstNetwork = (wire: unknown): unknown => {
  const networks = at(wire, 'networkTypes');
  return Array.isArray(networks) ? networks.find(isRecord) : undefined;
};

const benefits = list(
  record({
    name: ['benefitName', text],
    description: [
      (wire) => first('benefitDescription')(wire) ?? at(firstNetwork(wire), 'benefitDescription'),
      text,
    ],
  }),
  hasText('benefitName'),
);

const bullets = list(
  record({ rank: ['rank', number], text: ['shortBullets', text], icon: ['iconFileName', textOr('')] }),
  (wire) => hasNumber('rank')(wire) && hasText('shortBullets')(wire),
);

const subsidies = Object.fromEntries(
  Object.entries(config.subsidyFields).map(([percent, field]) => [
    percent,
    [field, number] as [string, Reading],
  ]),
);

const plan = record({
  ...fields(text, 'planId', 'planName', 'snpType', 'mapsPlanType'),
  ...fields(text, 'monthlyPremiumFormatted', 'lisMonthlyPremiumFormatted'),
  ...fields(number, 'planYear', 'monthlyPremium', 'annualDrugCost', 'lisAnnualDrugCost'),
  ...fields(number, 'estimatedAnnualDrugCost'),
  ...fields(flag, 'isShowDrugPricing', 'inNetwork', 'isPharmacyCovered', 'isShowPharmacyMessage'),
  premiumBySubsidy: [(wire) => wire, record(subsidies)],
  benefits: ['planBenefits', benefits],
  bullets: ['marketingInformation', bullets],
  rider: ['rider', when(hasText('benefitName'), record(fields(text, 'benefitName', 'helpText')))],
  positioningStatement: ['planPositioningStatement', text],
  coveredDrugs: ['coveredDrugs', when(Array.isArray, setOf(text, isText, textIn))],
  drugTier: ['drugTier', tableOfNumbers],
  drugCost: ['costsDuringInitialCoveragePeriod', tableOfNumbers],
  providerCoverage: ['providerCoverage', tableOfFlags],
});

/** Of the body, or of a part of it. */
const inside =
  (path: string, reading: Reading): Reading =>
  (out, wire, where) =>
    reading(out, at(wire, path), where);

const extraHelp = record({
  level: [
    (wire) => wire,
    derived((wire) => {
      const isEligible = flagIn(at(wire, '_isEligibleForLIS'));
      // Eligible without a level is level 1 (HELP-02).
      if (isEligible === true) return numberIn(at(wire, '_LISLevel')) ?? 1;
      return isEligible === false ? 0 : null;
    }),
  ],
  subsidisedPremiums: [
    '_subsidyList',
    list(
      record({ ...fields(text, 'planId'), ...fields(number, 'planYear', 'monthlyPremium') }),
      (wire) => hasText('planId')(wire) && hasNumber('planYear', 'monthlyPremium')(wire),
    ),
  ],
});

const flags = record({
  systemDateTime: ['systemDateTime', wallClock],
  bannering: ['bannering', flagOr(true)],
  ...fields(flagOr(false), 'yoyProviderChangesDisabled', 'oleSaveResumeDisabled', 'medsuppV2Cards'),
  ...fields(flagOr(false), 'memberBenefitsButtonMobile', 'lisChanges', 'activePlansSectionDisabled'),
  ...fields(flagOr(false), 'isServiceOutage'),
});

/* Content fragments: an element is an object with a value. */

const element = (name: string): string => `properties.elements.${name}.value`;

const suppression = list(
  record({
    planYear: [element('planYear'), number],
    enroll: [element('enroll'), ids],
    startApplication: [element('startApplication'), ids],
  }),
  hasNumber(element('planYear')),
);

const planBenefits = list(
  record({
    planId: [element('planId'), text],
    planYear: [element('planYear'), number],
    name: [element('benefitName'), text],
    description: [element('benefitDescription'), text],
    isHidden: [element('hideShopperProfile'), flagOr(false)],
  }),
  (wire) => hasText(element('planId'), element('benefitName'))(wire) && hasNumber(element('planYear'))(wire),
);

const texts = inside(
  'properties.elements',
  tableOf((entry) => textIn(at(entry, 'value'))),
);

const entitiesOf = (wire: unknown): unknown[] => {
  const entities = at(wire, 'entities');
  return Array.isArray(entities) ? (entities as unknown[]) : [];
};

const dentalPlans: Reading = (out, wire, path) => {
  const idsOf = (part: unknown) => at(part, element('planIds')) ?? at(part, element('planId'));
  return asItCame(
    out,
    [wire, ...entitiesOf(wire)].flatMap((part) => idsIn(idsOf(part))),
    path,
  );
};

/* Applications. */

const stepsIn = (formData: unknown): Record<string, unknown>[] | undefined => {
  try {
    const steps: unknown = JSON.parse(textIn(formData) ?? '');
    return Array.isArray(steps) ? (steps as unknown[]).filter(isRecord) : undefined;
  } catch {
    return undefined;
  }
};

/** Every answer to a question, anywhere in a form. */
function answersTo(question: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => answersTo(question, entry));
  if (!isRecord(value)) return [];
  const own = [
    at(value, `data.${question}`),
    value.questionKey === question ? at(value, 'userInput') : undefined,
  ].flatMap((response) => textIn(response) ?? []);
  return [...own, ...Object.values(value).flatMap((entry) => answersTo(question, entry))];
}

const answersOf =
  (...questions: string[]): Reading =>
  (out, steps, path) => {
    const strange = Object.entries(out as Record<string, string>).find(
      ([question, response]) =>
        !questions.includes(question) || !answersTo(question, steps).includes(response),
    );
    return strange && `${path}.${strange[0]} is "${strange[1]}", which no one has answered`;
  };

const form: Reading = (out, wire, path) =>
  when(
    Array.isArray,
    record({
      steps: [
        (steps) => steps,
        list(
          record({
            view: ['view', text],
            formValid: ['formValid', flagOr(false)],
            nextPageUrl: ['nextPageUrl', textOr('')],
          }),
          hasText('view'),
        ),
      ],
      answers: [(steps) => steps, answersOf('medicareClaimNumber')],
    }),
  )(out, stepsIn(wire), path);

const enrollments = list(
  record({
    ...fields(text, 'planId', 'planName', 'snpType', 'zipCode', 'status', 'lastSaved', 'confirmationNo'),
    ...fields(text, 'phoneNumber', 'tty', 'hoursOfOperation'),
    planYear: ['planYear', number],
    planType: ['planType', planType],
    county: ['county', countyOrNone],
    ...fields(flagOr(false), 'isSubmitted', 'isJarvisEnrollment'),
    form: ['formData', form],
  }),
  (wire) => hasText('planId')(wire) && hasNumber('planYear')(wire),
);

const chicago = {
  fipsCountyCode: '031',
  fipsCountyName: 'Cook County',
  fipsStateCode: '17',
  stateCode: 'IL',
};

/** Made of answers of the form, or not at all (APPS-29, APPS-30). */
const savedEnrollment: Reading = (out, wire, path) => {
  const steps = stepsIn(at(wire, 'data.formData')) ?? [];
  const all = (question: string) => answersTo(question, steps);
  if (out === undefined) return undefined;
  const enrollment = out as Record<string, unknown>;
  const fromForm = ['planId', 'planName', 'zipCode'].find(
    (name) => !all(name).includes(enrollment[name] as string),
  );
  if (fromForm !== undefined) return `${path}.${fromForm} was not answered`;
  if (
    !all('planYear')
      .map(numberIn)
      .includes(enrollment.planYear as number)
  )
    return `${path}.planYear`;
  if (
    !all('planType')
      .map(planTypeIn)
      .includes(enrollment.planType as string)
  )
    return `${path}.planType`;
  return asItCame(enrollment.county, chicago, `${path}.county`);
};

const supplementApplication = (wire: unknown): unknown => {
  const applications = at(wire, 'applications');
  return Array.isArray(applications) ? at(applications[0], 'response') : undefined;
};

/** Something was applied for: an id, a status, or a plan with a name. */
const isApplication = (wire: unknown): boolean => {
  const status = isRecord(wire) ? wire.applicationStatus : undefined;
  const plans = at(status, 'plans');
  return (
    ['applicationId', 'applicationStatus', 'adjudicationStatus'].some((name) => isText(at(status, name))) ||
    (Array.isArray(plans) && plans.some((plan) => isText(at(plan, 'planName'))))
  );
};

const supplementEnrollment: Reading = (out, wire, path) =>
  when(
    isApplication,
    record({
      applicationStatus: [
        'applicationStatus',
        record({
          ...fields(text, 'applicationId', 'applicationStatus', 'adjudicationStatus', 'statusDate'),
          ...fields(text, 'savedTimestamp'),
          plans: [
            'plans',
            list(
              record(fields(text, 'planName', 'planDescriptor', 'planCode', 'legalEntity')),
              hasText('planName'),
            ),
          ],
        }),
      ],
      applicantDemographics: ['applicantDemographics', record(fields(text, 'dateOfBirth', 'zipCode'))],
    }),
  )(out, supplementApplication(wire), path);

const supplements: Reading = (out, wire, path) => {
  const products = at(wire, 'msSearchPlansData.products');
  return list(
    record({
      ...fields(text, 'planCode', 'planName', 'stateCode', 'msLegalEntity', 'msPlanPositioningStatement'),
      ...fields(text, 'marketingPlanCode'),
      ...fields(number, 'planYear', 'medicalPremium', 'monthlyPremium'),
      marketingBulletsV2: [
        'marketingBulletsV2',
        list(record(fields(text, 'icon', 'shortBullets')), hasText('shortBullets')),
      ],
    }),
    hasText('planCode'),
  )(out, at(Array.isArray(products) ? products[0] : undefined, 'plans'), path);
};

const countOf = (path: string, byDefault?: number): Reading =>
  inside(
    `importSummaryData.${path}`,
    derived((items) => (Array.isArray(items) ? items.filter(isRecord).length : byDefault)),
  );

/* The mock service's own responses, with lists of four. */

const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 4).map(shortened);
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, shortened(entry)]))
    : value;
};

const PROFILE = '/landrover/api';
const CONTENT = '/api/assets/MRD/content-fragments';
const LISTS = '/planinfo/product-details/VPP/plan-years/2027/products';

async function asked(scenario: Scenario, path: string, body?: object): Promise<unknown> {
  const { fetch: ask } = createService({ scenario });
  const headers = { [agentSession.header]: FIRST_AGENT_TOKEN };
  const response = await ask(path, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return shortened(await response.json());
}

const savedForm = (): Promise<unknown> =>
  asked('agent', '/online-enrollment/user/fetchEnrollmentDataByEmailId/UHCM0/v1', {
    emailId: 'agnes@example.com',
  });

const profiles = (section: string): Promise<unknown>[] =>
  (['consumer', 'member', 'applications', 'agent', 'member-import', 'telesales-zip'] as const).map(
    async (scenario) => asked(scenario, `${PROFILE}/Users/demo-${scenario}/${section}`),
  );

interface Row {
  name: string;
  ids: string;
  responses: () => Promise<unknown>[];
  /** A call, or what parses a part of another call's response. */
  read: (() => Promise<Result<unknown>>) | ((part: unknown) => unknown);
  isPart?: true;
  reading: Reading;
}

const rows: Row[] = [
  {
    name: 'profile',
    ids: 'NET-05, DATA-01',
    responses: () => profiles('all'),
    read: () => readProfile(config, 'u-1'),
    reading: profile,
  },
  {
    name: 'profile of a guest',
    ids: 'DATA-01',
    responses: () => [Promise.resolve(shortened(createService().guestProfile))],
    read: parseProfile,
    isPart: true,
    reading: profile,
  },
  {
    name: 'section of the profile',
    ids: 'NET-06',
    responses: () => ['plans', 'drugs', 'providers'].flatMap(profiles),
    read: () => readProfile(config, 'u-1', 'drugs'),
    reading: profile,
  },
  {
    name: 'section that is sent back',
    ids: 'HTTP-07',
    responses: () => ['drugs', 'providers'].flatMap(profiles),
    read: () => readWireSection(config, 'u-1', 'drugs'),
    reading: (out, wire, path) => asItCame(out, isRecord(wire) ? wire : {}, path),
  },
  {
    name: 'plan list',
    ids: 'NET-21, DATA-24',
    responses: () =>
      ['MAPD', 'PDP', 'SNP'].map((type) =>
        asked('member', `${LISTS}/${type}/state-codes/IL/fips-county-codes/031`),
      ),
    read: () => readPlanList(config, { year: 2027, planType: 'MAPD', stateCode: 'IL', fips: '031' }),
    reading: inside('data.plans', list(plan, hasText('planId'))),
  },
  {
    name: 'plan details',
    ids: 'NET-23, DATA-24',
    responses: () =>
      ['H5521016000', 'S5921362000'].map((id) =>
        asked('consumer', `/planinfo/details/VPP/plan-years/2027/plans/${id}`),
      ),
    read: () => readPlanDetails(config, 2027, 'H5521016000'),
    reading: inside('data.plan', when(hasText('planId'), plan)),
  },
  {
    name: 'counties',
    ids: 'NET-18, DATA-15',
    responses: () => ['60614', '60007'].map((zip) => asked('consumer', `/geolocationinfo/counties/${zip}`)),
    read: () => readCounties(config, '60614'),
    reading: inside('data.counties', list(county, isRecord)),
  },
  {
    name: 'plan contact',
    ids: 'NET-24',
    responses: () => [
      asked('consumer', '/planinfo/individual-search/plans/H5521016000/plan-years/2027/plan-contact'),
    ],
    read: () => readPlanContact(config, 'H5521016000', 2027),
    reading: inside('data', record(fields(text, 'phoneNumber', 'tty', 'hoursOfOperation'))),
  },
  {
    name: 'toll-free number',
    ids: 'CONST-03',
    responses: () => [asked('consumer', `${PROFILE}/tollFree`)],
    read: () => readTollFreeNumber(config),
    reading: inside('phoneNumber', phoneNumber),
  },
  {
    name: 'Extra Help record',
    ids: 'NET-26, HELP-08, HELP-09',
    responses: () =>
      (['member', 'consumer'] as const).map((scenario) => asked(scenario, `${PROFILE}/lis/v1`)),
    read: () => readLisData(config, place),
    reading: extraHelp,
  },
  {
    name: 'feature flags',
    ids: 'LOAD-12',
    responses: () =>
      (['outage', 'consumer'] as const).map((scenario) => asked(scenario, `${PROFILE}/featureToggle`)),
    read: () => readFeatureFlags(config),
    reading: flags,
  },
  {
    name: 'server date-time',
    ids: 'NET-27',
    responses: () => [asked('consumer', `${PROFILE}/serverData`)],
    read: () => readServerTime(config),
    reading: inside('systemDateTime', wallClock),
  },
  {
    name: 'suppressed plans',
    ids: 'NET-31',
    responses: () => [asked('guest', `${CONTENT}/common-tools-vpp/global/suppression.json`)],
    read: () => readSuppression(config),
    reading: inside('entities', suppression),
  },
  {
    name: 'benefits of single plans',
    ids: 'NET-30',
    responses: () => [asked('guest', `${CONTENT}/plan-summary/plan-benefits.json`)],
    read: () => readPlanBenefits(config),
    reading: inside('entities', planBenefits),
  },
  {
    name: 'texts',
    ids: 'NET-29',
    responses: () => [asked('guest', `${CONTENT}/shopper-profile-redesign/MedsupContent.json`)],
    read: () => readTexts(config, 'profileTexts'),
    reading: texts,
  },
  {
    name: 'texts about supplements',
    ids: 'MEDSUPP-18',
    responses: () => [asked('guest', `${CONTENT}/shopper-profile-redesign/MedsupContent.json`)],
    read: () => readSupplementTexts(config),
    reading: texts,
  },
  {
    name: 'states in another order',
    ids: 'MEDSUPP-18, OPEN-A087',
    responses: () =>
      [['IL', 'NY'], 'IL, NY'].map((value) =>
        Promise.resolve({ properties: { elements: { states: { value } } } }),
      ),
    read: () => readApprovedStates(config),
    reading: inside(element('states'), ids),
  },
  {
    name: 'dental plans',
    ids: 'OPEN-A103',
    responses: () => [asked('guest', `${CONTENT}/global/dental-provider-covered-plans.json`)],
    read: () => readDentalPlanIds(config),
    reading: dentalPlans,
  },
  {
    name: 'applications of the profile',
    ids: 'DATA-10',
    responses: () =>
      (['applications', 'member'] as const).map(async (scenario) => {
        const { enrollmentsDetails } = createService({ scenario }).state;
        return shortened(enrollmentsDetails.enrollments);
      }),
    read: (wire) => parseEnrollments(Array.isArray(wire) ? wire : [], config),
    isPart: true,
    reading: enrollments,
  },
  {
    name: 'status of applications',
    ids: 'NET-19, NET-20, APPS-11',
    responses: () => [
      asked('applications', `${PROFILE}/applications/status/v1`, { mbi: '1EG4TE5MK73', pageSize: 100 }),
    ],
    read: () => readApplicationStates(config, '1EG4-TE5-MK73'),
    reading: inside(
      'data.applications',
      list(
        record({
          code: ['applicationState.code', number],
          ...fields(text, 'imageIdentifier', 'confirmationNo'),
        }),
        hasNumber('applicationState.code'),
      ),
    ),
  },
  {
    name: 'application that was left',
    ids: 'NET-16, NET-17',
    responses: () => [savedForm()],
    read: () => readSavedApplication(config, 'agnes@example.com', 0),
    reading: inside('data.formData', text),
  },
  {
    name: 'plan of the application that was left',
    ids: 'APPS-29, APPS-30',
    responses: () => [savedForm()],
    read: (body) =>
      enrollmentOfSavedApplication(
        toApplicationForm(textIn(at(body, 'data.formData')), answersOfSavedApplication),
        [chicago],
      ),
    isPart: true,
    reading: savedEnrollment,
  },
  {
    name: 'supplement application',
    ids: 'NET-12, DATA-30, DATA-31',
    responses: () => [asked('applications', `${PROFILE}/enrollments/medsupp/v1`)],
    read: () => readSupplementEnrollment(config),
    reading: supplementEnrollment,
  },
  {
    name: 'supplement search',
    ids: 'NET-25, MODEL-12',
    responses: () => [
      asked('guest', '/medsupp/plans/v2/zip-codes/60614/products/MEDSUPP/search?benefitsSummaries=true'),
    ],
    read: () => searchSupplements(config, '60614'),
    reading: supplements,
  },
  {
    name: 'sign-in',
    ids: 'NET-02',
    responses: () => [
      asked('consumer', `${PROFILE}/apps/UHCM/authValidate`, { code: 'demo-agent', tool: 'profile' }),
    ],
    read: () => validateSignIn(config, 'code', 'www.example.com'),
    reading: record({
      ...fields(text, 'uuid', 'agentUserName'),
      ...fields(flag, 'isNewOptumIdProfileCreated'),
    }),
  },
  {
    name: 'import of a member’s items',
    ids: 'NET-14, IMPORT-24, IMPORT-25',
    responses: () => [
      asked('member-import', `${PROFILE}/profiles/import/member-items/v1`, {
        uuid: 'demo-member-import',
        triggeredBy: 'E&I',
      }),
    ],
    read: () => importMemberItems(config, { uuid: 'u-1', isAuthUser: true, triggeredBy: 'M&R' }),
    reading: record({
      drugCount: [(wire) => wire, countOf('importedDrugsAndPharmacySummary.drugs', 0)],
      providerCount: [(wire) => wire, countOf('importedProvidersSummary.providers', 0)],
      planCount: [(wire) => wire, countOf('importedPlansData.plans')],
    }),
  },
  {
    name: 'merge',
    ids: 'NET-13, MODEL-22',
    responses: () => [
      asked('telesales-zip', `${PROFILE}/profiles/merge/v1`, { action: 'm' }),
      Promise.resolve({ isProfileMerged: true, mergedProfile: { uuid: 'u-2' }, remainingRetryCount: '2' }),
    ],
    read: () => mergeProfile(config, {}),
    reading: record({
      // Only what is true: no merge is claimed that the service does not claim (IDENT-34).
      isProfileMerged: [
        (wire) =>
          [true, 'true'].includes(
            textIn(at(wire, 'isProfileMerged')) ?? at(wire, 'isProfileMerged') === true,
          ),
        asItCame,
      ],
      // Of no known type, handed on unchanged (OPEN-B33).
      mergedProfile: [
        (wire) => {
          const merged = at(wire, 'mergedProfile') ?? undefined;
          return typeof merged === 'string' && textIn(merged) === undefined ? undefined : merged;
        },
        asItCame,
      ],
      remainingRetryCount: [
        (wire) =>
          [numberIn(at(wire, 'remainingRetryCount'))].find((count) => Number.isInteger(count) && count! >= 0),
        asItCame,
      ],
    }),
  },
];

/* All cases. */

interface Sent {
  text: string;
  /** What the text says; `undefined`: it is no JSON. */
  wire: unknown;
}

function sentAs(text: string): Sent {
  try {
    // A mark of the encoding belongs to no text.
    return { text, wire: JSON.parse(text.replace(/^\ufeff/, '')) };
  } catch {
    return { text, wire: undefined };
  }
}

let respondWithText = '';

async function findingOf(
  { read, isPart, reading }: Row,
  { text: body, wire }: Sent,
): Promise<string | undefined> {
  if (isPart) return reading(read(wire), wire, 'it');
  respondWithText = body;
  const result = await (read as () => Promise<Result<unknown>>)();
  if (wire !== undefined)
    return result.ok ? reading(result.value, wire, 'it') : `the call failed: ${result.failure.kind}`;
  return !result.ok && result.failure.kind === 'notJson' ? undefined : 'text that is no JSON was read';
}

/** Throws an error with the data that repeats the case. */
async function check(row: Row, sent: Sent, label: string): Promise<void> {
  let finding: string | undefined;
  try {
    finding = await findingOf(row, sent);
  } catch (problem) {
    finding = `something was thrown: ${String(problem)}`;
  }
  if (finding !== undefined)
    throw new Error(`${row.name}, ${label}: ${finding}\n${sent.text.slice(0, 3000)}`);
}

const leavesOf = (value: unknown): number =>
  value instanceof Set
    ? value.size
    : typeof value === 'object' && value !== null
      ? Object.values(value).reduce<number>((sum, entry) => sum + leavesOf(entry), 0)
      : Number(value !== undefined);

describe('responses that have changed on their way', () => {
  const seed = REPLAY[0] ?? Math.floor(Math.random() * 2 ** 31);
  const casesOfRow = Math.ceil(CASES / rows.length);

  before(() => {
    console.log(`Answers are changed with the seed ${seed}; to see them again: REPLAY = [${seed}].`);
    globalThis.fetch = () => Promise.resolve(new Response(respondWithText));
  });
  after(leaveNetwork);

  for (const [index, row] of rows.entries()) {
    it(`${row.name}: a good one is read in full (${row.ids})`, async () => {
      for (const good of await Promise.all(row.responses())) {
        await check(row, sentAs(textOfResponse(good)), 'unchanged');
        const read = await row.read(good);
        const out = row.isPart ? read : (read as { value: unknown }).value;
        expect(leavesOf(out)).to.be.greaterThan(0);
      }
    });

    it(`${row.name}: nothing is thrown, nothing is invented, and what is not broken stays (MODEL-26, RULES-14, ${row.ids})`, async function () {
      this.timeout(60_000);
      const responses = await Promise.all(row.responses());
      for (let nth = 0; nth < casesOfRow; nth += 1) {
        const random = randomFrom(seed + index * CASES + nth);
        const good = responses[nth % responses.length];
        await check(row, sentAs(mutate(good, random)), `REPLAY = [${seed}], case ${nth}`);
      }
      expect(Object.keys(Object.prototype), 'fields of every object').to.be.empty;
    });
  }

  it('a form whose questions are nested 10,000 deep throws nothing (MODEL-26, APPS-44)', () => {
    const levels = 10_000;
    const questions = `${'{"subQuestionLablesArray":['.repeat(levels)}${']}'.repeat(levels)}`;
    const formData = `[{"view":"welcome","keyLables":[${questions}]}]`;
    const [read] = parseEnrollments([{ planId: 'H5521016000', planYear: '2027', formData }], config);
    expect(read).to.include({ planId: 'H5521016000', planYear: 2027 });
  });

  it('a text of 50,000 digits that is no number is recognized immediately (MODEL-26)', () => {
    const startedAt = performance.now();
    const drugQuantity = `${'1'.repeat(50_000)}x`;
    const read = parseProfile({
      drugsAndPharmacyDetails: { drugInfoDetails: [{ drugName: 'A', drugQuantity }] },
    });
    expect(read?.drugs[0]?.drugQuantity).to.equal(undefined);
    expect(performance.now() - startedAt).to.be.lessThan(500);
  });
});
