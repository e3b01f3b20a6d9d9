import { expect } from 'chai';
import * as fc from 'fast-check';
import * as sinon from 'sinon';
import { setHostLogger } from '../../src/browser/logger';
import { forgetPage } from '../../src/browser/page-singleton';
import { localStore, parseJson, readCookie, sessionStore, writeCookie } from '../../src/browser/storage';

const denied = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

let warnings: string[];

beforeEach(() => {
  forgetPage();
  warnings = [];
  setHostLogger({ warn: (message) => warnings.push(message), error: (message) => warnings.push(message) });
});

afterEach(() => {
  sinon.restore();
  setHostLogger(null);
  Reflect.deleteProperty(document, 'cookie');
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    if (name.startsWith('test.')) document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith('test.')) storage.removeItem(key);
});

const stores = [
  { name: 'localStorage', store: localStore, storage: () => window.localStorage },
  { name: 'sessionStorage', store: sessionStore, storage: () => window.sessionStorage },
] as const;

for (const { name, store, storage } of stores) {
  describe(name, () => {
    it('keeps what was written, and forgets what was removed (OPEN-A091)', () => {
      store.write('test.a', 'one');
      expect(storage().getItem('test.a')).to.equal('one');
      expect(store.read('test.a')).to.equal('one');
      store.write('test.a', '');
      expect(store.read('test.a')).to.equal('');
      store.remove('test.a');
      expect(storage().getItem('test.a')).to.equal(null);
      expect(store.read('test.a')).to.equal(undefined);
      expect(warnings).to.deep.equal([]);
    });

    it('reads what others wrote', () => {
      storage().setItem('test.a', 'from elsewhere');
      expect(store.read('test.a')).to.equal('from elsewhere');
    });

    it('works in memory when it is blocked, and warns once, without a value', () => {
      sinon.stub(window, name).get(denied);
      expect(store.read('test.blocked')).to.equal(undefined);
      store.write('test.blocked', 'a secret');
      store.write('test.other', 'another');
      expect(store.read('test.blocked')).to.equal('a secret');
      store.write('test.blocked', 'changed');
      expect(store.read('test.blocked')).to.equal('changed');
      store.remove('test.blocked');
      expect(store.read('test.blocked')).to.equal(undefined);
      expect(store.read('test.other')).to.equal('another');
      store.remove('test.other');
      expect(warnings).to.have.length(1);
      expect(warnings[0]).not.to.match(/secret|test\./);
    });

    it('works in memory when it is full, the new value before the one that is stored', () => {
      store.write('test.full', 'old');
      sinon.stub(Storage.prototype, 'setItem').callsFake(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      store.write('test.full', 'new');
      expect(store.read('test.full')).to.equal('new');
      sinon.restore();
      store.write('test.full', 'newer');
      expect(store.read('test.full')).to.equal('newer');
      expect(storage().getItem('test.full')).to.equal('newer');
      store.remove('test.full');
      expect(store.read('test.full')).to.equal(undefined);
      expect(warnings).to.have.length(1);
    });

    it('gives back any text as it was', () => {
      fc.assert(
        fc.property(fc.string({ unit: 'binary' }), (value) => {
          store.write('test.any', value);
          return store.read('test.any') === value;
        }),
      );
    });
  });
}

describe('cookies', () => {
  it('hold encodeURIComponent of JSON, and come back as they were (OPEN-A091)', () => {
    const value = { uuid: 'a;b=c', name: 'Núñez, "M"', isGuest: true };
    writeCookie('test.identity', JSON.stringify(value));
    expect(document.cookie).to.include(`test.identity=${encodeURIComponent(JSON.stringify(value))}`);
    expect(parseJson(readCookie('test.identity'))).to.deep.equal(value);
    expect(warnings).to.deep.equal([]);
  });

  it('give back any JSON value (OPEN-A091)', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 2 }), (value) => {
        const json = JSON.stringify(value);
        fc.pre(encodeURIComponent(json).length < 3000);
        writeCookie('test.any', json);
        expect(readCookie('test.any')).to.equal(json);
      }),
    );
    expect(warnings).to.deep.equal([]);
  });

  it('are for the whole site, SameSite=Lax, without Secure on plain http (OPEN-A091)', () => {
    const set: string[] = [];
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => 'test.a=1',
      set: (text: string) => set.push(text),
    });
    writeCookie('test.a', '1');
    writeCookie('test.a', '1', 90);
    expect(location.protocol).to.equal('http:');
    expect(set).to.deep.equal([
      'test.a=1; Path=/; SameSite=Lax',
      'test.a=1; Path=/; SameSite=Lax; Max-Age=7776000',
    ]);
  });

  it('go away after 0 days', () => {
    writeCookie('test.gone', 'here');
    writeCookie('test.gone', '', 0);
    expect(readCookie('test.gone')).to.equal(undefined);
    expect(warnings).to.deep.equal([]);
  });

  it('are found by their whole name', () => {
    writeCookie('test.ab', 'other');
    expect(readCookie('test.a')).to.equal(undefined);
    expect(readCookie('est.ab')).to.equal(undefined);
    expect(readCookie('test.ab')).to.equal('other');
  });

  it('have no value when they cannot be decoded', () => {
    document.cookie = 'test.garbage=%E0%A4%A; Path=/';
    expect(readCookie('test.garbage')).to.equal(undefined);
    document.cookie = 'test.garbage={not json; Path=/';
    expect(parseJson(readCookie('test.garbage'))).to.equal(undefined);
    document.cookie = 'test.garbage=; Path=/';
    expect(readCookie('test.garbage')).to.equal('');
  });

  it('live as long as the page when the browser blocks them, and one warning reports it', () => {
    Object.defineProperty(document, 'cookie', { configurable: true, get: denied, set: denied });
    expect(readCookie('test.blocked')).to.equal(undefined);
    writeCookie('test.blocked', 'a secret');
    writeCookie('test.other', 'another');
    expect(readCookie('test.blocked')).to.equal('a secret');
    writeCookie('test.blocked', '', 0);
    expect(readCookie('test.blocked')).to.equal(undefined);
    expect(readCookie('test.other')).to.equal('another');
    writeCookie('test.other', '', 0);
    expect(warnings).to.have.length(1);
    expect(warnings[0]).not.to.match(/secret|test\./);
  });

  it('live as long as the page when the browser drops them without a word', () => {
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} });
    writeCookie('test.dropped', 'kept');
    expect(readCookie('test.dropped')).to.equal('kept');
    expect(warnings).to.have.length(1);
    Reflect.deleteProperty(document, 'cookie');
    writeCookie('test.dropped', 'stored');
    expect(readCookie('test.dropped')).to.equal('stored');
    expect(document.cookie).to.include('test.dropped=stored');
  });
});

describe('JSON texts', () => {
  it('have no value when they are not ids, and never throw', () => {
    for (const text of [undefined, '', '{', 'undefined', 'null null'])
      expect(parseJson(text)).to.equal(undefined);
    expect(parseJson('null')).to.equal(null);
    fc.assert(fc.property(fc.jsonValue(), (value) => JSON.stringify(parseJson(JSON.stringify(value))) === JSON.stringify(value))); // prettier-ignore
    fc.assert(
      fc.property(fc.string(), (text) => {
        parseJson(text);
      }),
    );
  });
});
