import { expect } from 'chai';
import { recommendationCardAtom } from '../../../elements/recommendation/recommendation.state';
import type { EnrollmentStatus } from '../../../src/domain/enrollment/enrollment-life-cycle';
import type { SupplementApplication } from '../../../src/domain/enrollment/supplement-application';
import { withoutDetails, type PlanDetail } from '../../../src/domain/plans/plan-detail';
import { emptyProfile } from '../../../src/domain/profile/profile';
import {
  isSupplementApplicationKnownAtom,
  supplementApplicationAtom,
  applicationsSummaryAtom,
} from '../../../src/state/plans/applications-summary';
import { supplementActionAtom } from '../../../src/state/applications/supplement-actions';
import { serverTime } from '../../../src/state/load/page-resources';
import { storedYearAtom } from '../../../src/state/page/dates';
import { featureFlags } from '../../../src/state/load/page-resources';
import { singlePlans, supplementSearches } from '../../../src/state/plans/plan-resources';
import { suppression } from '../../../src/state/load/page-resources';
import { profileAtom } from '../../../src/state/profile/profile-state';
import { identityAtom } from '../../../src/state/shopper/identity';
import { atom, read, write, type PageAtom } from '../../../src/state/store';
import { parseFeatureFlags } from '../../../src/services/site-service';
import { setResource } from '../../support/resources';
import { leaveTestPage, openTestPage } from '../../support/page';
import { recommendationOf } from '../../support/recommendation';

/* Every combination of plan type, year, status, suppression and flag, compared with the requirements. */

interface Case {
  planId: string;
  planType: string;
  snpType?: string;
  planYear: number;
  /** The date on which the page opens. */
  day: string;
  status?: EnrollmentStatus | undefined;
  /** undefined: it is not known which plans are suppressed. */
  isSuppressed: boolean | undefined;
  /** `oleSaveResumeDisabled` of the page, for supplements `medsuppV2Cards`. */
  flag: boolean;
  /** `undefined`: it is not known whether there is one. */
  application?: SupplementApplication | null | undefined;
}

const ZIP = '60614';
const NAME = 'Medicare Supplement Plan G';

/** The result of the page: the action on the card, and the status that it shows. */
function actionOf(one: Case): { action: string | undefined; status: string | undefined } | undefined {
  const { planId, planType, planYear, snpType, isSuppressed, flag, status } = one;
  const isSupplement = planType === 'medsupp';
  const detail: PlanDetail = {
    ...withoutDetails,
    planId,
    planName: NAME,
    snpType,
    ...(isSupplement && {
      supplement: {
        planCode: planId,
        letter: 'G',
        stateCode: 'IL',
        legalEntity: undefined,
        marketingPlanCode: undefined,
      },
    }),
  };
  const key = `${planId}/${planYear}`;
  write(identityAtom, { uuid: 'u-1', isGuest: false, isCloaked: false });
  setResource(serverTime, '', `${one.day}T12:00:00`);
  write(storedYearAtom, planYear);
  setResource(
    featureFlags,
    '',
    parseFeatureFlags({ [isSupplement ? 'medsuppV2Cards' : 'oleSaveResumeDisabled']: flag }),
  );
  if (isSuppressed === undefined) write(suppression.states as PageAtom<unknown>, new Map());
  else
    setResource(suppression, '', [
      {
        planYear,
        enroll: isSuppressed ? [planId] : [],
        startApplication: isSuppressed ? [planId.toLowerCase()] : [],
      },
    ]);
  write(applicationsSummaryAtom, {
    exist: atom(false),
    statuses: atom<ReadonlyMap<string, EnrollmentStatus>>(new Map(status ? [[key, status]] : [])),
    contacts: atom(new Map()),
    facts: atom([]),
  });
  write(isSupplementApplicationKnownAtom, one.application !== undefined);
  write(supplementApplicationAtom, one.application ?? null);
  if (isSupplement) setResource(supplementSearches, ZIP, [detail]);
  else setResource(singlePlans, key, detail);
  write(profileAtom, {
    ...emptyProfile,
    user: {},
    preData: recommendationOf(
      planYear,
      { planId, planType, snpType, zipCode: ZIP },
      { medsuppUserInfo: { statecode: 'IL' } },
    ),
  });
  const card = read(recommendationCardAtom);
  if (!card || card === 'waiting') return undefined;
  const action = isSupplement ? read(supplementActionAtom)(card) : card.enrollmentAction;
  return { action, status: card.enrollmentStatus };
}

/** RULES-03 … RULES-05, on the days below. */
const isEnrollmentTime = ({ planYear, day }: Case): boolean =>
  planYear === 2027 ? day >= '2026-10-15' : day <= '2026-11-30';

/** REC-06, REC-07, PLANS-36, RULES-06, RULES-07, OPEN-A005, OPEN-A056. */
function expectedEnrollment(one: Case): string | undefined {
  if (one.isSuppressed !== false || !isEnrollmentTime(one)) return undefined;
  if (one.status) return ['saved', 'inProgress'].includes(one.status) && !one.flag ? 'continue' : undefined;
  if (one.planType !== 'SNP') return 'enroll';
  if (one.snpType === undefined) return undefined;
  return one.snpType.startsWith('Institutional') ? 'learnMore' : 'enroll';
}

