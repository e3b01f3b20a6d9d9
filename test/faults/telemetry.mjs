import { inFile } from '../support/in-file.mjs';

const tests = 'test/state/page';
const names = `${tests}/telemetry-names.test.ts`;
const telemetry = `${tests}/telemetry.test.ts`;
const payloads = 'test/telemetry/payloads.test.ts';
const recorder = 'test/privacy/recorder.test.ts';

/** What leaves the page about a shopper: analytics, events, attributes, storage, recordings. */
export default [
  ...inFile(
    'src/state/telemetry/telemetry.ts',
    [names, telemetry],
    [
      [
        'isAgentFlow ? (read(agentUserNameAtom) ?? undefined) : undefined',
        'read(agentUserNameAtom) ?? undefined',
        'TRACK-02: the agent’s name outside the agent flow',
      ],
      ['uuid !== undefined && names.length > 0', 'names.length > 0', 'TRACK-01, ROLES-02: a guest’s name'],
      [
        'isAgentFlow ? (read(agentUserNameAtom) ?? undefined)',
        'isAgentFlow ? undefined',
        'TRACK-02: no agent’s name',
      ],
      ['    uuid,\n    fullName', '    uuid: undefined,\n    fullName', 'TRACK-01: nobody is named'],
    ],
  ),
  ...inFile(
    'src/state/telemetry/telemetry.ts',
    [telemetry, names],
    [
      [' && currentShopper().isAgentFlow)', ')', 'TRACK-08: every shopper who goes to the plan summary'],
      ['!event.isItemAction || uuid', 'uuid', 'OPEN-B35: Domo hears of everything'],
    ],
  ),
  ...inFile('src/telemetry/payloads.ts', payloads, [
    ["AMP: 'AMP # ', UMS: 'UHCM # '", "AMP: 'UHCM # ', UMS: 'AMP # '", 'TRACK-03: brands swapped'],
    ['user_fullname: cutName(fullName)', 'user_fullname: fullName', 'TRACK-01: a name without end'],
    ["typeof value === 'string' ? value : ''", 'String(value)', 'TRACK-11: values that are no words'],
    ['...(uuid !== undefined && { user_id: uuid })', "user_id: uuid ?? ''", 'TRACK-01: a guest has an id'],
    ['...(countsImports && {', '...({', 'OPEN-B38: counts with every event'],
    [
      'drugs_imported: shopper.importedDrugs',
      'drugs_imported: shopper.importedProviders',
      'OPEN-B38: the wrong count',
    ],
  ]),
  ...inFile(
    'src/telemetry/tracked-events.ts',
    [names, telemetry, payloads],
    [
      ["asset: 'extra help'", "asset: '{answer}'", 'TRACK-11: how somebody has answered'],
      ["asset: '{code}'", "asset: '{message}'", 'IDENT-35, TRACK-11: what a message says'],
      ['Object.hasOwn(trackedEvents, name)', 'name in trackedEvents', 'TRACK-11: “constructor” is tracked'],
    ],
  ),
  ...inFile(
    'src/state/load/after-load.ts',
    [telemetry, 'test/state/load/after-load.test.ts'],
    [
      [
        '    else consumeEvents(() => undefined);\n',
        '',
        'contract "analytics": what happened while analytics were off is sent later',
      ],
      ['const TRACKING_MS = 500', 'const TRACKING_MS = 50', 'CONST-06: too early'],
    ],
  ),
  ...inFile(
    'src/services/event-service.ts',
    ['test/services/event-service.test.ts'],
    [
      ["?? 'test'", "?? 'prod'", 'TRACK-05: tests count as production'],
      ["config.site === 'UMS' ? config.analytics.altPrefix : ''", "''", 'HTTP-21: the wrong address'],
      ['body: { uuid, eventType, eventTimestamp }', 'body: { uuid, eventType }', 'OPEN-B35: no time'],
    ],
  ),
  ...inFile(
    'src/ui/privacy.ts',
    [recorder, 'test/ui/identity-form.test.tsx'],
    [
      [
        'className: `${className} ${markers}`.trim()',
        'className',
        'contract "recorders": class markers are missing',
      ],
      [
        'return { ...attributes, className',
        'return { className',
        'contract "recorders": attribute markers are missing',
      ],
    ],
  ),
  ...inFile(
    'src/config/mask-markers.ts',
    [recorder, 'test/config/resolve.test.ts'],
    [["    '.rr-block',\n", '', 'contract "recorders": rrweb sees drugs']],
  ),
  ...inFile(
    'elements/drugs/drug-list.tsx',
    [recorder, 'test/elements/drugs/drugs.test.ts'],
    [
      [
        "usePrivate('item drug')",
        "{ className: 'item drug' }",
        'contract "recorders": drug names are recorded',
      ],
    ],
  ),
  ...inFile(
    'elements/doctors/doctor-list.tsx',
    [recorder, 'test/elements/doctors/doctors.test.ts'],
    [["usePrivate('item')", "{ className: 'item' }", 'contract "recorders": doctors are recorded']],
  ),
  ...inFile('src/ui/identity-form.tsx', 'test/ui/identity-form.test.tsx', [
    ['      {...typed}\n', '', 'contract "recorders": what is typed is recorded'],
    [
      "if (input.value === '') input.value = value;",
      "if (input.value === '') input.setAttribute('value', value);",
      'IDENT-21: known values as attributes',
    ],
  ]),
  ...inFile('src/widgets/tool-drawer.tsx', 'test/widgets/tool-drawer.test.ts', [
    [
      '    for (const [name, value] of Object.entries(markers)) box.setAttribute(name, value);\n',
      '',
      'contract "recorders": a tool is recorded',
    ],
  ]),
  ...inFile('src/state/applications/enrolling.ts', 'test/elements/applications/applications.test.ts', [
    [
      "goToHostPage('medsuppResume', url, ",
      "goToHostPage('medsuppResume', opened, ",
      'APPS-35, APPS-36: events tell the date of birth',
    ],
  ]),
  ...inFile(
    'src/state/plans/plans-copy.ts',
    ['test/each-call/privacy.test.ts', 'test/state/saved-items/item-removal.test.ts'],
    [
      [
        '{ plansDetails: { zipCode, plans, savedPlans } }',
        '{ ...read(profileAtom), plansDetails: { zipCode, plans, savedPlans } }',
        'DEL-13: a copy of the whole profile stays in the browser',
      ],
    ],
  ),
  ...inFile('src/state/shopper/email-reminder.ts', 'test/state/shopper/email-reminder.test.ts', [
    ['isGuest || email === undefined', 'email === undefined', 'MODEL-19: a guest’s address is sent'],
  ]),
  ...inFile(
    'src/services/http.ts',
    ['test/services/http.test.ts'],
    [
      [
        'return refusal === undefined ? outcome : { ...outcome, refusal };',
        'return { ...outcome, refusal: refusal ?? (body as Refusal) };',
        'OPEN-B36: the text of an error is handed on',
      ],
    ],
  ),
];
