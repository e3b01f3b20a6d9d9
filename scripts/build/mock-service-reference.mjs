/** docs/reference/mock-service.md, and the names in the types of `shopper-profile/testing`. */
import { code, HEAD, table } from './reference.mjs';

const union = (names) => names.map((name) => `'${name}'`).join(' | ');

export const namesOfMockService = ({ scenarioNames, callNames, mergeOutcomes }) => `
// Written by \`npm run generate\`: the names of demo/service, for types that import nothing.
export type ShopperName = ${union(scenarioNames)};
export type CallName = ${union([...callNames].sort())};
export type MergeOutcome = ${union(mergeOutcomes)};
`;

const KINDS = [
  ['a number from 200 to 599', 'responds with this HTTP status and an HTML page'],
  ['`timeout`', 'never responds'],
  ['`expired`', 'responds with 401 for an invalid session, until the shopper signs in'],
  ['`garbage`', 'responds with status 200 and text that is not JSON'],
  ['`html`', 'responds with status 200 and an HTML page'],
  ['`null`', 'responds with status 200 and the JSON value `null`'],
  ['`empty`', 'responds with status 200 and an empty body'],
];

export function mockServiceReference({ scenarios, callRoutes }) {
  const byCall = {};
  for (const { call, method, path } of callRoutes()) (byCall[call] ??= []).push(code(`${method} ${path}`));
  return [
    HEAD,
    '# Mock service\n',
    'The mock service of [`shopper-profile/testing`](../guides/testing.md) and of the demo has these shoppers and calls. In the demo, write them into the address: `?scenario=member&fail=planList:500`.\n',
    '## Shoppers\n',
    table(
      ['Name', 'Who it is', 'What the page shows'],
      Object.entries(scenarios).map(([name, { title, description }]) => [code(name), title, description]),
    ),
    '\n## Calls\n',
    'Each call can fail under its name: `fail: { planList: 500 }`. `requests` names the call of each request.\n',
    table(
      ['Name', 'Requests'],
      Object.entries(byCall).map(([call, requests]) => [code(call), requests.join(', ')]),
    ),
    '\n## How a call fails\n',
    table(['Kind', 'What the service does'], KINDS),
    '',
  ].join('\n');
}
