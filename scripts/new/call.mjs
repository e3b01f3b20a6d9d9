/**
 * The files and edits for a request of a new element in the load flow. The request is sent together with
 * those for the content fragments, and nothing waits for it. Its response is the same for all shoppers.
 */
import { readFileSync } from 'node:fs';

const FLOW_DOC = 'docs/load-flow.md';
const WIDTH = 110;

const service = ({ camel, pascal, title }) => `
import * as v from 'valibot';
import type { Config } from '../config/settings';
import { callEndpoint } from './endpoint';
import type { Result } from './http';
import { group, list, requiredText } from './wire';

const response = group({ names: list(requiredText) });

/** \`endpoints.${camel}\`: ${title.toLowerCase()} by name (OPEN-A006). */
export const read${pascal} = (config: Config): Promise<Result<string[]>> =>
  callEndpoint(config, '${camel}', (body) => v.parse(response, body).names);
`;

const state = ({ camel, title, words }) => `
import { resourceStates, valueIn } from '../resource-states';
import { atom } from '../store';

export const ${camel}States = resourceStates<readonly string[]>('${words}', 'page');

const none: readonly string[] = [];

/** ${title} by name. What belongs to one shopper has the owner 'shopper', and is read once the shopper is known. */
export const ${camel}Atom = atom((get) => valueIn(get(${camel}States.atom), '') ?? none);
`;

/** How the page reads it; in src/state/load/page-resources.ts. */
const reading = ({
  name,
  camel,
  pascal,
  title,
}) => `/** ${title}: without them, the element shows no list (ERR-07). */
export const ${camel} = resource(${camel}States, {
  read: (_: '', config) => read${pascal}(config),
  code: '${name}-failed',
});

`;

const serviceTest = ({ name, camel, pascal, words }) => `
import { expect } from 'chai';
import { read${pascal} } from '../../src/services/${name}-service';
import { askGuarded, describeEndpoint, expectSent, leaveMockService } from './contract';
import { respondWithJson, configured, describeFailures, valueOf } from './support';

const config = configured();

describe('${words}', () => {
  afterEach(leaveMockService);

  it('are requested with GET /landrover/api/${name} (OPEN-A006, NET-34)', async () => {
    const service = askGuarded();
    expect(await valueOf(read${pascal}(config))).to.deep.equal(['First', 'Second']);
    expectSent(service, { method: 'GET', path: '/landrover/api/${name}' });
  });

  it('leave out what is not text (MODEL-26)', async () => {
    respondWithJson({ names: [null, {}, 'First', ''] });
    expect(await valueOf(read${pascal}(config))).to.deep.equal(['First']);
  });

  describeEndpoint('${camel}', read${pascal});
  describeFailures(() => read${pascal}(config), '${camel}');
});
`;

/** File → text. */
export const callFiles = (names) => ({
  [`src/services/${names.name}-service.ts`]: service(names),
  [`src/state/page/${names.name}.ts`]: state(names),
  [`test/services/${names.name}-service.test.ts`]: serviceTest(names),
});

/** A row of the table of calls, as wide as the one of the server's time, which is sent for everyone at the start, too. */
function tableRow(path) {
  const [, cell, rest] = /^\| (`GET \S+serverData` *) (\|.*\n)/m.exec(readFileSync(FLOW_DOC, 'utf8')) ?? [];
  if (!cell) throw new Error(`${FLOW_DOC}: expected a row for the call serverData (scripts/new)`);
  return `| ${`\`GET ${path}\``.padEnd(cell.length)} ${rest}`;
}

const route = ({ name, camel }) => {
  const start = `  .get('/${name}', call('${camel}'), (context) =>`;
  const response = "context.json({ names: ['First', 'Second'] })";
  const line = `${start} ${response})\n`;
  return line.length <= WIDTH + 1 ? line : `${start}\n    ${response},\n  )\n`;
};

const productEdits = ({ name, camel, pascal, words, title }) => [
  {
    file: 'src/config/brand-settings.ts',
    before: '  },\n\n  // Paths of content fragments below',
    text: `    /** ${title}. */\n    ${camel}: endpoint('GET /landrover/api/${name}'),\n`,
    sign: `    ${camel}: endpoint(`,
  },
  {
    file: 'src/browser/error-codes.ts',
    before: "  'lis-failed': {\n",
    text: `  '${name}-failed': {
    meaning: '${title} could not be read; the element shows no list.',
    remedy: 'Check \`endpoints.${camel}\`.',
    requirements: 'ERR-07',
  },
`,
    sign: `'${name}-failed'`,
  },
  {
    file: 'src/state/load/page-resources.ts',
    before:
      "import { parseFeatureFlags, readFeatureFlags, readServerTime } from '../../services/site-service';\n",
    text: `import { read${pascal} } from '../../services/${name}-service';\n`,
    sign: `import { read${pascal} }`,
  },
  {
    file: 'src/state/load/page-resources.ts',
    before: "import { tollFreeStates } from '../page/phones';\n",
    text: `import { ${camel}States } from '../page/${name}';\n`,
    sign: `import { ${camel}States }`,
  },
  {
    file: 'src/state/load/page-resources.ts',
    before: '/** Texts by key, from two content fragments',
    text: reading({ name, camel, pascal, title }),
    sign: `export const ${camel} = resource(`,
  },
  {
    file: 'src/state/load/load-flow.ts',
    before: "import { dentalPlanIds, featureFlags, serverTime, suppression } from './page-resources';\n",
    text: `import { ${camel} } from './page-resources';\n`,
    sign: `import { ${camel} } from './page-resources'`,
  },
  {
    file: 'src/state/load/load-flow.ts',
    after: '  const isContentSettled = finishesWithin(content, callWaitMs);\n',
    text: `  void nextTask().then(() => ${camel}.load('')); // nothing waits for it\n`,
    sign: `${camel}.load('')`,
  },
  {
    file: FLOW_DOC,
    after: '   ├── content fragments ─ ─ ─│─ take effect when they arrive; nothing waits for them\n',
    text: `   ├── ${`${words} `.padEnd(19)}─ ─ ─│─ the same\n`,
    sign: `├── ${words} `,
  },
];

