import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { loadModule } from '../../scripts/build/load-module.mjs';
import { readNetwork, type Network } from '../../scripts/build/network.mjs';
import { settings } from '../../src/config/settings';

const SERVICES = 'src/services';
const services = readdirSync(SERVICES)
  .map((file) => readFileSync(`${SERVICES}/${file}`, 'utf8'))
  .join('\n');

/** Names of calls as the services write them. */
const namesInCode = [...services.matchAll(/\bcall: '([^']+)'|mergeRequest\(config, '([^']+)'/g)].map(
  ([, name, ofMerge]) => name ?? ofMerge ?? '',
);

/** The code of a guide that calculates the policy. */
const snippet = /```js not-run="in test\/build\/network\.test\.ts"\n([^]*?)```/.exec(
  readFileSync('docs/guides/deploying.md', 'utf8'),
)?.[1];

async function policyOf(network: Network, config: object): Promise<string> {
  const source = `export const policyOf = (network, config) => {${snippet ?? ''}; return connectSrc; };`;
  const { policyOf } = await loadModule<{ policyOf(network: Network, config: object): string }>(source);
  return policyOf(network, config);
}

describe('network.json', () => {
  let network: Network;

  before(async () => {
    network = await readNetwork('1.2.3');
  });

  it('has each call that the services name', () => {
    const calls = network.requests.map(({ call }) => call);
    expect(namesInCode).to.have.length.above(10);
    expect(calls).to.include.members([
      ...namesInCode,
      ...Object.keys(settings.endpoints),
      ...Object.keys(settings.contentPaths).map((name) => `content ${name}`),
    ]);
  });

  it('uses each configured address', () => {
    const used = new Set(network.requests.flatMap((request) => request.settings));
    for (const group of ['services', 'endpoints', 'contentPaths'] as const)
      for (const name of Object.keys(settings[group]))
        if (name !== 'base') expect([...used]).to.include(`${group}.${name}`);
  });

  it('says method, address, fields and settings as the services send them', () => {
    expect(network.requests.find(({ call }) => call === 'lisData')).to.deep.include({
      method: 'GET',
      address: '/landrover/api/lis/v1',
      settings: ['endpoints.lisData'],
      query: ['zip', 'stateCode', 'fipsCode', 'planYear'],
      body: [],
      carries: ['ZIP code', 'county'],
    });
    expect(network.requests.find(({ call }) => call === 'import member items')).to.deep.include({
      method: 'POST',
      address: '/landrover/api/profiles/import/member-items/v1',
      settings: ['services.profile'],
      body: ['uuid', 'isAuthUser', 'triggeredBy'],
    });
    const analytics = network.requests.filter(({ call }) => call === 'analytics');
    expect(analytics.map((request) => request.settings)).to.deep.equal([
      ['services.events'],
      ['services.events', 'analytics.altPrefix'],
    ]);
    expect(analytics[0]?.body).to.include.members(['topic', 'message.user_id', 'message.profile_action']);
  });

  it('has each route, tool and stored value of the configuration', () => {
    const { navigation, tools, storage } = network;
    const routes = Object.keys(settings.routes).filter((name) => name !== 'application');
    expect(navigation.map(({ setting }) => setting)).to.include.members(
      [...routes, 'application.MA', 'application.PDP', 'application.SNP'].map((name) => `routes.${name}`),
    );
    expect(tools.map(({ setting }) => setting)).to.include('vendors.medsupp.script');
    expect(storage.map(({ setting }) => setting)).to.have.members([
      ...Object.keys(settings.storageKeys).map((name) => `storageKeys.${name}`),
      'agentSession.storageKey',
    ]);
  });

  it('has the version, and nothing that differs between two builds', async () => {
    expect(network.version).to.equal('1.2.3');
    expect(await readNetwork('1.2.3')).to.deep.equal(network);
  });

  it('gives the connect-src of a policy, as the guide calculates it', async () => {
    expect(await policyOf(network, {})).to.equal("connect-src 'self'");
    const config = {
      services: { base: 'https://api.example.com/v1', content: 'https://content.example.com/fragments' },
      endpoints: {
        tollFree: 'GET https://phones.example.com/v1',
        lisData: { method: 'POST', path: 'https://api.example.com/lis' },
        serverData: null,
      },
    };
    expect((await policyOf(network, config)).split(' ').sort()).to.deep.equal([
      "'self'",
      'connect-src',
      'https://api.example.com',
      'https://content.example.com',
      'https://phones.example.com',
    ]);
  });
});
