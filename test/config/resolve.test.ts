import { expect } from 'chai';
import * as fc from 'fast-check';
import { resolveConfig } from '../../src/config/settings';
import { settings } from '../../src/config/settings';
import { at, leaves, valueAt } from './leaves';

const defaults = resolveConfig([]).config;

describe('configuration: one source', () => {
  it('is complete without any source, and has nothing to complain about', () => {
    const { config, problems } = resolveConfig([]);
    expect(problems).to.deep.equal([]);
    expect(Object.keys(config)).to.deep.equal(Object.keys(settings));
    expect(resolveConfig([{}])).to.deep.equal({ config, problems: [] });
  });

  it('takes a value over its default and leaves the rest alone', () => {
    const { config, problems } = resolveConfig([{ phones: { tty: '1-800-555-0111' } }]);
    expect(problems).to.deep.equal([]);
    expect(config.phones).to.deep.equal({ ...defaults.phones, tty: '1-800-555-0111' });
    expect({ ...config, phones: null }).to.deep.equal({ ...defaults, phones: null });
  });

  it('reports a wrong value with its path and keeps the default', () => {
    const { config, problems } = resolveConfig([{ phones: { tty: 711 }, site: 'XYZ' }]);
    expect(problems).to.deep.equal(['phones.tty: expected string', 'site: expected "AMP" or "UMS"']);
    expect(config).to.deep.equal(defaults);
  });

  it('reports a wrong value once per source, beside good values that count', () => {
    const { config, problems } = resolveConfig([{ session: { timeout: '9000', warningMs: 60_000 } }]);
    expect(problems).to.deep.equal(['session.timeout: expected number above 0']);
    expect(config.session).to.deep.equal({ ...defaults.session, warningMs: 60_000 });
  });

  it('warns of services that are called over plain http, with their path, and takes them', () => {
    const { config, problems } = resolveConfig([
      {
        services: {
          profile: 'http://api.example.com/landrover',
          email: 'HTTP://localhost.example.com',
          events: 'http://localhost:4173',
          domo: 'https://api.example.com',
          medsupp: '/medsupp',
        },
      },
    ]);
    expect(problems).to.deep.equal([
      'services.profile: plain http, which others can read',
      'services.email: plain http, which others can read',
    ]);
    expect(config.services.profile).to.equal('http://api.example.com/landrover');
  });

  it('warns of unknown keys, at the top and inside', () => {
    const { config, problems } = resolveConfig([{ sight: 'AMP', phones: { fax: '1' } }]);
    expect(problems).to.deep.equal(['sight: unknown key', 'phones.fax: unknown key']);
    expect(config).to.deep.equal(defaults);
  });

  it('takes no HTTP method that does not exist', () => {
    const { config, problems } = resolveConfig([
      {
        endpoints: {
          tollFree: 'FETCH /x',
          lisData: { method: 'READ', path: '/x' },
          serverData: 'get /x',
          featureToggle: { method: 'PUT', path: '/x' },
        },
      },
    ]);
    const expected = 'expected "GET /path" (or POST, PUT, PATCH, DELETE), { method, path } or null';
    expect(problems).to.deep.equal([`endpoints.tollFree: ${expected}`, `endpoints.lisData: ${expected}`]);
    expect(config.endpoints.tollFree).to.equal(defaults.endpoints.tollFree);
  });

  const noObjects: [string, unknown][] = [
    ['null', null],
    ['a text', '{"site": "AMP"}'],
    ['a number', 7],
    ['true', true],
    ['a list', [{ site: 'AMP' }]],
    ['a map', new Map([['site', 'AMP']])],
    ['a function', () => ({ site: 'AMP' })],
  ];
  for (const [name, source] of noObjects)
    it(`says that ${name} is no object`, () => {
      expect(resolveConfig([source])).to.deep.equal({
        config: defaults,
        problems: ['configuration: expected object'],
      });
    });

  it('says that a group is no object', () => {
    for (const value of [null, '711', 7, ['711']])
      expect(resolveConfig([{ phones: value }])).to.deep.equal({
        config: defaults,
        problems: ['phones: expected object'],
      });
  });

  it('takes undefined as not said', () => {
    expect(
      resolveConfig([{ site: undefined, phones: undefined, session: { timeout: undefined } }]),
    ).to.deep.equal({ config: defaults, problems: [] });
  });

  it('takes null where it means none', () => {
    const { config, problems } = resolveConfig([{ endpoints: { lisData: null }, agentSession: null }]);
    expect(problems).to.deep.equal([]);
    expect(config.endpoints).to.deep.equal({ ...defaults.endpoints, lisData: null });
  });

  it('keeps host objects and functions as they are, methods and all', () => {
    class Host {
      readonly answer = 'yes';
      getExtraHelp = async (): Promise<string> => this.answer;
      warn(): void {}
      error(): void {}
    }
    const host = new Host();
    const navigate = (): void => {};
    const { config, problems } = resolveConfig([{ personalization: host, logger: host, navigate }]);
    expect(problems).to.deep.equal([]);
    expect(config.personalization).to.equal(host);
    expect(config.logger).to.equal(host);
    expect(config.navigate).to.equal(navigate);
  });
});

