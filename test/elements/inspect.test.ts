import { expect } from 'chai';
import { followAuthoring } from '../../elements/authoring';
import { eventually, settled } from '../support/clock';
import { leaveTestPage, openTestPage, ready, whenLeaving } from '../support/page';

const inspect = () => window.shopperProfile!.inspect!();

describe('window.shopperProfile.inspect()', () => {
  afterEach(leaveTestPage);

  it('names the tags and their state', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    await page.place('shopper-profile-plans');
    await page.place('shopper-profile-outage');
    page.container.append(document.createElement('shopper-profile-unheard-of'));
    await ready();
    await settled();
    expect((await inspect()).tags).to.deep.equal([
      { tag: 'shopper-profile-plans', state: 'shown' },
      { tag: 'shopper-profile-outage', state: 'empty' },
      { tag: 'shopper-profile-unheard-of', state: 'waiting' },
    ]);
  });

  it('calls an element empty whose only content is a note to authors', async () => {
    const page = openTestPage({ scenario: 'consumer', config: { authoring: true } });
    await page.place('shopper-profile-outage');
    await ready();
    await followAuthoring();
    await eventually(() => expect(page.screen.getByShadowRole('note')).to.exist);
    expect((await inspect()).tags).to.deep.equal([{ tag: 'shopper-profile-outage', state: 'empty' }]);
  });

  it('names the copies of the bundle by version and address', async () => {
    openTestPage();
    const { version, copies } = await inspect();
    expect(copies).to.have.length(1);
    expect(copies[0]?.version).to.equal(version);
    expect(copies[0]?.address).to.contain('/demo/page.ts');
  });

  it('names the source of each value; a refused one has none', async () => {
    openTestPage({ config: { site: 'AMP' } });
    window.shopperProfile!.configure({ phones: { tty: '712' }, prefetch: 'no' as unknown as boolean });
    window.shopperProfile!.configure({ defaultZip: '60614' });
    const { config } = await inspect();
    expect(config.site).to.deep.equal({ value: 'AMP', source: 'global' });
    expect(config['phones.tty']).to.deep.equal({ value: '712', source: 'configure call 1' });
    expect(config.prefetch).to.deep.equal({ value: true, source: 'default' });
    expect(config.defaultZip).to.deep.equal({ value: 'set', source: 'configure call 2' });
    expect(config.navigate).to.deep.equal({ value: 'function', source: 'global' });
  });

  it('names the calls with status and duration, and what went wrong (ERR-07)', async () => {
    const page = openTestPage({ scenario: 'consumer', fail: { call: 'featureToggle', kind: 500 } });
    await page.place('shopper-profile-plans');
    await ready();
    const { calls, errors, role } = await inspect();
    const failed = calls.filter(({ status }) => status === 500);
    expect(failed).to.have.length(1);
    expect(Object.keys(failed[0]!)).to.deep.equal(['name', 'status', 'ms']);
    expect(errors.map(({ code }) => code)).to.deep.equal(['flags-failed']);
    expect(role.is).to.deep.equal(['consumer', 'not a member']);
  });

  it('resolves when the host dispatches events of the same name, and has nothing of theirs', async () => {
    const page = openTestPage({ scenario: 'consumer', fail: { call: 'featureToggle', kind: 500 } });
    await page.place('shopper-profile-help');
    await ready();
    document.dispatchEvent(new Event('shopper-profile-error'));
    for (const detail of [null, 'wrong', { source: () => 1, message: 'of the host' }])
      page.container.dispatchEvent(new CustomEvent('shopper-profile-error', { detail, bubbles: true }));
    const { errors } = await inspect();
    expect(errors.map(({ code }) => code)).to.deep.equal(['flags-failed']);
    expect(JSON.stringify(errors)).not.to.contain('host');
  });

  it('knows an error that the host has kept from the document', async () => {
    const page = openTestPage({ scenario: 'consumer', fail: { call: 'featureToggle', kind: 500 } });
    const stop = (event: Event): void => {
      event.stopImmediatePropagation();
    };
    window.addEventListener('shopper-profile-error', stop, { capture: true });
    whenLeaving(() => {
      window.removeEventListener('shopper-profile-error', stop, { capture: true });
    });
    await page.place('shopper-profile-help');
    await ready();
    expect((await inspect()).errors.map(({ code }) => code)).to.deep.equal(['flags-failed']);
  });

  it('has nothing personal', async () => {
    const page = openTestPage({ scenario: 'member' });
    const planted = {
      firstName: 'Plantedfirst',
      lastName: 'Plantedlast',
      email: 'planted@example.com',
      dob: '02/14/1950',
      mbi: '1EG4-TE5-MK73',
      zipCode: '60999',
    };
    Object.assign(page.service.state.userDetails, planted);
    for (const tag of ['plans', 'drugs', 'doctors', 'banner'] as const)
      await page.place(`shopper-profile-${tag}`);
    await ready();
    await settled();
    const text = JSON.stringify(await inspect());
    for (const value of Object.values(planted)) expect(text).not.to.include(value);
    expect(text).not.to.include('demo-');
    expect(text).not.to.match(/\d{5}\//);
  });
});