const demoEdits = (names) => [
  {
    file: 'demo/service/routes/site.ts',
    after: '    tollFree: true;\n',
    text: `    ${names.camel}: true;\n`,
    sign: `    ${names.camel}: true;`,
  },
  {
    file: 'demo/service/routes/site.ts',
    before: "  .get('/tollFree', ",
    text: route(names),
    sign: `.get('/${names.name}', `,
  },
];

/** Calls in tables: which one is sent when, where requests go, the public contract, and the tests of all calls. */
const tableEdits = ({ name, camel, pascal, words }) => {
  const networkCalls = 'scripts/build/network-calls.ts';
  const importLine = `import { read${pascal} } from '../../src/services/${name}-service';\n`;
  const importPlace = "import { readLisData } from '../../src/services/lis-service';\n";
  return [
    {
      file: FLOW_DOC,
      before: '| `GET /api/assets/MRD/content-fragments/common-tools-vpp/global/suppression.json` ',
      text: tableRow(`/landrover/api/${name}`),
      sign: `\`GET /landrover/api/${name}\``,
    },
    {
      file: networkCalls,
      after: importPlace,
      text: importLine,
      sign: importLine,
    },
    {
      file: networkCalls,
      after: '  { send: readServerTime, trigger: opening, carries: [] },\n',
      text: `  { send: read${pascal}, trigger: opening, carries: [] },\n`,
      sign: `send: read${pascal},`,
    },
    {
      file: 'docs/contract.md',
      after: '`stopReminder` `POST /EmailWAR/emailrest/profile/stop-reminder/v1`',
      text: ` · \`${camel}\` \`GET /landrover/api/${name}\``,
      sign: `\`${camel}\` \`GET `,
    },
    {
      file: 'test/demo/support.ts',
      before: '  lisData: [',
      text: `  ${camel}: ['GET', \`\${PROFILE}/${name}\`],\n`,
      sign: `\n  ${camel}: [`,
    },
    {
      file: 'test/services/every-call.test.ts',
      after: importPlace,
      text: importLine,
      sign: importLine,
    },
    {
      file: 'test/services/every-call.test.ts',
      before: "  {\n    name: 'email reminder',\n",
      text: `  {
    name: '${words}',
    ids: 'OPEN-A006',
    mockCall: '${camel}',
    send: read${pascal},
    expected: \`GET \${PROFILE}/${name}\`,
  },
`,
      sign: `    mockCall: '${camel}',`,
    },
    {
      file: 'test/services/mutated-responses.test.ts',
      after: importPlace,
      text: importLine,
      sign: importLine,
    },
    {
      file: 'test/services/mutated-responses.test.ts',
      before: "  {\n    name: 'Extra Help record',\n",
      text: `  {
    name: '${words}',
    ids: 'OPEN-A006',
    responses: () => [asked('consumer', \`\${PROFILE}/${name}\`)],
    read: () => read${pascal}(config),
    reading: inside('names', list(text, isText)),
  },
`,
      sign: `/${name}\`)],`,
    },
    {
      file: 'test/state/load/failing-calls.ts',
      before: "  {\n    call: 'tollFree',\n",
      text: `  { call: '${camel}', ids: 'ERR-07', path: /${name}/, affects: [] },\n`,
      sign: `call: '${camel}'`,
    },
  ];
};

export const callEdits = (names) => [...productEdits(names), ...demoEdits(names), ...tableEdits(names)];