describe('configuration: every key', () => {
  for (const { path, keys, setting } of leaves) {
    it(`${path} has a default that it accepts`, () => {
      expect(setting.accepts(setting.byDefault)).to.equal(true);
      expect(valueAt(defaults, keys)).to.deep.equal(setting.byDefault);
      expect(setting.expected).not.to.equal('');
    });

    it(`${path} turns a wrong value down, by name, and keeps its default`, () => {
      const wrong = [7, 'wrong value', true, ['wrong', 7], { wrong: ['value'] }, () => 'wrong'].filter(
        (value) => !setting.accepts(value),
      );
      expect(wrong, 'wrong values').not.to.be.empty;
      for (const value of wrong) {
        const { config, problems } = resolveConfig([at(keys, value)]);
        expect(problems).to.deep.equal([`${path}: expected ${setting.expected}`]);
        expect(config).to.deep.equal(defaults);
      }
    });
  }

  const wrongInside: [string, unknown][] = [
    ['phones.sales', ['1-800-555-0100', 7]],
    ['phones.enrollByType', { MA: 7 }],
    ['endpoints.lisData', 'landrover'],
    ['endpoints.lisData', { method: 'GET' }],
    ['subsidyLevels', { '1': 'all' }],
    ['analytics.hosts', { Stage: 'stage.example.com' }],
    ['analytics.hosts', { Stage: [7] }],
    ['identity.telesales', { M: { form: 'none', status: 'M' } }],
    ['identity.telesales', { M: { form: 'genderZip', status: 'X' } }],
    ['vendors.medsupp', { stylesheet: '/a.css' }],
    ['vendors.medsupp', { script: '/a.js', closeEvent: 7 }],
    ['agentSession', { header: 'X-Session', storageKey: 'a' }],
    ['logger', { warn: () => {} }],
    ['aep.start', 'October'],
    ['aep.end', '12/31'],
  ];
  for (const [path, value] of wrongInside)
    it(`${path} turns down ${JSON.stringify(value)}`, () => {
      const { config, problems } = resolveConfig([at(path.split('.'), value)]);
      expect(problems).to.have.length(1);
      expect(problems[0]).to.match(new RegExp(`^${path}: expected `));
      expect(config).to.deep.equal(defaults);
    });

  const right: [string, unknown][] = [
    ['endpoints.lisData', 'POST /lis'],
    ['endpoints.lisData', { method: 'GET', path: 'https://example.com/lis' }],
    ['aep.start', '10-15'],
    ['vendors.medsupp', { script: '/a.js', stylesheet: '/a.css', globalName: 'tool', closeEvent: 'closed' }],
    ['identity.allowedCreators', ['a', 'b']],
    ['environment', 'Offline Stage'],
    ['locale', 'es-US'],
  ];
  for (const [path, value] of right)
    it(`${path} takes ${JSON.stringify(value)}`, () => {
      const keys = path.split('.');
      const { config, problems } = resolveConfig([at(keys, value)]);
      expect(problems).to.deep.equal([]);
      expect(valueAt(config, keys)).to.deep.equal(value);
    });
});

