import { expect } from 'chai';
import type { UserDetails } from '../../../demo/service/index';
import { requestsTo } from '../../support/responses';
import { eventually, pass, settled, startFakeClock } from '../../support/clock';
import { leaveTestPage, openTestPage, ready, type TestPage } from '../../support/page';

const EMAIL = '/EmailWAR/emailrest/profile/email/v1';

const send = (): Promise<boolean> => window.shopperProfile!.sendEmailReminder!();
const bodiesSent = ({ service }: TestPage): unknown[] => requestsTo(service, EMAIL).map(({ body }) => body);

/** A member's page with these additional values in the profile. */
function openWith(user: Partial<UserDetails>, options: Parameters<typeof openTestPage>[0] = {}): TestPage {
  const page = openTestPage({ scenario: 'telesales-member', ...options });
  Object.assign(page.service.state.userDetails, user);
  return page;
}

describe('window.shopperProfile.sendEmailReminder()', () => {
  afterEach(leaveTestPage);

  it('sends what the profile says of the shopper (MODEL-19, HTTP-17, EMAIL-09 … EMAIL-12, OPEN-B47)', async () => {
    const page = openWith({
      firstName: 'Tess',
      lastName: 'Sampleton',
      email: 'tess@example.com',
      dob: '02/14/1950',
      mbi: '1EG4-TE5-MK73',
      gender: 'female',
      zipCode: '60614',
    });
    await page.place('shopper-profile-plans');
    expect(await send()).to.equal(true);
    expect(bodiesSent(page)).to.deep.equal([
      {
        emailAddress: 'tess@example.com',
        firstName: 'Tess',
        lastName: 'Sampleton',
        mbi: '1EG4-TE5-MK73',
        gender: 'female',
        dob: '1950-02-14',
        zip: '60614',
        siteId: 'UHCM',
        uhcstatus: 'M',
        deeplink: `${location.origin}/hsid-registration`,
        profileStatus: 'A',
      },
    ]);
    expect(page.log).to.be.empty;
  });

  const dates: [dob: string, sent: string | undefined][] = [
    ['1950-02-14', '1950-02-14'],
    ['1950-02-14T00:00:00.000Z', '1950-02-14'],
    ['2/14/1950', undefined],
    ['02/31/1950', undefined],
    ['14.02.1950', undefined],
    ['', undefined],
  ];
  for (const [dob, sent] of dates)
    it(`sends the date of birth "${dob}" ${sent ? `as ${sent}` : 'not at all'} (EMAIL-11)`, async () => {
      const page = openWith({ dob });
      await send();
      expect((bodiesSent(page)[0] as { dob?: string }).dob).to.equal(sent);
    });

  const types: [type: string, status: string][] = [
    ['M', 'M'],
    ['TPM', 'TPM'],
    ['P', 'P'],
    ['TPP', 'TPP'],
    ['ours', 'TPP'],
    ['other', ''],
    ['constructor', ''],
    ['', ''],
  ];
  for (const [telesalesProfileType, uhcstatus] of types)
    it(`sends the status "${uhcstatus}" for the type "${telesalesProfileType}" (EMAIL-10, AGENT-14, OPEN-B20)`, async () => {
      const telesales = { ours: { form: 'genderZip', status: 'TPP' } } as const;
      const page = openWith({ telesalesProfileType }, { config: { identity: { telesales } } });
      await send();
      expect(bodiesSent(page)[0]).to.include({ uhcstatus });
    });

  it('leads to the registration page of the configuration, and to none without one (OPEN-B47)', async () => {
    const registration = 'https://other.example.com/join?from=mail';
    const page = openWith({}, { config: { routes: { registration } } });
    await send();
    window.shopperProfile!.configure({ routes: { registration: '' } });
    await send();
    const [first, second] = bodiesSent(page);
    expect(first).to.include({ deeplink: registration });
    expect(second).to.not.have.property('deeplink');
  });

  it('waits for the end of the load flow (OPEN-B47)', async () => {
    const page = openWith({}, { delays: { profile: 800 } });
    startFakeClock();
    await page.place('shopper-profile-plans');
    const sending = send();
    await settled();
    expect(bodiesSent(page)).to.be.empty;
    await pass(1000);
    await ready();
    expect(await sending).to.equal(true);
    expect(bodiesSent(page)).to.have.length(1);
  });

  it('starts the load flow where no element has (OPEN-B47)', async () => {
    const page = openWith({});
    expect(await send()).to.equal(true);
    expect(bodiesSent(page)).to.have.length(1);
  });

  it('sends one for several simultaneous calls, and another one later (OPEN-B47)', async () => {
    const page = openWith({});
    expect(await Promise.all([send(), send(), send()])).to.deep.equal([true, true, true]);
    expect(bodiesSent(page)).to.have.length(1);
    expect(await send()).to.equal(true);
    expect(bodiesSent(page)).to.have.length(2);
  });

  it('sends nothing for a guest, and reports it once without a name (OPEN-B47)', async () => {
    const page = openTestPage({ scenario: 'guest' });
    const userDetails = { firstName: 'Tess', email: 'tess@example.com' };
    localStorage.setItem('shopperProfile.guestProfile', JSON.stringify({ userDetails }));
    await page.place('shopper-profile-plans');
    expect(await send()).to.equal(false);
    expect(await send()).to.equal(false);
    expect(bodiesSent(page)).to.be.empty;
    expect(page.log).to.deep.equal(['[shopper-profile] sendEmailReminder: the shopper has no email address']);
  });

  for (const email of ['', ' ', 'null'])
    it(`sends nothing to the address "${email}" (OPEN-B47, RULES-14)`, async () => {
      const page = openWith({ email });
      expect(await send()).to.equal(false);
      expect(bodiesSent(page)).to.be.empty;
      expect(page.log).to.have.length(1);
      expect(page.log.join()).not.to.match(/Tess|Sampleton|1950|1EG4/);
    });

  for (const kind of [500, 400, 401, 'garbage'] as const)
    it(`${kind === 'garbage' ? 'takes any answer of success' : `answers no to a failure ${kind}, and logs it only`} (HTTP-18)`, async () => {
      const page = openWith({}, { fail: { call: 'emailReminder', kind } });
      const errors: Event[] = [];
      const listen = (event: Event): void => void errors.push(event);
      document.addEventListener('shopper-profile-error', listen);
      expect(await send()).to.equal(kind === 'garbage');
      document.removeEventListener('shopper-profile-error', listen);
      expect(errors).to.be.empty;
      expect(page.log).to.deep.equal(
        kind === 'garbage' ? [] : [`[shopper-profile] email reminder failed: status ${kind}`],
      );
    });

  it('sends none for someone who has signed out in the meantime (OUT-06)', async () => {
    const page = openWith({});
    await page.place('shopper-profile-plans');
    await ready();
    const { goOnAsGuest } = await import('../../../src/state/load/load-flow');
    goOnAsGuest();
    await settled();
    expect(await send()).to.equal(false);
    await eventually(() => expect(bodiesSent(page)).to.be.empty);
  });
});
