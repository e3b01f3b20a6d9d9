import { expect } from 'chai';
import { windowWidthAtom } from '../../../src/state/page/screen';
import { removeSavedItem } from '../../../src/state/saved-items/remove-saved-item';
import { savedPlansAtom } from '../../../src/state/plans/plans';
import { planKeyOf } from '../../../src/domain/plans/plan';
import { read, write } from '../../../src/state/store';
import { goToView, joinAsNav } from '../../../src/state/page/view';
import { holdAnswers } from '../../support/answers';
import { eventually, settled } from '../../support/clock';
import { press } from '../../support/keys';
import {
  leaveTestPage,
  openTestPage,
  ready,
  spyOnEvents,
  whenLeaving,
  type TestPage,
} from '../../support/page';
import { arriveAt, takesRoom } from '../../support/views';

const PROMPT = 'shopper-profile-mobile-prompt';

type Options = Parameters<typeof openTestPage>[0];

/** The prompt on a screen of this width, around what the author has put between its tags. */
async function openPrompt(width: number, options: Options = { scenario: 'consumer' }, content = '') {
  const page = openTestPage(options);
  arriveAt('');
  write(windowWidthAtom, width);
  const prompt = await page.place(PROMPT, '', content);
  await ready();
  await settled();
  return { ...page, prompt };
}

const browse = ({ screen }: TestPage, name = 'Browse plans') => screen.queryByShadowRole('link', { name });

describe('shopper-profile-mobile-prompt', () => {
  afterEach(leaveTestPage);

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

  it('takes no room where no plans exist (SHELL-48)', async () => {
    const { prompt } = await openPrompt(390, { scenario: 'empty' });
    expect(takesRoom(prompt)).to.be.false;
    expect(prompt.matches(':state(empty)')).to.be.true;
  });

  it('is below the medium width only, as wide as the site calls that (OPEN-A033)', async () => {
    const { prompt } = await openPrompt(767);
    expect(takesRoom(prompt)).to.be.true;
    write(windowWidthAtom, 768);
    await eventually(() => expect(takesRoom(prompt)).to.be.false);
    const config = { breakpoints: { medium: 600 } };
    const other = await openPrompt(600, { scenario: 'consumer', config });
    expect(takesRoom(other.prompt)).to.be.false;
    write(windowWidthAtom, 599);
    await eventually(() => expect(takesRoom(other.prompt)).to.be.true);
  });

  it('follows removals at once, and goes with the last plan (DEL-12)', async () => {
    const page = await openPrompt(390);
    const keys = read(savedPlansAtom).map(planKeyOf);
    const last = keys.find((key) => key.endsWith('/2027'));
    const others = keys.filter((key) => key !== last);
    for (const key of others) await removeSavedItem('plan', key);
    expect(await page.screen.findByShadowText('You have 1 saved plan for 2027.')).to.exist;
    const { arrive } = holdAnswers(page.service, '/plans');
    const removal = removeSavedItem('plan', last!);
    await eventually(() => expect(takesRoom(page.prompt)).to.be.false);
    arrive();
    await removal;
  });

  it('comes back when the last removal has failed (DEL-12)', async () => {
    const page = await openPrompt(390, { scenario: 'consumer', fail: [{ call: 'deletePlan', kind: 500 }] });
    for (const plan of read(savedPlansAtom)) await removeSavedItem('plan', planKeyOf(plan));
    await settled();
    expect(takesRoom(page.prompt)).to.be.true;
  });

  it('gives its place to what the host brings (OPEN-A033)', async () => {
    const own = '<p slot="prompt">Call us about <a href="#more">more plans</a>.</p>';
    const page = await openPrompt(390, { scenario: 'consumer' }, own);
    expect(page.prompt.querySelector('p')!.checkVisibility()).to.be.true;
    expect(takesRoom(page.prompt.querySelector('p')!)).to.be.true;
    expect(takesRoom(page.prompt.shadowRoot!.querySelector<HTMLElement>('.block')!)).to.be.false;
    write(windowWidthAtom, 900);
    await eventually(() => expect(takesRoom(page.prompt)).to.be.false);
  });

  it('belongs to the view of the plans (SHELL-02)', async () => {
    const { prompt } = await openPrompt(390);
    whenLeaving(joinAsNav());
    goToView('drugs');
    await eventually(() => expect(takesRoom(prompt)).to.be.false);
    goToView('plans');
    await eventually(() => expect(takesRoom(prompt)).to.be.true);
  });

  it('says the number alone where the page has no route to plans', async () => {
    const page = await openPrompt(390, { scenario: 'consumer', config: { routes: { planSummary: '' } } });
    expect(browse(page)).to.be.null;
    expect(page.screen.getByShadowText('You have 6 saved plans for 2027.')).to.exist;
  });
});