describe('configuration: several sources', () => {
  it('lets a later source win', () => {
    const sources = [{ site: 'AMP' }, { site: 'UMS', locale: 'en' }, { locale: 'es' }];
    expect(resolveConfig(sources).config).to.include({ site: 'UMS', locale: 'es' });
    expect(resolveConfig(sources.toReversed()).config).to.include({ site: 'AMP', locale: 'en' });
  });

  it('keeps the earlier source where a later value is wrong', () => {
    const { config, problems } = resolveConfig([
      { site: 'AMP', phones: { tty: '1' } },
      { site: 7, phones: 7 },
    ]);
    expect(config.site).to.equal('AMP');
    expect(config.phones.tty).to.equal('1');
    expect(problems).to.deep.equal(['site: expected "AMP" or "UMS"', 'phones: expected object']);
  });

  it('leaves out a wrong text alone, and names it (contract §3)', () => {
    const { config, problems } = resolveConfig([
      { texts: { en: { a: 'A', b: 'B' } } },
      { texts: { en: { a: 7, b: 'C', d: null }, es: 'Hola', fr: { a: 'D' } } },
    ]);
    expect(config.texts).to.deep.equal({ en: { a: 'A', b: 'C' }, fr: { a: 'D' } });
    expect(problems).to.deep.equal([
      'texts.en.a: expected string',
      'texts.en.d: expected string',
      'texts.es: expected object',
    ]);
  });

  it('leaves out a counseling program without a name or a telephone number, and names its state (contract §8)', () => {
    const IL = { name: 'Senior Health Insurance Program', phone: '1-800-555-0160' };
    const { config, problems } = resolveConfig([
      {
        takeAlong: {
          counseling: { IL, NY: { name: 'HIICAP', phone: 'none' }, TX: { name: ' ', phone: '711' } },
        },
      },
      { takeAlong: { counseling: { IL: 'Illinois', FL: { name: 'SHINE' } } } },
    ]);
    expect(config.takeAlong.counseling).to.deep.equal({ IL });
    const expected = 'expected { name, phone } with a name and a phone number';
    expect(problems).to.deep.equal(
      ['NY', 'TX', 'IL', 'FL'].map((state) => `takeAlong.counseling.${state}: ${expected}`),
    );
  });

  it('merges groups and tables entry by entry, texts per language and key', () => {
    const { config, problems } = resolveConfig([
      { phones: { enrollByType: { MA: '1', PDP: '2' } }, texts: { en: { a: 'A', b: 'B' }, es: { a: 'C' } } },
      { phones: { enrollByType: { PDP: '3' } }, texts: { en: { b: 'D' } } },
      { subsidyLevels: { '4': 30 }, routes: { application: { MA: '/ma' } } },
    ]);
    expect(problems).to.deep.equal([]);
    expect(config.phones.enrollByType).to.deep.equal({ MA: '1', PDP: '3' });
    expect(config.texts).to.deep.equal({ en: { a: 'A', b: 'D' }, es: { a: 'C' } });
    expect(config.subsidyLevels).to.deep.equal({ ...defaults.subsidyLevels, '4': 30 });
    expect(config.routes.application).to.deep.equal({ MA: '/ma', PDP: null, SNP: null });
  });

  it('replaces lists as a whole', () => {
    const { config } = resolveConfig([{ phones: { sales: ['1', '2'] } }, { phones: { sales: ['3'] } }]);
    expect(config.phones.sales).to.deep.equal(['3']);
  });

  it('changes neither a source nor the defaults', () => {
    const first = { texts: { en: { a: 'A' } } };
    const before = structuredClone(first);
    resolveConfig([first, { texts: { en: { b: 'B' } }, subsidyLevels: { '1': 1 } }]);
    expect(first).to.deep.equal(before);
    expect(resolveConfig([]).config).to.deep.equal(defaults);
  });
});