const kinds = [
  { planId: 'H5521016000', planType: 'MA' },
  { planId: 'H5521017000', planType: 'MAPD' },
  { planId: 'S5601034000', planType: 'PDP' },
  { planId: 'H7151005000', planType: 'SNP', snpType: 'Chronic' },
  { planId: 'H7151006000', planType: 'SNP', snpType: 'C&S' },
  { planId: 'H7151007000', planType: 'SNP', snpType: 'Institutional' },
  { planId: 'H7151008000', planType: 'SNP', snpType: 'Institutional - IESNP' },
  { planId: 'H7151009000', planType: 'SNP' },
];
const times = [
  { planYear: 2027, day: '2026-10-14' },
  { planYear: 2027, day: '2026-10-15' },
  { planYear: 2026, day: '2026-11-30' },
  { planYear: 2026, day: '2026-12-01' },
];
const statuses = [
  undefined,
  'saved',
  'inProgress',
  'submitted',
  'pending',
  'approved',
  'denied',
  'withdrawn',
] as const;
const suppressions = [true, false, undefined];
const flags = [true, false];

const application = (
  applicationStatus: string,
  planName = 'MEDICARE  supplement plan g ',
  zipCode = ZIP,
): SupplementApplication => ({
  applicationStatus: { applicationStatus, plans: [{ planName }] },
  applicantDemographics: { zipCode },
});

describe('what can be done about the recommended plan', () => {
  afterEach(leaveTestPage);

  for (const kind of kinds)
    it(`is what the rows say of ${kind.snpType ?? kind.planType}, of every year, status, suppression and flag (REC-06, REC-07, RULES-03 … RULES-07, OPEN-A056)`, () => {
      openTestPage();
      for (const time of times)
        for (const status of statuses)
          for (const isSuppressed of suppressions)
            for (const flag of flags) {
              const one: Case = { ...kind, ...time, status, isSuppressed, flag };
              expect(actionOf(one), JSON.stringify(one)).to.deep.equal({
                action: expectedEnrollment(one),
                status,
              });
            }
    });

  const applications: [
    what: string,
    application: SupplementApplication | null | undefined,
    action: string | undefined,
  ][] = [
    ['nobody knows which', undefined, undefined],
    ['none', null, undefined],
    ['one in progress', application('In-Progress'), 'continue'],
    ['one saved', application('saved'), 'continue'],
    ['one completed', application('Completed'), 'view'],
    ['one submitted', application('Submitted'), 'view'],
    ['one for another plan', application('In-Progress', 'Medicare Supplement Plan N'), undefined],
    ['one for another ZIP code', application('In-Progress', NAME, '10001'), undefined],
  ];
  for (const [what, applied, ofApplication] of applications)
    it(`is start, continue or view of a supplement: with ${what} (REC-08, MEDSUPP-06 … MEDSUPP-10, OPEN-A005)`, () => {
      openTestPage();
      for (const planId of ['G01', 'MW1', 'TW1', 'NW1'])
        for (const time of times)
          for (const isSuppressed of suppressions)
            for (const flag of flags) {
              const one: Case = {
                planId,
                planType: 'medsupp',
                ...time,
                isSuppressed,
                flag,
                application: applied,
              };
              const isOnList = ['MW1', 'TW1', ...(flag ? ['NW1'] : [])].includes(planId);
              const mayStart = isSuppressed === false && !isOnList && applied !== undefined;
              expect(actionOf(one), JSON.stringify(one)).to.deep.equal({
                action: ofApplication ?? (mayStart ? 'start' : undefined),
                status: undefined,
              });
            }
    });
});

describe('a recommended supplement', () => {
  afterEach(leaveTestPage);

  for (const [recommended, found, isShown] of [
    ['IL', 'IL', true],
    ['il', 'IL', true],
    ['FL', 'IL', false],
    [undefined, 'IL', false],
    ['IL', undefined, false],
    [undefined, undefined, false],
  ] as const)
    it(`${isShown ? 'shows' : 'does not show'} with the recommendation for ${recommended ?? 'nowhere'} and the plan in ${found ?? 'nowhere'} (MEDSUPP-05, OPEN-A082)`, () => {
      openTestPage();
      write(identityAtom, { uuid: 'u-1', isGuest: false, isCloaked: false });
      setResource(serverTime, '', '2026-11-20T12:00:00');
      write(storedYearAtom, 2027);
      const supplement = {
        planCode: 'G01',
        letter: 'G',
        stateCode: found,
        legalEntity: undefined,
        marketingPlanCode: undefined,
      };
      setResource(supplementSearches, ZIP, [{ ...withoutDetails, planId: 'G01', supplement }]);
      write(profileAtom, {
        ...emptyProfile,
        user: {},
        preData: recommendationOf(
          2027,
          { planId: 'G01', planType: 'MS', zipCode: ZIP },
          { medsuppUserInfo: { statecode: recommended } },
        ),
      });
      expect(typeof read(recommendationCardAtom)).to.equal(isShown ? 'object' : 'undefined');
    });
});
