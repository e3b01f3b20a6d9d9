import { expect } from 'chai';
// The test runner serves the packages that a test or the service imports. The pages need this one.
import 'hono/html';
import { supplementPage } from '../../demo/server/pages/supplement';
import type { WayBack } from '../../demo/server/way-back';

const detail = {
  entryPoint: 'start-application',
  planName: 'Medicare Supplement Plan N',
  planCode: 'N01',
  zipCode: '60614',
  planYear: '2027',
  stateCode: 'IL',
  legalEntity: 'Example Insurance Company',
  marketingPlanCode: 'DEMO-N01',
};

const dialogs = (): HTMLDialogElement[] => [...document.querySelectorAll('dialog')];

/** Waits for the next frame until the condition is true, up to the time limit of the runner. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(requestAnimationFrame);
}

describe('the demo’s supplement interface (MEDSUPP-11 … MEDSUPP-13)', () => {
  before(async () => {
    const script = document.createElement('script');
    script.src = '/demo/server/assets/tools/medsupp.js?state=IL';
    await new Promise((done) => {
      script.onload = done;
      document.head.append(script);
    });
  });

  const open = async (): Promise<HTMLDialogElement> => {
    window.dispatchEvent(new CustomEvent('openAddYourInfo', { detail }));
    await until(() => dialogs().length > 0);
    return dialogs()[0]!;
  };

  afterEach(async () => {
    for (const dialog of dialogs()) dialog.close();
    await until(() => dialogs().length === 0);
    document.documentElement.lang = 'en';
  });

  it('opens a dialog that says plan, ZIP code, year and state', async () => {
    const dialog = await open();
    expect(dialog.matches(':modal')).to.equal(true);
    const heading = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
    expect(heading?.textContent).to.equal('Add your information');
    const facts = [...dialog.querySelectorAll('dt')].map(({ textContent, nextElementSibling }) => [
      textContent,
      nextElementSibling?.textContent,
    ]);
    expect(facts).to.deep.equal([
      ['Plan', 'Medicare Supplement Plan N (N01)'],
      ['ZIP code', '60614'],
      ['Plan year', '2027'],
      ['Company', 'Example Insurance Company'],
      ['State of this form', 'IL'],
    ]);
  });

  it('shows a message in Spanish', async () => {
    document.documentElement.lang = 'es';
    expect((await open()).querySelector('h2')!.textContent).to.equal('Agregue su información');
  });

  it('says that it has closed, gives the focus back and leaves nothing', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const dialog = await open();
    const closed = new Promise((done) => {
      window.addEventListener('medsuppClosed', done, { once: true });
    });
    dialog.querySelector('button')!.click();
    await closed;
    expect(dialogs()).to.be.empty;
    expect(document.activeElement).to.equal(opener);
    opener.remove();
  });
});

describe('the demo’s page of a supplement (MEDSUPP-01, MEDSUPP-02)', () => {
  const back: WayBack = { path: '/ums/profile.html', query: [] };
  const open = async (isToStart: boolean): Promise<Document> => {
    const markup = supplementPage({ zipCode: '11201', planCode: 'N01', planYear: '2027', isToStart }, back);
    return new DOMParser().parseFromString(String(await markup), 'text/html');
  };

  it('says which plan, with a way back', async () => {
    const page = await open(false);
    expect([...page.querySelectorAll('dd')].map(({ textContent }) => textContent)).to.deep.equal([
      'N01',
      '11201',
      '2027',
      'no',
    ]);
    expect(page.querySelector('ul a')!.getAttribute('href')).to.equal('/ums/profile.html');
  });

  it('says whether an application begins', async () => {
    const page = await open(true);
    expect(page.querySelector('h1')!.textContent).to.equal('Here the application for a supplement begins');
    expect(page.querySelector('dl')!.lastElementChild!.textContent).to.equal('yes');
  });
});