describe('configuration: names that every object has', () => {
  const hostile = [
    '{"__proto__": {"site": "AMP", "polluted": 1}}',
    '{"constructor": {"prototype": {"polluted": 1}}}',
    '{"phones": {"__proto__": {"polluted": 1}, "constructor": "1"}}',
    '{"texts": {"__proto__": {"polluted": "1"}}}',
    '{"texts": {"en": {"__proto__": "1", "constructor": "2"}}}',
    '{"pageUtilityData": {"__proto__": {"polluted": 1}, "toString": null}}',
    '{"subsidyLevels": {"__proto__": 1, "constructor": 2}}',
  ];
  for (const json of hostile)
    it(`are harmless in ${json}`, () => {
      const sources = [
        JSON.parse(json),
        { site: 'UMS', texts: { en: { ok: 'OK' } } },
        JSON.parse(json),
      ] as unknown[];
      const { config } = resolveConfig(sources);
      expect(({} as Record<string, unknown>).polluted).to.equal(undefined);
      expect((config as unknown as Record<string, unknown>).polluted).to.equal(undefined);
      expect(config.site).to.equal('UMS');
      expect(config.texts.en?.ok).to.equal('OK');
      for (const table of [config, config.phones, config.texts, config.subsidyLevels])
        expect(Object.getPrototypeOf(table)).to.equal(Object.prototype);
    });

  it('count as unknown keys', () => {
    expect(
      resolveConfig([JSON.parse('{"__proto__": {}, "phones": {"constructor": "1"}}')]).problems,
    ).to.deep.equal(['__proto__: unknown key', 'phones.constructor: unknown key']);
  });
});

const MARK = '«';

/** Any JSON value. All texts in it are marked, so that tests can detect a leak. */
const json: fc.Arbitrary<unknown> = fc
  .jsonValue()
  .map((value): unknown =>
    JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
      typeof inner === 'string' ? MARK + inner : inner,
    ),
  );

/** JSON that partly looks like a configuration. */
const nearlyConfig = fc
  .array(fc.tuple(fc.constantFrom(...leaves), json), { maxLength: 4 })
  .map((entries) => entries.map(([{ keys }, value]) => at(keys, value)));

describe('configuration: any JSON value', () => {
  it('never throws, keeps every key and its type, and reports without the value', () => {
    const sources = fc
      .array(
        fc.oneof(
          json.map((source) => [source]),
          nearlyConfig,
        ),
        { maxLength: 4 },
      )
      .map((lists) => lists.flat());
    fc.assert(
      fc.property(sources, (all) => {
        const { config, problems } = resolveConfig(all);
        expect(Object.keys(config)).to.deep.equal(Object.keys(settings));
        for (const { path, keys, setting } of leaves)
          expect(setting.accepts(valueAt(config, keys)), path).to.equal(true);
        for (const problem of problems) expect(problem).not.to.include(MARK);
      }),
      { numRuns: 500 },
    );
  });

  it('ends with each key as the last source that says it rightly', () => {
    const oneKey = fc
      .constantFrom(...leaves)
      .chain((leaf) => fc.tuple(fc.constant(leaf), fc.array(json, { maxLength: 5 })));
    fc.assert(
      fc.property(oneKey, ([{ keys, setting }, values]) => {
        // Tables merge, so the last value wins only for keys that are not tables.
        const scalars = values.filter((value) => typeof value !== 'object' || value === null);
        const { config } = resolveConfig(scalars.map((value) => at(keys, value)));
        const expected = scalars.findLast((value) => setting.accepts(value));
        expect(valueAt(config, keys)).to.deep.equal(expected === undefined ? setting.byDefault : expected);
      }),
      { numRuns: 500 },
    );
  });
});

describe('configuration: durations', () => {
  for (const value of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
    it(`are above 0: ${String(value)} is none (OPEN-B50)`, () => {
      const { config, problems } = resolveConfig([{ session: { timeout: value } }]);
      expect(problems).to.deep.equal(['session.timeout: expected number above 0']);
      expect(config.session.timeout).to.equal(defaults.session.timeout);
    });
});
