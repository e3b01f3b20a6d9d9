import { expect } from 'chai';
import sinon from 'sinon';
import type { PageOptions } from '../../../demo/page';
import { holdResponses, setEnrollments } from '../../support/responses';
import { eventually, settled } from '../../support/clock';
import { leaveTestPage, openTestPage, ready, whenLeaving, type TestPage } from '../../support/page';

const TAG = 'shopper-profile-next-steps';

async function open(options: PageOptions = {}, attributes = ''): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer', date: '2026-11-23', ...options });
  await page.place(TAG, attributes);
  await ready();
  await settled();
  return page;
}

const heading = ({ screen }: TestPage) => screen.queryByShadowRole('heading', { name: 'What to do next' });
const height = ({ container }: TestPage) => container.getBoundingClientRect().height;

/** Texts of the files that the page offers to save. */
function spyOnFiles(): { texts: Promise<string>[]; names: string[] } {
  const seen = { texts: [] as Promise<string>[], names: [] as string[] };
  const create = sinon.stub(URL, 'createObjectURL').callsFake((file) => {
    seen.texts.push((file as Blob).text());
    return 'blob:test';
  });
  const click = sinon.stub(HTMLAnchorElement.prototype, 'click').callsFake(function (
    this: HTMLAnchorElement,
  ) {
    seen.names.push(this.download);
  });
  whenLeaving(() => {
    create.restore();
    click.restore();
  });
  return seen;
}

describe(TAG, () => {
  afterEach(leaveTestPage);

  it('names the next step, its last day and the days left (contract §8)', async () => {
    const page = await open();
    expect(heading(page)).to.exist;
    expect(page.screen.getByShadowText('Enroll in one plan that you saved for 2027.')).to.exist;
    expect(page.screen.getByShadowText('14 days left, until December 7, 2026')).to.exist;
  });

  it('says on December 7 that it is the last day, and the next day that open enrollment has ended', async () => {
    const page = await open({ date: '2026-12-07' });
    expect(page.screen.getByShadowText('Today, December 7, 2026, is the last day.')).to.exist;
    const later = await open({ date: '2026-12-08' });
    expect(later.screen.getByShadowText(/^Open enrollment for 2027 ended on December 7\./)).to.exist;
    expect(later.screen.queryByShadowRole('button')).to.be.null;
  });

  it('takes no space if no step is needed', async () => {
    const page = await open({ scenario: 'empty', date: '2026-06-15' });
    expect(heading(page)).to.be.null;
    expect(height(page)).to.equal(0);
  });

  it('says nothing before the applications are known', async () => {
    const page = openTestPage({ scenario: 'consumer', date: '2026-11-23' });
    const held = holdResponses(page.service, '/all');
    await page.place(TAG);
    await eventually(
      () => expect(page.service.requests.some(({ path }) => path.includes('/all'))).to.be.true,
    );
    expect(page.screen.queryByShadowText(/Enroll|Look at/)).to.be.null;
    held.arrive();
    await ready();
    await eventually(() => expect(heading(page)).to.exist);
  });

  it('says nothing when the profile could not be read', async () => {
    const page = await open({ fail: { call: 'profile', kind: 500 } });
    expect(heading(page)).to.be.null;
    expect(height(page)).to.equal(0);
  });

  it('speaks of an application that was not sent before anything else', async () => {
    const page = openTestPage({ scenario: 'consumer', date: '2026-11-23' });
    setEnrollments(page.service, {
      planId: 'S4802075000',
      planYear: '2027',
      planType: 'PDP',
      planName: 'A plan',
      isSubmitted: false,
      status: 'In Progress',
    });
    await page.place(TAG);
    await ready();
    await eventually(
      () => expect(page.screen.getByShadowText('Finish your application for 2027 and send it.')).to.exist,
    );
    expect(page.screen.getByShadowText('If you do not send it, you will not be in the plan.')).to.exist;
  });

  it('saves the last day as a calendar file that names no plan and nothing of the shopper', async () => {
    const page = await open();
    const files = spyOnFiles();
    const requests = page.service.requests.length;
    await page.user.click(
      page.screen.getByShadowRole('button', { name: 'Add the last day to your calendar' }),
    );
    expect(files.names).to.deep.equal(['medicare-last-day.ics']);
    const text = await files.texts[0]!;
    expect(text).to.include('DTSTART;VALUE=DATE:20261207\r\n');
    expect(text).to.include('SUMMARY:Medicare: last day for 2027 plans\r\n');
    for (const { planName } of page.service.state.plansDetails.plans) expect(text).not.to.include(planName);
    expect(page.service.requests.length).to.equal(requests);
    expect(page.screen.getByShadowText(/^Your browser saves a calendar file/)).to.exist;
  });

  it('gives the number to call, and Medicare’s own', async () => {
    const page = await open({ config: { phones: { tollFree: '1-800-555-0100' } } });
    const links = page.screen.getAllByShadowRole('link').map(({ textContent }) => textContent);
    expect(links).to.deep.equal(['1-800-555-0100', '1-800-633-4227']);
  });

  it('speaks Spanish', async () => {
    const page = await open({ config: { locale: 'es' } });
    expect(page.screen.getByShadowRole('heading', { name: 'Su próximo paso' })).to.exist;
    expect(page.screen.getByShadowText('Faltan 14 días: hasta el 7 de diciembre de 2026')).to.exist;
  });

  it('has the heading level that its attribute says', async () => {
    const page = await open({}, 'heading-level="4"');
    expect(page.screen.getByShadowRole('heading', { level: 4 })).to.exist;
  });
});
