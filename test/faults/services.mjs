import { inFile } from '../support/in-file.mjs';

const services = 'src/services';
const tests = 'test/services';

/** Service clients and their parsers. */
export default [
  ...inFile(
    `${services}/http.ts`,
    [`${tests}/agent-header.test.ts`, `${tests}/http.test.ts`],
    [
      [
        '.startsWith(agentSession.pathPrefix)',
        '.includes(agentSession.pathPrefix)',
        'AGENT-08, ROLES-13: the session header leaks',
      ],
      [
        'if (!agentSession || !isSameOrigin(url))',
        'if (!agentSession)',
        'AGENT-10: the session header goes to other origins',
      ],
      ['    keepAgentValue(request, response.headers);\n', '', 'AGENT-09: the session is not renewed'],
    ],
  ),
  ...inFile(`${services}/http.ts`, `${tests}/http.test.ts`, [
    ['status === 401 && text.includes', 'text.includes', 'ERR-02: any error ends the session'],
    ['status <= 299', 'status <= 399', 'NET-33: a redirect is a success'],
    ['      retry: 0,\n', '      retry: 1,\n', 'NET-33: sent twice'],
    [
      'if (isOverdue && outcome.ok) onLateSuccess();',
      'if (isOverdue) onLateSuccess();',
      'HTTP-04: a late failure is a success',
    ],
  ]),
  ...inFile(`${services}/early-calls.ts`, `${tests}/early-calls.browser.test.ts`, [
    [
      "queryParameter('code') === undefined ? rememberedUuid() : undefined",
      'rememberedUuid()',
      'LOAD-01: the profile of whoever was here before is read',
    ],
    [
      "  if (configured('agentSession')) return false;\n",
      '',
      'AGENT-07: calls of an agent without a session',
    ],
  ]),
  ...inFile(`${services}/xsrf.ts`, `${tests}/http.test.ts`, [
    [
      'isSameOrigin(url) ? currentToken() : undefined',
      'currentToken()',
      'NET-34: the token goes to other origins',
    ],
  ]),
  ...inFile(`${services}/lis-service.ts`, `${tests}/lis-service.test.ts`, [
    ['(data._LISLevel ?? LEVEL_OF_YES)', 'LEVEL_OF_YES', 'HELP-08: the level does not count'],
    ['_isEligibleForLIS === false', '_isEligibleForLIS === undefined', 'HELP-08: not eligible is unknown'],
  ]),
  ...inFile(
    `${services}/wire.ts`,
    [`${tests}/plan-service.test.ts`, `${tests}/profile-service.test.ts`],
    [
      [
        'return parsed.success ? [parsed.output] : [];',
        'return [parsed.output as v.InferOutput<Item>];',
        'MODEL-26: bad entries stay',
      ],
    ],
  ),
  ...inFile(`${services}/plan-service.ts`, `${tests}/plan-service.test.ts`, [
    [
      'benefitDescription ?? networkTypes[0]?.benefitDescription',
      'benefitDescription',
      'PLANS-21: benefits by network are lost',
    ],
    [
      'drugCost: plan.costsDuringInitialCoveragePeriod',
      'drugCost: plan.drugTier',
      'PRICE-14: the tier is the cost',
    ],
  ]),
  ...inFile(`${services}/plan-list-request.ts`, `${tests}/plan-service.test.ts`, [
    ['fips-county-codes/${escapeForUrl(fips)}', 'fips-county-codes/${fips}', 'OPEN-A100: not escaped'],
  ]),
  ...inFile(`${services}/early-calls.ts`, `${tests}/early-calls.browser.test.ts`, [
    [
      "  if (storedText(storageKey('rememberedFor')) !== uuid) return;\n",
      '',
      'OPEN-B54: the lists of another shopper are requested',
    ],
    ['.slice(0, MOST_LISTS)', '', 'NET-21: any number of lists is requested'],
    ['  askForLastLists(uuid);\n', '', 'the list waits for the profile'],
  ]),
  ...inFile(`${services}/profile-service.ts`, `${tests}/profile-service.test.ts`, [
    ['providerSpecialty ?? specialty,', 'specialty,', 'DOCS-05: the specialty is lost'],
    ["section === 'all' ? flag : undefined", 'flag', 'contract "profileRead": a flag for a section'],
    ['parts.map(escapeForUrl)', 'parts.map(String)', 'OPEN-A100: not escaped'],
    [
      'isEnrolled: fields.isEnrolled ?? false',
      'isEnrolled: fields.isEnrolled ?? true',
      'MODEL-26: enrolled by default',
    ],
  ]),
  ...inFile(`${services}/application-service.ts`, `${tests}/application-service.test.ts`, [
    ["mbi: mbi.replaceAll('-', '')", 'mbi', 'NET-19: a number with dashes'],
    ['isSubmitted: isSubmitted ?? false', 'isSubmitted: isSubmitted ?? true', 'APPS-10: sent by default'],
  ]),
  ...inFile(
    `${services}/profile-items-service.ts`,
    ['test/state/saved-items/late-changes.test.ts', `${tests}/profile-items-service.test.ts`],
    [
      [
        '      body: data,\n      waitMs: config.loading.callWaitMs,\n      outlivesPage: true,',
        '      body: data,\n      waitMs: config.loading.callWaitMs,',
        'HTTP-04: lost when the page is left',
      ],
      [
        "section === 'plans' ? 'delete plan' : 'delete supplement'",
        "'delete plan'",
        'DEL-09: the wrong name in the log',
      ],
    ],
  ),
  ...inFile(`${services}/email-service.ts`, `${tests}/email-service.test.ts`, [
    ["? 'AARPM' : 'UHCM'", "? 'UHCM' : 'AARPM'", 'EMAIL-09: the other brand'],
    ["      profileStatus: 'A',\n", '', 'EMAIL-12: no status'],
  ]),
  ...inFile(
    `${services}/merge-service.ts`,
    [
      `${tests}/member-items-service.test.ts`,
      `${tests}/profile-service.test.ts`,
      `${tests}/every-call.test.ts`,
    ],
    [
      ["action: 'm' }", "action: 's' }", 'HTTP-09: nothing is merged'],
      ['parts.length === 3', 'parts.length > 0', 'HTTP-13: a part of a date'],
    ],
  ),
  ...inFile(`${services}/content-service.ts`, `${tests}/content-service.test.ts`, [
    ["(toText(value) ?? '').split(',')", "[toText(value) ?? '']", 'RULES-06: ids with commas are one'],
    ['isHidden: entry.hideShopperProfile ?? false', 'isHidden: false', 'PLANS-21: hidden benefits show'],
  ]),
  ...inFile(`${services}/site-service.ts`, `${tests}/site-service.test.ts`, [
    ['flags.bannering ?? true', 'flags.bannering ?? false', 'OPEN-A005: no banners'],
  ]),
  ...inFile(
    `${services}/sign-in-service.ts`,
    [`${tests}/profile-service.test.ts`, `${tests}/every-call.test.ts`],
    [
      [
        'config.signIn.requestHost ?? requestHost',
        'requestHost',
        'OPEN-A096: the configured host does not count',
      ],
    ],
  ),
];
