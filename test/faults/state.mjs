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
        'else if (isSameShopper()) leave(',
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
    ['  resetShopperValues();\n', '', 'OUT-06, OPEN-B54: the profile stays'],
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
      [' && read(lastQueryAtom) === key', '', 'HELP-07: an older response wins'],
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
    `${load}/page-responses.ts`,
    [`${tests}/page-responses.test.ts`],
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
    'src/state/applications/load-applications.ts',
    [`${tests}/applications.test.ts`, late, outOfOrder],
    [
      [
        '    .filter(({ enrollment }) => enrollment.isSubmitted)\n',
        '',
        'APPS-10: asked about what was never sent',
      ],
      [' || currentShopper().isGuest) return;', ') return;', 'ROLES-02: a guest’s Medicare number is sent'],
      ["status === 'denied')", "status !== 'denied')", 'APPS-18: asked for all but the denied ones'],
    ],
  ),
  ...inFile(
    'src/state/applications/enrolling.ts',
    [late, 'test/elements/applications/applications.test.ts'],
    [['  if (!isSameShopper()) return;\n', '', 'APPS-35, OPEN-B54: an application opens for a guest']],
  ),
  ...inFile(
    `${load}/load-flow.ts`,
    [outOfOrder, `${tests}/ready.test.ts`],
    [
      [
        'if (reloads().last === number) markLoaded',
        'markLoaded',
        'PLANS-06, LOAD-23: loading ends too early',
      ],
      ['  await isContentSettled;\n', '', 'LOAD-22: ready is told before content has settled'],
      [
        "  markPending('plans');\n  return reload",
        '  return reload',
        'PLANS-06: no loading for another year',
      ],
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
      ['if (!currentShopper().isMember) return;', 'if (currentShopper().isMember) return;', 'LOAD-15'],
    ],
  ),
  ...inFile(
    `${load}/load-flow.ts`,
    ['test/elements/extra-help/extra-help.test.ts'],
    [
      [
        'void finishesWithin(knownRecord, toggleWaitMs).then(() => {',
        'void Promise.resolve().then(() => {',
        'ACTIVE-06: the active plan first shows without the Extra Help that the member gets',
      ],
      [
        '{ ...nothingUnderway, record: underway.record }',
        '{ ...nothingUnderway, record: Promise.resolve() }',
        'ACTIVE-06: not if the profile is read again after an import',
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
    `${load}/load-profile.ts`,
    [late, outOfOrder],
    [
      [
        "if (loaded.is === 'dropped') return true;",
        '',
        'ROLES-02, OUT-06: a profile that was dropped counts as missing, and signs the next shopper out',
      ],
    ],
  ),
  ...inFile(
    `${load}/load-profile.ts`,
    [`${tests}/session-end.test.ts`],
    [
      [
        '  sessionStore.remove(config.storageKeys.signInCode);\n',
        '',
        'ERR-02: the same code does not sign in again',
      ],
      ['  removeStored();\n', '', 'ERR-02: what the browser remembers stays'],
    ],
  ),
  ...inFile(
    'src/state/plans/load-plans.ts',
    [late, outOfOrder],
    [
      [
        '  if (!isSameShopper()) return;\n  storeListKeys();',
        '  storeListKeys();',
        'OPEN-B54: a plan is asked for when the shopper is gone',
      ],
    ],
  ),
  ...inFile(
    'src/state/plans/load-plans.ts',
    [`${tests}/plan-content.test.ts`],
    [
      [
        "plans.filter(({ planType }) => planType !== 'MS')",
        "plans.filter(({ planType }) => planType !== 'PDP')",
        'NET-25: drug plans are in no list',
      ],
      [
        '...(isWholeCounty(county) ? [county.stateCode, county.fipsCountyCode] : [zipCode])',
        'zipCode',
        'NET-21: plans of two counties share one list',
      ],
    ],
  ),
  ...inFile(
    'src/state/plans/plan-resources.ts',
    [`${tests}/plan-content.test.ts`],
    [
      [
        'countyAmong(await countiesOf(zipCode), plan.county) ?? plan.county',
        'plan.county',
        'OPEN-A101: no county',
      ],
    ],
  ),
  ...inFile(
    'src/state/plans/plan-detail.ts',
    [`${tests}/plan-content.test.ts`],
    [
      ['return hasFailed(plans, planKeyOf(plan)) ||', 'return', 'ERR-05: a card loads for ever'],
      [
        'return hasFailed(lists, list) ? null : undefined;',
        'return undefined;',
        'ERR-05: a card of a list that failed loads for ever',
      ],
    ],
  ),
  ...inFile(
    `${load}/member-import.ts`,
    [late, `${tests}/member-import.test.ts`],
    [
      ['    if (!isSameShopper()) return;\n', '', 'LOAD-31, OPEN-B54: an import is told to a guest'],
      [
        'write(importedDrugCountAtom, result.value.drugCount)',
        'write(importedDrugCountAtom, result.value.providerCount)',
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
        '  if (!isSameShopper()) return;\n  if (response.ok && response.value.isProfileMerged)',
        '  if (response.ok && response.value.isProfileMerged)',
        'IDENT-29, OPEN-B54: a guest is told of a merge',
      ],
    ],
  ),
  ...inFile('src/state/resource.ts', 'test/state/resource.test.ts', [
    ['isSameShopper() ? settle(', 'true ? settle(', 'OPEN-B54: a response for another shopper counts'],
    ['number < entry.received', 'false', 'LOAD-18: an older response counts'],
    [
      "entry.state.is === 'ready' || !isLast",
      'false',
      'ERR-05: a refresh that fails takes a known value away',
    ],
    [
      "isLast && loaded.is !== 'ready' ? undefined : entry.request",
      'entry.request',
      'ERR-05: a call that has failed is never sent again',
    ],
    [
      "entry.state.is === 'loading' ? { is: 'slow' } : entry.state",
      'entry.state',
      'ERR-05: a card loads for ever',
    ],
    ["owner === 'page' ||", '', 'OPEN-A101: what the page has read is read again after a refresh'],
    ['> requests().staleUpTo', '> 0', 'NET-12: a refresh reads nothing again'],
  ]),
  ...inFile(`${load}/profile-texts.ts`, `${tests}/profile-texts.test.ts`, [
    ['    if (!isSameShopper()) return;\n', '', 'DATA-12, OPEN-B54: long texts of a shopper who has left'],
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
        '  removeCookie(config.storageKeys.launchPlan); // may be of another shopper\n',
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
  ...inFile('src/state/shopper/stored-values.ts', 'test/state/shopper/stored-values.test.ts', [
    ['owner === identity.uuid', 'owner !== identity.uuid', 'OPEN-B54: what another shopper has left counts'],
    ['  if (!isTheirs()) removeStored();\n', '', 'OPEN-B54: values of two shoppers under one owner'],
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
        'get(serverNowAtom) ?? browserWallClock()',
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
      ["    else writeStored('extraHelp', answer);\n", '', 'HELP-15: the answer is not kept'],
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
