import { expect } from 'chai';
import { holdResponses } from '../../support/responses';
import { removePlan } from '../../support/cards';
import { eventually, settled } from '../../support/clock';
import { press } from '../../support/keys';
import { leaveTestPage, openTestPage, ready, spyOnEvents, type TestPage } from '../../support/page';
import { arriveAt, placeNav, takesSpace } from '../../support/views';
import { resetWindowWidth, setWindowWidth } from '../../support/window';

const PROMPT = 'shopper-profile-mobile-prompt';

type Options = Parameters<typeof openTestPage>[0];

/** The prompt on a screen of this width, around what the author has put between its tags. */
async function openPrompt(width: number, options: Options = { scenario: 'consumer' }, content = '') {
  const page = openTestPage(options);
  arriveAt('');
  await setWindowWidth(width);
  const prompt = await page.place(PROMPT, '', content);
  await ready();
  await settled();
  return { ...page, prompt };
}

const browse = ({ screen }: TestPage, name = 'Browse plans') => screen.queryByShadowRole('link', { name });

describe('shopper-profile-mobile-prompt', () => {
  afterEach(leaveTestPage);
  after(resetWindowWidth);

  it('says how many plans are saved, and leads to more (SHELL-48, OPEN-A033)', async () => {
    const page = await openPrompt(390);
    expect(page.screen.getByShadowText('You have 6 saved plans for 2027.')).to.exist;
    const seen = spyOnEvents('navigate');
    await page.user.click(browse(page)!);
    const url = '/health-plans.html?zipcode=60614&planYear=2027';
    expect(seen).to.deep.equal([['navigate', { name: 'planSummary', url }]]);
    expect(page.visited).to.deep.equal([url]);
  });

  it('leads there by keyboard', async () => {
    const page = await openPrompt(390);
    browse(page)!.focus();
    await press('Enter');
    expect(page.visited).to.have.length(1);
  });

  it('is for guests, too (SHELL-48)', async () => {
    const { screen } = await openPrompt(390, { scenario: 'guest' });
    expect(screen.getByShadowText('You have 3 saved plans for 2027.')).to.exist;
  });

  it('goes nowhere with a cloaked profile, without a word to the host (ROLES-20, OPEN-A093)', async () => {
    const page = await openPrompt(390, { scenario: 'cloaked' });
    const seen = spyOnEvents('navigate');
    expect(browse(page)).to.be.null;
    await page.user.click(page.screen.getByShadowRole('button', { name: 'Browse plans' }));
    expect(seen).to.be.empty;
    expect(page.visited).to.be.empty;
  });

  it('takes no space where no plans exist (SHELL-48)', async () => {
    const { prompt } = await openPrompt(390, { scenario: 'empty' });
    expect(takesSpace(prompt)).to.be.false;
    expect(prompt.matches(':state(empty)')).to.be.true;
  });

  it('is below the medium width only, as wide as the site calls that (OPEN-A033)', async () => {
    const { prompt } = await openPrompt(767);
    expect(takesSpace(prompt)).to.be.true;
    await setWindowWidth(768);
    await eventually(() => expect(takesSpace(prompt)).to.be.false);
    const config = { breakpoints: { medium: 600 } };
    const other = await openPrompt(600, { scenario: 'consumer', config });
    expect(takesSpace(other.prompt)).to.be.false;
    await setWindowWidth(599);
    await eventually(() => expect(takesSpace(other.prompt)).to.be.true);
  });

  it('follows removals immediately, and goes with the last plan (DEL-12)', async () => {
    const page = await openPrompt(390, { scenario: 'base-account' });
    expect(page.screen.getByShadowText('You have 1 saved plan for 2027.')).to.exist;
    holdResponses(page.service, '/plans');
    await removePlan(page);
    await eventually(() => expect(takesSpace(page.prompt)).to.be.false);
  });

  it('comes back when the last removal has failed (DEL-12)', async () => {
    const page = await openPrompt(390, {
      scenario: 'base-account',
      fail: [{ call: 'deletePlan', kind: 500 }],
    });
    await removePlan(page);
    await settled();
    expect(page.screen.getByShadowText('You have 1 saved plan for 2027.')).to.exist;
    expect(takesSpace(page.prompt)).to.be.true;
  });

  it('gives its place to what the host brings (OPEN-A033)', async () => {
    const own = '<p slot="prompt">Call us about <a href="#more">more plans</a>.</p>';
    const page = await openPrompt(390, { scenario: 'consumer' }, own);
    expect(page.prompt.querySelector('p')!.checkVisibility()).to.be.true;
    expect(takesSpace(page.prompt.querySelector('p')!)).to.be.true;
    expect(browse(page)!.checkVisibility()).to.be.false;
    await setWindowWidth(900);
    await eventually(() => expect(takesSpace(page.prompt)).to.be.false);
  });

  it('belongs to the view of the plans (SHELL-02)', async () => {
    const page = await openPrompt(390);
    const { prompt } = page;
    const goTo = await placeNav(page);
    await goTo('drugs');
    await eventually(() => expect(takesSpace(prompt)).to.be.false);
    await goTo('plans');
    await eventually(() => expect(takesSpace(prompt)).to.be.true);
  });

  it('says the number alone where the page has no route to plans', async () => {
    const page = await openPrompt(390, { scenario: 'consumer', config: { routes: { planSummary: '' } } });
    expect(browse(page)).to.be.null;
    expect(page.screen.getByShadowText('You have 6 saved plans for 2027.')).to.exist;
  });
});
