import { expect } from 'chai';
import { sendEmailReminder, stopReminder, type EmailReminder } from '../../src/services/email-service';
import {
  askGuarded,
  bodyOf,
  describeEndpoint,
  describeUnread,
  expectSent,
  leaveMockService,
} from './contract';
import { respondWithText, configured } from './support';

const config = configured();
const success = { ok: true, value: undefined };

const reminder: EmailReminder = {
  emailAddress: 'marta@example.com',
  firstName: 'Marta',
  lastName: 'Sampleton',
  mbi: '1EG4-TE5-MK73',
  gender: 'female',
  dob: '1956-01-05',
  zip: '60614',
  uhcstatus: 'TPM',
  deeplink: '/hsid-registration',
};

afterEach(leaveMockService);

describe('the email reminder', () => {
  it('is sent by POST /EmailWAR/emailrest/profile/email/v1 with eleven fields (HTTP-17, MODEL-19, EMAIL-12, NET-34)', async () => {
    const service = askGuarded();
    expect(await sendEmailReminder(config, reminder)).to.deep.equal(success);
    expectSent(service, {
      method: 'POST',
      path: '/EmailWAR/emailrest/profile/email/v1',
      body: { ...reminder, siteId: 'UHCM', profileStatus: 'A' },
    });
  });

  const sites: [string, Parameters<typeof configured>[0], string][] = [
    ['the main site', { site: 'AMP' }, 'AARPM'],
    ['the alternate site', { site: 'UMS' }, 'UHCM'],
    ['a site id with "aarp" in other letters', { site: 'UMS', siteId: 'my-Aarp-2' }, 'AARPM'],
    ['a site id without "aarp"', { site: 'AMP', siteId: 'other' }, 'UHCM'],
  ];
  for (const [name, input, siteId] of sites)
    it(`carries ${siteId} for ${name} (EMAIL-09, CONSTB-16, OPEN-B48)`, async () => {
      const sent = respondWithText('');
      await sendEmailReminder(configured(input), reminder);
      expect(bodyOf(sent)).to.include({ siteId });
    });

  it('leaves out what is not known, but says an unknown status with an empty text (MODEL-19, OPEN-B20)', async () => {
    const sent = respondWithText('');
    await sendEmailReminder(config, { emailAddress: 'marta@example.com', uhcstatus: '' });
    expect(bodyOf(sent)).to.deep.equal({
      emailAddress: 'marta@example.com',
      siteId: 'UHCM',
      uhcstatus: '',
      profileStatus: 'A',
    });
  });

  it('sends fixed values and known fields alone, whatever else it is given (EMAIL-12, MODEL-19)', async () => {
    const sent = respondWithText('');
    const more = { ...reminder, profileStatus: 'm', siteId: 'x', optumId: 'o' };
    await sendEmailReminder(config, more);
    expect(bodyOf(sent)).to.deep.equal({ ...reminder, siteId: 'UHCM', profileStatus: 'A' });
  });

  it('goes to the base of the configuration (HTTP-17)', async () => {
    const sent = respondWithText('');
    const other = configured({ services: { email: 'https://mail.example.com' } });
    await sendEmailReminder(other, reminder);
    expect(sent[0]?.url.href).to.equal('https://mail.example.com/EmailWAR/emailrest/profile/email/v1');
  });

  describeUnread(() => sendEmailReminder(config, reminder), 'email reminder');
});

describe('stopping the reminder', () => {
  const stop = { mergedProfile: { uuid: 'x', profileStatus: 'm' }, registrationUrl: '/hsid-registration' };

  it('is sent by POST with mergedProfile and registrationUrl (HTTP-15, IDENT-32, OPEN-B33, NET-34)', async () => {
    const service = askGuarded();
    expect(await stopReminder(config, stop)).to.deep.equal(success);
    expectSent(service, {
      method: 'POST',
      path: '/EmailWAR/emailrest/profile/stop-reminder/v1',
      body: stop,
    });
  });

  it('hands on a merged profile of any type unchanged (OPEN-B33)', async () => {
    for (const mergedProfile of ['text', 7, false, [null, { a: 'null' }]]) {
      const service = askGuarded();
      expect(await stopReminder(config, { ...stop, mergedProfile })).to.deep.equal(success);
      expect(service.requests[0]?.body).to.deep.equal({ ...stop, mergedProfile });
    }
  });

  describeEndpoint('stopReminder', (other) => stopReminder(other, stop));
  describeUnread(() => stopReminder(config, stop), 'stopReminder');
});
