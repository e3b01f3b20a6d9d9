import { expect } from 'chai';
import { replaceResponse, replaceResponseText, holdResponses, requestsTo } from '../../support/responses';
import { eventually, settled } from '../../support/clock';
import { leaveTestPage, openTestPage, ready, type TestPage } from '../../support/page';
import { placeNav } from '../../support/views';

const MEDIGAP = 'shopper-profile-medigap';
const COMPONENT = 'Medicare Supplement plans in your state';
const EXCLUSIONS = 'What Medicare Supplement plans do not cover';

type Options = NonNullable<Parameters<typeof openTestPage>[0]>;

async function openMedigap(options: Options = {}): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer', ...options });
  await show(page);
  return page;
}

async function show({ place }: TestPage): Promise<void> {
  await place(MEDIGAP);
  await ready();
  await settled();
}

const headings = ({ screen }: TestPage) =>
  screen.queryAllByShadowRole('heading').map(({ textContent }) => textContent);
const height = ({ container }: TestPage) => container.getBoundingClientRect().height;
const asked = ({ service }: TestPage) => requestsTo(service, '/MedsupContent.json').length;

const content = (values: Record<string, string>) => ({
  properties: {
    elements: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }])),
  },
});

describe('shopper-profile-medigap', () => {
  afterEach(leaveTestPage);

  for (const scenario of ['consumer', 'cloaked', 'agent'] as const)
    it(`shows both texts of the shopper’s state: ${scenario} (SHELL-68, SHELL-69, MEDSUPP-18)`, async () => {
      const page = await openMedigap({ scenario });
      expect(headings(page)).to.deep.equal([COMPONENT, EXCLUSIONS]);
      expect(page.screen.getByShadowText(/^In Illinois, you can choose/)).to.exist;
      expect(page.screen.getByShadowText(/plans in Illinois do not cover/)).to.exist;
    });

  it('shows a text that stands alone (SHELL-69)', async () => {
    const page = await openMedigap({ scenario: 'guest' }); // in Florida
    expect(headings(page)).to.deep.equal([COMPONENT]);
  });

  it('shows exclusions on every view, the other text with the plans only (SHELL-69, OPEN-A043)', async () => {
    const page = await openMedigap();
    const goTo = await placeNav(page);
    for (const view of ['drugs', 'providers'] as const) {
      await goTo(view);
      expect(headings(page), view).to.deep.equal([EXCLUSIONS]);
    }
    await goTo('plans');
    expect(headings(page)).to.deep.equal([COMPONENT, EXCLUSIONS]);
  });

  it('takes no space where content has nothing for the state, or for the view (SHELL-68, SHELL-69)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    replaceResponse(page.service, '/MedsupContent.json', content({ 'component.TX': 'Texas' }));
    await show(page);
    expect(asked(page)).to.equal(1);
    expect(height(page)).to.equal(0);
    const florida = await openMedigap({ scenario: 'guest' });
    const goTo = await placeNav(florida);
    await goTo('drugs');
    expect(height(florida)).to.equal(0);
  });

  it('reserves its space until the profile and the content have been read (layout shift)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    const profile = holdResponses(page.service, '/all');
    const texts = holdResponses(page.service, '/MedsupContent.json');
    await page.place(MEDIGAP);
    await settled();
    const reserved = height(page);
    expect(reserved).to.be.greaterThan(100);
    profile.arrive();
    await eventually(() => expect(asked(page)).to.equal(1));
    await settled();
    expect(height(page)).to.equal(reserved);
    texts.arrive();
    await eventually(() => expect(headings(page)).to.deep.equal([COMPONENT, EXCLUSIONS]));
  });

  it('gives up its space when the content cannot be read (layout shift)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    replaceResponseText(page.service, '/MedsupContent.json', '', 500);
    await show(page);
    expect(asked(page)).to.be.greaterThan(0);
    expect(height(page)).to.equal(0);
  });

  it('requests content when the state is known, once for all its elements (NET-30)', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    const { arrive } = holdResponses(page.service, '/all');
    await page.place(MEDIGAP);
    await page.place(MEDIGAP);
    await settled();
    expect(asked(page)).to.equal(0);
    arrive();
    await eventually(() => expect(headings(page)).to.have.length(4));
    expect(asked(page)).to.equal(1);
  });

  it('requests nothing without a state, or when it is switched off', async () => {
    expect(asked(await openMedigap({ scenario: 'empty' }))).to.equal(0);
    const off = await openMedigap({ config: { blocks: { medigap: false } } });
    expect(asked(off)).to.equal(0);
    expect(height(off)).to.equal(0);
  });

  it('takes no space when content cannot be read (ERR-05)', async () => {
    const page = await openMedigap({ fail: [{ call: 'medsuppContent', kind: 'garbage' }] });
    expect(asked(page)).to.equal(1);
    expect(height(page)).to.equal(0);
  });

  it('shows markup in content as the text that it is', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    replaceResponse(page.service, '/MedsupContent.json', content({ 'exclusions.IL': '<b>{state}</b>' }));
    await show(page);
    expect(page.screen.getByShadowText('<b>{state}</b>')).to.exist;
  });
});
