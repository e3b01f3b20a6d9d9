import { expect } from 'chai';
// The test runner serves the packages that a test or the service imports. The page needs this one.
import 'hono/html';
import { demoBar } from '../../demo/server/pages/bar';
import { signInPage } from '../../demo/server/pages/sign-in';
import { afterReset, areSame, parseSettings } from '../../demo/server/settings';
import { addressOf, wayBack, type WayBack } from '../../demo/server/way-back';
import { mergeOutcomes, scenarioOfCode, type Scenario } from '../../demo/service/index';
import { createProfileService } from '../../demo/testing/index';

const pages = [
  { path: '/amp/profile.html', hasProfile: true },
  { path: '/ums/profile.html', hasProfile: true },
  { path: '/partner/extra-help.html', hasProfile: false },
];

describe('the way back from the demo’s sign-in', () => {
  const back = (referer?: string, lastPage?: string): string => addressOf(wayBack(referer, lastPage, pages));

  it('leads to the page that one came from, as it looked', () => {
    expect(back('http://localhost:4173/ums/profile.html?lang=es&site=AMP')).to.equal(
      '/ums/profile.html?lang=es&site=AMP',
    );
  });

  it('leaves out what would open another session', () => {
    expect(
      back('http://localhost/ums/profile.html?scenario=guest&date=2026-10-01&merge=0&code=x&reset&lang=es'),
    ).to.equal('/ums/profile.html?lang=es');
  });

  it('leads to the page last seen, else to the first one', () => {
    expect(back('http://localhost/hsid-logout', '/ums/profile.html?lang=es')).to.equal(
      '/ums/profile.html?lang=es',
    );
    expect(back()).to.equal('/amp/profile.html');
  });

  for (const address of [
    'https://example.org/',
    '//example.org/',
    'javascript:alert(1)',
    '/partner/extra-help.html',
    'http://',
  ])
    it(`does not lead to ${address}`, () => {
      expect(back(address, address)).to.equal('/amp/profile.html');
    });
});

describe('the demo’s sign-in page', () => {
  const open = async (isNew = false): Promise<Document> => {
    const back: WayBack = { path: '/ums/profile.html', query: [['lang', '"><es']] };
    return new DOMParser().parseFromString(String(await signInPage({ isNew, back })), 'text/html');
  };
  const choices = (page: Document) => [...page.querySelectorAll<HTMLInputElement>('input[name=code]')];

  it('is a form that leads back with a code', async () => {
    const page = await open();
    const form = page.querySelector('form')!;
    expect(form.getAttribute('action')).to.equal('/ums/profile.html');
    expect(form.method).to.equal('get');
    expect(form.querySelector<HTMLInputElement>('input[type=hidden]')!.value).to.equal('"><es');
    expect(scenarioOfCode(choices(page).find(({ checked }) => checked)!.value)).to.equal('consumer');
  });

  it('names and describes everyone one can be', async () => {
    const page = await open();
    expect(page.querySelector('legend')!.textContent).to.equal('Who are you?');
    for (const input of choices(page)) {
      expect(page.querySelector(`label[for="${input.id}"]`)!.textContent).to.not.equal('');
      expect(page.getElementById(input.getAttribute('aria-describedby')!)!.textContent).to.not.equal('');
    }
    const people = choices(page).map(({ value }) => scenarioOfCode(value));
    expect(people).to.include.members(['consumer', 'member', 'agent', 'telesales-zip']);
    expect(people).to.not.include.members(['cloaked']);
    expect(people).to.not.include(undefined);
  });

  it('gives out codes that no page has seen before', async () => {
    const [first, second] = [await open(), await open()].map((page) => choices(page)[0]!.value);
    expect(first).to.not.equal(second);
  });

  it('proposes the new account to people who register', async () => {
    const page = await open(true);
    expect(page.querySelector('h1')!.textContent).to.equal('Create an account');
    expect(scenarioOfCode(choices(page).find(({ checked }) => checked)!.value)).to.equal('base-account');
  });
});

