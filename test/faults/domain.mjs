import { inFile } from '../support/in-file.mjs';

const rules = 'src/domain';
const tests = 'test/domain';

/** Medicare rules. */
export default [
  ...inFile(`${rules}/money.ts`, `${tests}/money.test.ts`, [
    [
      'Number((Math.abs(dollars) * 100).toPrecision(12))',
      'Math.abs(dollars) * 100',
      'PRICE-01: half a cent is rounded down',
    ],
    ["(amount === 0 ? '$0'", "(amount === 0 ? '$0.00'", 'PRICE-02: a cost of nothing'],
    ['(\\d{3})+\\.', '(\\d{4})+\\.', 'PRICE-01: commas at the wrong places'],
  ]),
  ...inFile(`${rules}/dates/calendar.ts`, `${tests}/dates/calendar.test.ts`, [
    [
      "januaryToNovember: { start: '01-01', end: '11-30' }",
      "januaryToNovember: { start: '01-01', end: '11-29' }",
      'RULES-01: the window ends a day early',
    ],
    [
      'dayOfYear(now) <= window.end',
      'dayOfYear(now) < window.end',
      'RULES-02, OPEN-A010: the last day does not count',
    ],
    ['[yearOf(now), yearOf(now) + 1]', '[yearOf(now) + 1]', 'LOAD-21: this year cannot be chosen'],
    [' && years.includes(storedYear)', '', 'LOAD-20: a year of the past is still active'],
    [' || year % 400 === 0', '', 'OPEN-A007: no 29 February in 2000'],
    ['Number(hour) <= 23', 'Number(hour) <= 24', 'OPEN-A007: 24 o’clock is a time'],
  ]),
  ...inFile(`${rules}/dates/countdown.ts`, `${tests}/dates/countdown.test.ts`, [
    [".padStart(2, '0')", '', 'IDLE-07: “1:5” for 65 seconds'],
    ['secondsLeft <= moment', 'secondsLeft < moment', 'OPEN-B51: said a second late'],
  ]),
  ...inFile(`${rules}/plans/plan-beside.ts`, `${tests}/plans/plan-beside.test.ts`, [
    [
      'only && isCostOfAllDrugs(only, drugs) ? only : undefined',
      'only',
      'contract §8: the cost of a plan that leaves out a drug',
    ],
    [
      'own.drugs.extraHelp === cost.drugs.extraHelp',
      'true',
      'contract §8: a drug cost with Extra Help beside one without',
    ],
    [
      'own.isPremiumSubsidised === cost.isPremiumSubsidised',
      'true',
      'contract §8: a premium with Extra Help beside one without',
    ],
    [
      'own && !isDecided ?',
      'own ?',
      'contract §8: another plan for a shopper whose application was approved',
    ],
    ['own.total - total', 'total - own.total', 'contract §8: “less” of a plan that costs more'],
  ]),
  ...inFile(`${rules}/plans/active-plan.ts`, `${tests}/plans/active-plan.test.ts`, [
    ['end < now.slice(0, 10)', 'end <= now.slice(0, 10)', 'ACTIVE-02: ended on its last day'],
    ['start <= today', 'start < today', 'ACTIVE-02: not active on its first day'],
  ]),
  ...inFile(`${rules}/plans/drug-coverage.ts`, `${tests}/plans/drug-coverage.test.ts`, [
    [
      'coversAll(other) === true',
      'coversAll(other) !== false',
      'contract §8: outlined beside unknown coverage',
    ],
    ['coversAll(card) === false &&', '!coversAll(card) &&', 'contract §8: outlined before coverage is known'],
    ['plan.isShowPharmacyMessage ?? plan', 'plan', 'PLANS-32: the plan’s own word does not count'],
    [
      "coverageType === 'dental' && ",
      '',
      'OPEN-A103: every doctor is covered by a plan that covers dentists',
    ],
    [
      "({ coverage }) => coverage.state === 'notCovered'",
      "({ coverage }) => coverage.state !== 'covered'",
      'PLANS-32: a drug that could not be checked counts as not covered',
    ],
  ]),
  ...inFile(`${rules}/plans/year-summary.ts`, `${tests}/plans/year-summary.test.ts`, [
    ['drugCost.more > 12 *', 'drugCost.more > ', 'contract §8: drug costs before a premium that costs more'],
    ['Math.round(to.amount - from.amount)', 'to.amount - from.amount', 'contract §8: cents of an estimate'],
  ]),
  ...inFile(`${rules}/plans/plans-overview.ts`, `${tests}/plans/plans-overview.test.ts`, [
    [
      'Number(one.isPharmacyOut) - Number(other.isPharmacyOut)',
      '0',
      'PLANS-32: a plan without the pharmacy comes first',
    ],
  ]),
  ...inFile(`${rules}/plans/plan-order.ts`, `${tests}/plans/plans-overview.test.ts`, [
    [
      ' && !isReplacedByPharmacyMessage(planType, detail)',
      '',
      'PLANS-32: the lowest cost is without the pharmacy',
    ],
  ]),
  ...inFile(`${rules}/plans/low-income-subsidy.ts`, `${tests}/plans/low-income-subsidy.test.ts`, [
    [' || plan.supplement', '', 'PRICE-09: supplements with Extra Help'],
    [' && entry.planYear === planYear', '', 'HELP-09: the premium of another year'],
  ]),
  ...inFile(`${rules}/enrollment/enrolling.ts`, `${tests}/enrollment/enrolling.test.ts`, [
    [
      'isSuppressed === true && !isEnrolled',
      'isSuppressed !== false && !isEnrolled',
      'RULES-06: refused before it is known',
    ],
    [' && !isEnrolled && !status', ' && !status', 'RULES-06: a member is told to call the plan'],
    [' && !status && isEnrollmentTime', ' && isEnrollmentTime', 'PLANS-39: refused beside “Approved”'],
  ]),
  ...inFile(`${rules}/enrollment/enrollment.ts`, `${tests}/enrollment/enrollment.test.ts`, [
    ['time > timeOfKept', 'time < timeOfKept', 'APPS-07: the older of two applications counts'],
  ]),
  ...inFile(
    `${rules}/enrollment/enrollment-life-cycle.ts`,
    `${tests}/enrollment/enrollment-life-cycle.test.ts`,
    [
      ['code > 24', 'code > 23', 'APPS-16: the last code is none'],
      [
        "if (code === 12) return 'deny'",
        "if (code === 12) return 'withdraw'",
        'APPS-14: denied is withdrawn',
      ],
    ],
  ),
  ...inFile(`${rules}/enrollment/application-match.ts`, `${tests}/enrollment/application-match.test.ts`, [
    ['imageIdentifier.length > 2', 'imageIdentifier.length > 0', 'APPS-11: an identifier that is none'],
  ]),
  ...inFile(
    `${rules}/enrollment/supplement-application.ts`,
    `${tests}/enrollment/supplement-application.test.ts`,
    [["    ['state', stateCode],\n", '', 'APPS-35: the resume link without its state']],
  ),
  ...inFile(`${rules}/forms/identity-form.ts`, `${tests}/forms/identity-form.test.ts`, [
    [': !isRequired)', ': true)', 'FORM-19: a required ZIP code may be left out'],
    ['month.length > 2 || ', '', 'FORM-15: a month of three digits'],
    ["['male', 'female'].includes(values.gender)", 'true', 'FORM-13: no gender'],
  ]),
  ...inFile(`${rules}/forms/medicare-number.ts`, `${tests}/forms/medicare-number.test.ts`, [
    ['letter: /[AC-HJKMNP-RT-Y]/', 'letter: /[A-Z]/', 'FORM-05: letters that no card has'],
    ['index === 7', 'index === 8', 'FORM-11: the second dash'],
  ]),
  ...inFile(`${rules}/shopper/roles.ts`, `${tests}/shopper/roles.test.ts`, [
    ["toLowerCase() !== 'p'", "toLowerCase() !== 'P'", 'LOAD-38: a prospect is a member'],
    [
      'loadSavedApplication: isSignedIn && !isCloaked',
      'loadSavedApplication: isSignedIn',
      'ROLES-15: customer service reads applications',
    ],
    ['enroll: !isCloaked', 'enroll: true', 'ROLES-15: customer service enrolls'],
    [
      'telesales !== undefined && !isListed(rules.identity.allowedCreators, createdBy)',
      'telesales !== undefined',
      'IDENT-02: an allowed creator’s profile is asked about',
    ],
  ]),
  ...inFile(`${rules}/shopper/routes.ts`, `${tests}/shopper/routes.test.ts`, [
    ["path.includes('?') ? '&' : '?'", "'?'", 'SHELL-33: two question marks'],
    ["name === 'zipcode' || ", '', 'SHELL-29: a link without its ZIP code'],
  ]),
  ...inFile(`${rules}/plans/compare.ts`, `${tests}/plans/compare.test.ts`, [
    ['!isPrivateFeeForService(planName)', 'true', 'PLANS-12: PFFS plans are compared'],
    ['planName !== undefined && ', '', 'PLANS-12: plans without a name are compared'],
  ]),
  ...inFile(`${rules}/profile/member-import.ts`, `${tests}/profile/member-import.test.ts`, [
    ['newest === now.slice(0, 7)', 'newest >= now.slice(0, 7)', 'LOAD-30: done by a date of the future'],
    ['    .sort()\n', '', 'LOAD-30: the last date counts instead of the newest'],
  ]),
];
