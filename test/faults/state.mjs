import { inFile } from '../support/in-file.mjs';

const load = 'src/state/load';
const tests = 'test/state/load';
const late = `${tests}/late-for-another.test.ts`;
const outOfOrder = `${tests}/out-of-order.test.ts`;

/** State and load flow. */
export default [
  ...inFile(
    'src/state/actions/sign-out.ts',
    ['test/state/shopper/sign-out.test.ts', late],
    [
      [
        'else if (isTheirs()) leave(',
        'else leave(',
        'OUT-06, OUT-09, OPEN-B54: a late sign-out leads a guest away',
      ],
      [
        '    sessionStore.write(config.storageKeys.signInRedirect, HOME_PAGE);\n',
        '',
        'OUT-08: the next sign-in does not lead to the home page',
      ],
    ],
  ),
  ...inFile(
    'src/state/actions/sign-out.ts',
    [`${tests}/two-tabs.test.ts`],
    [
      [
        "localStore.write(storageKeys.signedOut, 'yes');",
        '',
        'OUT-06, OPEN-B54: other tabs do not hear of it',
      ],
    ],
  ),
  ...inFile('src/state/shopper/forget-shopper.ts', 'test/state/shopper/forget-shopper.test.ts', [
    ['  forgetValuesOfShopper();\n', '', 'OUT-06, OPEN-B54: the profile stays'],
    ['  countShopper();\n', '', 'OPEN-B54: late responses count'],
    [
      '  removeCookie(currentConfig().storageKeys.launchPlan);\n',
      '',
      'OUT-06, PLANS-42: the launched plan stays',
    ],
  ]),
  ...inFile(
    `${load}/eligibility.ts`,
    [`${tests}/eligibility.test.ts`, late, outOfOrder],
    [
      ['eligibility && isTheirs()', 'eligibility', 'HELP-07, LOAD-15, OPEN-B54: a guest gets Extra Help'],
      [" && takeAnswer('eligibility', number)", '', 'HELP-07: an older response wins'],
      ['    zip,\n', '    zip: undefined,\n', 'NET-26: asked without a ZIP code'],
      [
        'parseLisData(await host.getLisDetails())',
        'parseLisData(host.getLisDetails())',
        'HELP-08: the personalization object is not waited for',
      ],
      [
        'plans.find(({ county }) => isWholeCounty(county)) ?? plans[0]',
        'plans[0]',
        'NET-26: asked without a county',
      ],
    ],
  ),
  ...inFile(
    `${load}/page-answers.ts`,
    [`${tests}/page-answers.test.ts`],
    [
      ['known !== uuid || ', '', 'contract §8: answers of another shopper are shown'],
      [
        '(uuidOfProfile(parts.profile) ?? uuid) !== uuid',
        'false',
        'contract §8: the profile of another shopper is shown',
      ],
      [
        'isRecord(profile) && isRecord(profile.userDetails)) keep',
        'isRecord(profile)) keep',
        'ERR-03: an empty profile signs out',
      ],
      ['newSignInCode(config) !== undefined', 'false', 'LOAD-02: answers before the sign-in count'],
      ['fips.slice(-3)', 'fips', 'contract §8: a county with the code of its state'],
    ],
  ),
  ...inFile(
    `${load}/applications.ts`,
    [`${tests}/applications.test.ts`, late, outOfOrder],
    [
      [
        'if (isTheirs()) write(planContactsAtom',
        'write(planContactsAtom',
        'APPS-18, OPEN-B54: contacts for a guest',
      ],
      ['if (states && isTheirs() &&', 'if (states &&', 'APPS-10, OPEN-B54: statuses for a guest'],
      [' || !isTheirs()) return;', ') return;', 'APPS-29, OPEN-B54: counties of an application for a guest'],
      [
        '  if (!isTheirs()) return;\n  if (answer?.application !== undefined',
        '  if (answer?.application !== undefined',
        'NET-12, OPEN-B54: a supplement application for a guest',
      ],
      [" && takeAnswer('application states', number)", '', 'APPS-10: an older response wins'],
      [" && takeAnswer('supplement application', number)", '', 'NET-12: an older response wins'],
      [" && takeAnswer('saved application', number)", '', 'APPS-29: an older response wins'],
      [
        '    .filter(({ enrollment }) => enrollment.isSubmitted)\n',
        '',
        'APPS-10: asked about what was never sent',
      ],
      [' || currentShopper().isGuest) return;', ') return;', 'ROLES-02: a guest’s Medicare number is sent'],
      [
        "status === 'denied' && !known.has(key)",
        "status === 'denied'",
        'APPS-18: asked again with each reading of the profile',
      ],
      ["status === 'denied' &&", "status !== 'denied' &&", 'APPS-18: asked for all but the denied ones'],
    ],
  ),
  ...inFile(
    'src/state/applications/enrolling.ts',
    [late, 'test/elements/applications/applications.test.ts'],
    [['  if (!isTheirs()) return;\n', '', 'APPS-35, OPEN-B54: an application opens for a guest']],
  ),
  ...inFile(
    `${load}/load-flow.ts`,
    [outOfOrder, `${tests}/ready.test.ts`],
    [
      [
        "if (isLastRead('reload', number)) settleParts",
        'settleParts',
        'PLANS-06, LOAD-23: loading ends too early',
      ],
      ['  await isContentSettled;\n', '', 'LOAD-22: ready is told before content has settled'],
      ["  awaitPart('plans');\n  return reload", '  return reload', 'PLANS-06: no loading for another year'],
    ],
  ),
  ...inFile(`${load}/load-flow.ts`, `${tests}/late-date.test.ts`, [
    [
      '  await underway.dateRules;\n  const readAgain',
      '  const readAgain',
      'LOAD-30, LOAD-18: an import by the wrong date',
    ],
  ]),
  ...inFile(
    `${load}/load-flow.ts`,
    [`${tests}/late-flags.test.ts`],
    [
      ['  await flags;\n', '', 'LOAD-15: flags that are late switch nothing on'],
      [
        'isExtraHelpAsked || !currentShopper().isMember',
        'isExtraHelpAsked || currentShopper().isMember',
        'LOAD-15',
      ],
    ],
  ),
  ...inFile(
    `${load}/load-flow.ts`,
    [`${tests}/refresh.test.ts`],
    [['  onPageRestored(() => void refreshProfile());\n', '', 'contract "Back/forward cache"']],
  ),
  ...inFile(
    `${load}/load-flow.ts`,
    [`${tests}/other-tab.test.ts`, late],
    [['  forgetShopper();\n  void reload();', '  forgetShopper();', 'OPEN-B54: nothing shows for the guest']],
  ),
  ...inFile(
    `${load}/profile.ts`,
    [late, outOfOrder],
    [
      [
        '  if (!isTheirs()) return true; // signed out meanwhile\n',
        '',
        'ROLES-02, OUT-06: a guest sees the former shopper',
      ],
      [
        "  if (!takeAnswer('profile', number)) return true;\n  write(wireProfileAtom, wireProfileOf(profile));\n",
        "  write(wireProfileAtom, wireProfileOf(profile));\n  if (!takeAnswer('profile', number)) return true;\n",
        'HTTP-04: an older list is sent when the page is left',
      ],
      ["  if (!takeAnswer('profile', number)) return true;\n", '', 'LOAD-18: an older profile shows'],
    ],
  ),
  ...inFile(
    `${load}/profile.ts`,
    [`${tests}/session-end.test.ts`],
    [
      [
        '  sessionStore.remove(config.storageKeys.signInCode);\n',
        '',
        'ERR-02: the same code does not sign in again',
      ],
      ['  forgetRemembered();\n', '', 'ERR-02: what the browser remembers stays'],
    ],
  ),
  ...inFile(
    `${load}/plan-content.ts`,
    [late, outOfOrder],
    [
      [
        'counties.length > 0 && isTheirs() &&',
        'counties.length > 0 &&',
        'OPEN-A101, OPEN-B54: counties for a guest',
      ],
      ['  if (!isTheirs()) return;\n  if (detail)', '  if (detail)', 'OPEN-B54: a plan for a guest'],
      [
        '  if (!isTheirs()) return [];\n  if (!list)',
        '  if (!list)',
        'PLANS-06, OPEN-B54: a plan list for a guest',
      ],
      ['      if (!isTheirs()) return [];\n', '', 'OPEN-B54: a list is asked for when the shopper is gone'],
      [
        '  if (!isTheirs()) return;\n  rememberLists();',
        '  rememberLists();',
        'OPEN-B54: a plan is asked for when the shopper is gone',
      ],
      ['takeAnswer(`plan ${key}`, number)', 'true', 'PRICE-14: an older plan wins'],
    ],
  ),
  ...inFile(
    `${load}/plan-content.ts`,
    [`${tests}/plan-content.test.ts`],
    [
      [
        'countyAmong(await countiesOf(config, zipCode), plan.county) ?? plan.county',
        'plan.county',
        'OPEN-A101: no county',
      ],
      ["planType !== 'MS'", "planType !== 'PDP'", 'NET-25: drug plans are in no list'],
      ['    groups.set(key, entry);\n', '', 'NET-21: no list is asked for'],
      [
        'const place = isWholeCounty(county) ? [county.stateCode, county.fipsCountyCode] : [zipCode];',
        'const place = [zipCode];',
        'NET-21: plans of two counties share one list',
      ],
      ['      if (!isInTime) giveUpOn([plan]);\n', '', 'ERR-05: a card loads for ever'],
      [
        'plans.filter((plan) => !known.get(planKeyOf(plan)))',
        'plans',
        'ERR-05: a refresh that fails takes known details away',
      ],
    ],
  ),
  ...inFile(
    `${load}/supplement-content.ts`,
    [late, outOfOrder],
    [['  if (!isTheirs()) return;\n', '', 'NET-25, OPEN-B54: supplements for a guest']],
  ),
  ...inFile(
    `${load}/member-import.ts`,
    [late, `${tests}/member-import.test.ts`],
    [
      ['    if (!isTheirs()) return;\n', '', 'LOAD-31, OPEN-B54: an import is told to a guest'],
      [
        'write(importedDrugCountAtom, answer.value.drugCount)',
        'write(importedDrugCountAtom, answer.value.providerCount)',
        'LOAD-32',
      ],
      ['[member, second]', '[member]', 'LOAD-31, OPEN-A013: no second kind of import'],
    ],
  ),
  ...inFile(
    'src/state/actions/confirm-identity.ts',
    [late],
    [
      [
        '  if (!isTheirs()) return;\n  if (answer.ok && answer.value.isProfileMerged)',
        '  if (answer.ok && answer.value.isProfileMerged)',
        'IDENT-29, OPEN-B54: a guest is told of a merge',
      ],
    ],
  ),
  ...inFile('src/state/reads.ts', outOfOrder, [
    ['number < (taken.get(of) ?? 0)', 'number > (taken.get(of) ?? 0)', 'LOAD-18: the older response counts'],
    [
      'reads().last.get(of) === number',
      'reads().last.get(of) !== number',
      'LOAD-23: the wrong read is the last one',
    ],
  ]),
  ...inFile(`${load}/answers.ts`, `${tests}/answers.test.ts`, [
    ['    if (value === undefined) forget();\n', '', 'ERR-05: a call that has failed is never sent again'],
    ['    if (!isInTime) forget();\n', '', 'ERR-05: a call that hangs is never sent again'],
  ]),
  ...inFile(`${load}/profile-texts.ts`, `${tests}/profile-texts.test.ts`, [
    ['    if (!isTheirs()) return;\n', '', 'DATA-12, OPEN-B54: long texts of a shopper who has left'],
  ]),
  ...inFile(`${load}/identity.ts`, `${tests}/identity.test.ts`, [
    [
      'sessionStore.read(config.storageKeys.signInCode) === code ? undefined : code',
      'code',
      'OPEN-A002: a code is validated twice',
    ],
  ]),
  ...inFile(
    `${load}/identity-record.ts`,
    [`${tests}/identity.test.ts`, `${tests}/agent.test.ts`],
    [
      ['isGuest ? GUEST_COOKIE_DAYS : undefined', 'GUEST_COOKIE_DAYS', 'ROLES-03: signed in for 90 days'],
      [
        'if (isAgentFlow(config)) sessionStore.write(',
        'if (isAgentFlow(config)) localStorage.setItem(',
        'ROLES-10: wrong storage',
      ],
      ['isGuest: id === undefined || ', 'isGuest: ', 'LOAD-04: signed in without a uuid'],
    ],
  ),
  ...inFile(
    `${load}/sign-in.ts`,
    [`${tests}/identity.test.ts`, 'test/state/shopper/sign-out.test.ts'],
    [
      [
        '  removeCookie(config.storageKeys.launchPlan); // of whoever was here before\n',
        '',
        'LOAD-06, PLANS-42',
      ],
      [
        '  sessionStore.write(config.storageKeys.signInCode, code);\n',
        '',
        'OPEN-A002: a code is validated twice',
      ],
    ],
  ),
  ...inFile('src/state/shopper/remembered.ts', 'test/state/shopper/remembered.test.ts', [
    ['owner === identity.uuid', 'owner !== identity.uuid', 'OPEN-B54: what another shopper has left counts'],
    ['  if (!isTheirs()) forgetRemembered();\n', '', 'OPEN-B54: values of two shoppers under one owner'],
    [
      '=== undefined ? localStore : sessionStore',
      '!== undefined ? localStore : sessionStore',
      'ROLES-10: wrong storage',
    ],
  ]),
  ...inFile(
    'src/state/page/dates.ts',
    [`${tests}/late-date.test.ts`],
    [
      [
        'get(systemDateTimeAtom) ?? browserWallClock()',
        'browserWallClock()',
        'LOAD-19: the server’s date does not count',
      ],
    ],
  ),
  ...inFile(
    'src/state/shopper/extra-help.ts',
    ['test/elements/extra-help/extra-help.test.ts'],
    [
      ["isFirst && answer === 'yes'", "answer === 'yes'", 'HELP-04: explained each time'],
      ["    else remember('extraHelp', answer);\n", '', 'HELP-15: the answer is not kept'],
    ],
  ),
  ...inFile(`${load}/after-load.ts`, `${tests}/after-load.test.ts`, [
    ["  if (config.phones.tollFree !== '') return;\n", '', 'CONST-04: asked although the host has a number'],
    ['const TOLL_FREE_MS = 2000', 'const TOLL_FREE_MS = 200', 'CONST-03: asked too early'],
  ]),
  ...inFile('src/state/shopper/go.ts', 'test/state/page/go.test.ts', [
    ['  if (!mayGoTo(name)) return;\n', '', 'ROLES-20: customer service goes to the plan summary'],
    ['{ from, isCancelable: true })) return;', '{ from })) return;', 'contract §2: a host cannot cancel'],
  ]),
];
