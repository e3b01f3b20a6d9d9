import { expect } from 'chai';
import sinon from 'sinon';
import { goOnAsGuest } from '../../../src/state/load/load-flow';
import { eventually, settled } from '../../support/clock';
import { press } from '../../support/keys';
import { leaveTestPage, whenLeaving, type TestPage } from '../../support/page';
import { openButton, openDialog, openTakeAlong, papers, PRINT, printList, sheet, TAG } from './support';

/** The browser's own dialog, which would stop the test. */
function stubPrint(): sinon.SinonStub {
  const stub = sinon.stub(window, 'print');
  whenLeaving(() => {
    stub.restore();
  });
  return stub;
}

const nativePrint = { config: { print: null } };

/** All nodes of the document, outside shadow roots. */
const markup = (): string => document.documentElement.outerHTML;

const stored = (): string =>
  JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]);

/** Everything that could send something, open a window or make an address. */
function spyOnTheWorld(): { calls(): string[] } {
  const seen: string[] = [];
  const spies = [
    sinon.stub(window, 'open').callsFake(() => (seen.push('open'), null)),
    sinon.stub(navigator, 'sendBeacon').callsFake(() => seen.push('sendBeacon') > 0),
    sinon.stub(URL, 'createObjectURL').callsFake(() => String(seen.push('createObjectURL'))),
    sinon.stub(XMLHttpRequest.prototype, 'send').callsFake(() => void seen.push('XMLHttpRequest')),
    sinon.stub(window, 'fetch').callsFake(() => (seen.push('fetch'), new Promise(() => undefined))),
  ];
  const resources = performance.getEntriesByType('resource').length;
  whenLeaving(() => {
    for (const spy of spies) spy.restore();
  });
  return {
    calls: () => [
      ...seen,
      ...performance
        .getEntriesByType('resource')
        .slice(resources)
        .map(({ name }) => name),
    ],
  };
}

/** Loads the dialog and what it needs, so that nothing is left to load. */
async function openLoaded(options = {}): Promise<TestPage> {
  const page = await openTakeAlong(options);
  await openDialog(page);
  await press('Escape');
  await eventually(() => expect(page.screen.queryByShadowRole('dialog')).to.be.null);
  await settled();
  return page;
}

describe('the sheet to take along', () => {
  afterEach(leaveTestPage);

  it('is in the document only while the browser prints (contract §8)', async () => {
    const page = await openTakeAlong(nativePrint);
    const during: (string | undefined)[] = [];
    stubPrint().callsFake(() => {
      during.push(sheet()?.textContent);
      window.dispatchEvent(new Event('afterprint'));
    });
    await printList(page);
    expect(during[0]).to.include('My Medicare list').and.to.include('Eliquis');
    expect(papers()).to.have.length(0);
  });

  it('leaves the document at `afterprint`, whether it was printed or canceled', async () => {
    const page = await openTakeAlong(nativePrint);
    const print = stubPrint();
    await printList(page);
    expect(print.callCount).to.equal(1);
    expect(papers()).to.have.length(1);
    window.dispatchEvent(new Event('afterprint'));
    expect(papers()).to.have.length(0);
  });

  for (const [name, config] of [
    ['never says that it has printed', { print: () => undefined }],
    [
      'throws',
      {
        print: () => {
          throw new Error('no printer');
        },
      },
    ],
    ['rejects', { print: () => Promise.reject(new Error('no printer')) as unknown as undefined }],
  ] as const)
    it(`leaves the document at the next input when the host’s print ${name}`, async () => {
      const page = await openTakeAlong({ config });
      await printList(page);
      expect(papers()).to.have.length(1);
      await press('Tab');
      expect(papers()).to.have.length(0);
      await printList(page);
      expect(papers()).to.have.length(1);
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      expect(papers()).to.have.length(0);
    });

  it('leaves the document at the next input when `window.print` throws', async () => {
    const page = await openTakeAlong(nativePrint);
    stubPrint().throws(new Error('no printer'));
    await printList(page);
    await press('Tab');
    expect(papers()).to.have.length(0);
    expect(page.log.every((line) => line.startsWith('[shopper-profile] print failed'))).to.be.true;
  });

  it('asks the host to print where it does so itself, without arguments (SHELL-52)', async () => {
    const print = sinon.spy();
    const native = stubPrint();
    await printList(await openTakeAlong({ config: { print } }));
    expect([print.callCount, native.callCount]).to.deep.equal([1, 0]);
    expect(print.firstCall.args).to.be.empty;
  });

  it('makes no request, stores nothing, opens nothing and leaves nothing behind', async () => {
    const page = await openLoaded(nativePrint);
    const before = { markup: markup(), stored: stored(), sheets: [...document.adoptedStyleSheets] };
    const requests = page.service.requests.length;
    const { dialog, getByRole } = await openDialog(page);
    expect(dialog).to.exist;
    const world = spyOnTheWorld();
    let during = '';
    stubPrint().callsFake(() => {
      during = stored();
      expect(document.querySelectorAll('iframe').length).to.equal(before.markup.split('<iframe').length - 1);
    });
    await page.user.click(getByRole('button', { name: PRINT }));
    await settled();
    window.dispatchEvent(new Event('afterprint'));
    await settled();
    expect(world.calls()).to.deep.equal([]);
    expect(page.service.requests.length).to.equal(requests);
    expect([during, stored()]).to.deep.equal([before.stored, before.stored]);
    expect(markup()).to.equal(before.markup);
    expect([...document.adoptedStyleSheets]).to.deep.equal(before.sheets);
    expect(page.log).to.deep.equal([]);
    expect(page.container.querySelector(TAG)!.shadowRoot!.querySelectorAll('.sheet, dialog')).to.have.length(
      0,
    );
  });

  it('shows nothing of the shopper outside the shadow root, and nothing on the screen', async () => {
    const page = await openTakeAlong();
    await printList(page);
    expect(markup()).not.to.match(/Eliquis|Sample|Marta/);
    expect(sheet()!.checkVisibility()).to.be.false;
    expect(papers()[0]!.getBoundingClientRect().height).to.equal(0);
  });

  it('gives focus back to the button before it prints', async () => {
    const page = await openTakeAlong(nativePrint);
    let isFocused = false;
    stubPrint().callsFake(() => {
      isFocused = openButton(page).matches(':focus');
    });
    await printList(page);
    expect(isFocused).to.be.true;
    expect(openButton(page).matches(':focus')).to.be.true;
    expect(page.screen.queryByShadowRole('dialog')).to.be.null;
  });

  it('leaves with the shopper whose it is', async () => {
    const page = await openTakeAlong();
    await printList(page);
    expect(sheet()!.textContent).to.include('Eliquis');
    goOnAsGuest();
    await eventually(() => expect(papers()).to.have.length(0));
  });

  it('leaves with the element', async () => {
    const page = await openTakeAlong();
    await printList(page);
    page.container.querySelector(TAG)!.remove();
    await eventually(() => expect(papers()).to.have.length(0));
  });

  it('prints again after it was printed', async () => {
    const page = await openTakeAlong(nativePrint);
    const print = stubPrint().callsFake(() => {
      window.dispatchEvent(new Event('afterprint'));
    });
    await printList(page);
    await printList(page);
    expect(print.callCount).to.equal(2);
    expect(papers()).to.have.length(0);
  });
});