describe('the settings of the demo', () => {
  const query = (text: string) => new URLSearchParams(text);

  it('let an import take a while, and as long as one likes', () => {
    expect(parseSettings(query('scenario=member')).delays?.memberImport).to.equal(2500);
    expect(parseSettings(query('import=8000')).delays?.memberImport).to.equal(8000);
    expect(() => parseSettings(query('import=soon'))).to.throw('import: "soon"');
  });

  it('let an import find nothing', () => {
    expect(parseSettings(query('scenario=member-import')).importsNothing).to.equal(false);
    const nothing = parseSettings(query('scenario=member-import&import=nothing'));
    expect(nothing.importsNothing).to.equal(true);
    expect(nothing.delays?.memberImport).to.equal(2500);
  });

  for (const outcome of mergeOutcomes)
    it(`let the merge of a profile end with ${outcome}`, () => {
      const current = parseSettings(query('scenario=telesales-zip'));
      const next = parseSettings(query(`merge=${outcome}`), current);
      expect(next).to.deep.include({ scenario: 'telesales-zip', merge: outcome });
      expect(areSame(current, next)).to.equal(false);
      expect(areSame(parseSettings(query(''), next), next)).to.equal(true);
    });

  it('leave the merge to what is typed, and say which outcomes there are', () => {
    expect(parseSettings(query('merge=')).merge).to.equal(undefined);
    expect(() => parseSettings(query('merge=3'))).to.throw(
      'merge: unknown answer "3"; known are merged, 2, 1, 0, 500, slow',
    );
  });

  it('choose the response of the merge for those who are asked to confirm their identity', async () => {
    const barOf = async (scenario: Scenario): Promise<Document> => {
      const settings = parseSettings(query(`scenario=${scenario}&merge=1`));
      const service = createProfileService({ shopper: scenario, merge: settings.merge });
      const session = { service, settings, isFresh: true };
      return new DOMParser().parseFromString(String(await demoBar(session, 'en')), 'text/html');
    };
    const choice = (await barOf('telesales-zip')).querySelector<HTMLSelectElement>('[name=merge]')!;
    expect(choice.value).to.equal('1');
    expect(Array.from(choice.options, ({ value }) => value)).to.deep.equal(['', ...mergeOutcomes]);
    expect((await barOf('consumer')).querySelector('[name=merge]')).to.equal(null);
  });

  for (const [text, dateTime] of [
    ['2026-12-01', '2026-12-01T10:15:00'],
    ['2026-11-30T23:59', '2026-11-30T23:59:00'],
    ['2026-11-30T23:59:59', '2026-11-30T23:59:59'],
  ] as const)
    it(`take ${text} as a date`, () => {
      expect(parseSettings(query(`date=${text}`)).date).to.equal(dateTime);
    });

  for (const text of ['tomorrow', '2026-02-30', '2026-11-30T24:00', '2026-11-30T', '11/30/2026'])
    it(`say what is wrong with ${text} as a date`, () => {
      expect(() => parseSettings(query(`date=${text}`))).to.throw(
        `date: "${text}" is no day of the form YYYY-MM-DD or YYYY-MM-DDThh:mm`,
      );
    });

  it('take a session that is over as a failure', () => {
    expect(parseSettings(query('fail=profile:expired')).fail).to.deep.equal([
      { call: 'profile', kind: 'expired' },
    ]);
  });

  it('send those with a code on their way with a new one', () => {
    const url = new URL('http://localhost/ums/profile.html?scenario=agent&reset=&code=demo-consumer');
    const after = new URL(afterReset(url, 'agent'), url);
    expect(scenarioOfCode(after.searchParams.get('code') ?? '')).to.equal('agent');
    expect(after.searchParams.has('reset')).to.equal(false);
    expect(afterReset(url, 'member')).to.equal('/ums/profile.html?scenario=agent');
  });
});
