import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  environmentOf,
  isBelow,
  siteIdOf,
  toEndpoint,
  toLocale,
  withServiceBase,
} from '../../src/config/derived';
import { resolveConfig } from '../../src/config/settings';
import type { ConfigInput } from '../../src/config/settings';

const configured = (input: ConfigInput) => resolveConfig([input]).config;

describe('language', () => {
  for (const language of ['es', 'ES', 'es-US', 'es-PR', 'es_MX', ' es '])
    it(`is Spanish for "${language}": the language part counts`, () => {
      expect(toLocale(language)).to.equal('es');
    });
  for (const language of ['en', 'en-US', 'fr', 'est', 'espanol', '', null, undefined])
    it(`is English for ${language ? `"${language}"` : String(language)}`, () => {
      expect(toLocale(language)).to.equal('en');
    });
});

describe('site id', () => {
  it('is AARPM for AMP and UHCM for UMS (CONSTB-16, OPEN-A096, NET-02)', () => {
    expect(siteIdOf(configured({ site: 'AMP' }))).to.equal('AARPM');
    expect(siteIdOf(configured({ site: 'UMS' }))).to.equal('UHCM');
    expect(siteIdOf(configured({}))).to.equal('UHCM');
  });

  it('is what the host says (OPEN-A096)', () => {
    expect(siteIdOf(configured({ site: 'AMP', siteId: 'OTHER' }))).to.equal('OTHER');
  });
});

describe('environment', () => {
  const hosts = { Online: ['www.example.com'], Stage: ['stage.example.com', 'www.example.com'] };

  it('is what the host says (CONST-26, OPEN-A115)', () => {
    const config = configured({ environment: 'Offline', analytics: { hosts } });
    expect(environmentOf(config, 'stage.example.com')).to.equal('Offline');
  });

  it('is the first that lists the page’s host (CONST-26)', () => {
    const config = configured({ analytics: { hosts } });
    expect(environmentOf(config, 'stage.example.com')).to.equal('Stage');
    expect(environmentOf(config, 'www.example.com')).to.equal('Online');
  });

  it('is Dev for an unknown host (CONST-26)', () => {
    expect(environmentOf(configured({ analytics: { hosts } }), 'example.com')).to.equal('Dev');
    expect(environmentOf(configured({}), 'www.example.com')).to.equal('Dev');
  });
});

describe('endpoints', () => {
  it('are written as method and path', () => {
    expect(toEndpoint('GET /landrover/api/lis/v1')).to.deep.equal({
      method: 'GET',
      path: '/landrover/api/lis/v1',
    });
    expect(toEndpoint(' post  https://example.com/lis ')).to.deep.equal({
      method: 'POST',
      path: 'https://example.com/lis',
    });
  });

  it('may be objects, and null is off (OPEN-A006)', () => {
    expect(toEndpoint({ method: 'PUT', path: '/x' })).to.deep.equal({ method: 'PUT', path: '/x' });
    expect(toEndpoint(null)).to.equal(null);
  });

  it('are off when they cannot be read', () => {
    for (const text of ['', 'GET', '/path', 'GET /a b', 'GET/path', '7 /path'])
      expect(toEndpoint(text), text).to.equal(null);
    fc.assert(
      fc.property(fc.string(), (text) => {
        const endpoint = toEndpoint(text);
        expect(endpoint === null || /^[A-Z]+$/.test(endpoint.method)).to.equal(true);
      }),
    );
  });

  it('all have a default that can be read', () => {
    for (const [name, endpoint] of Object.entries(configured({}).endpoints))
      expect(toEndpoint(endpoint), name).to.have.keys('method', 'path');
  });
});

describe('the base address of all services', () => {
  const withBase = (input: ConfigInput) => withServiceBase(configured(input));

  it('is none by default: nothing changes', () => {
    const config = configured({ services: { profile: '/api' } });
    expect(withServiceBase(config)).to.equal(config);
  });

  it('stands in front of every service and endpoint, with one slash between', () => {
    for (const base of ['https://api.example.com', 'https://api.example.com/']) {
      const { services, endpoints } = withBase({
        services: { base, email: 'mail', geolocation: '//geo.example.com', events: 'https://e.example.com' },
        endpoints: { lisData: null, tollFree: { method: 'GET', path: 'https://t.example.com/t' } },
      });
      expect(services).to.include({
        profile: 'https://api.example.com/landrover/api',
        planInfo: 'https://api.example.com',
        email: 'https://api.example.com/mail',
        geolocation: '//geo.example.com',
        events: 'https://e.example.com',
      });
      expect(endpoints).to.deep.include({
        serverData: { method: 'GET', path: 'https://api.example.com/landrover/api/serverData' },
        lisData: null,
        tollFree: { method: 'GET', path: 'https://t.example.com/t' },
      });
    }
  });

  it('may be a path of this site', () => {
    expect(withBase({ services: { base: '/gateway' } }).services.profile).to.equal('/gateway/landrover/api');
  });

  it('is not that of another host whose name begins alike', () => {
    expect(isBelow('https://api.example.com.evil.test/x', 'https://api.example.com')).to.equal(false);
    expect(isBelow('https://api.example.com/x', 'https://api.example.com')).to.equal(true);
    expect(isBelow('https://api.example.com/x', '')).to.equal(false);
  });
});
