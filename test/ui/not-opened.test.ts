import { expect } from 'chai';
import { within as withinShadow } from 'shadow-dom-testing-library';
import { eventually } from '../support/clock';
import { cdp } from '../support/devtools';
import { testTool } from '../support/tools';

const FAILED = 'This could not be opened. Please try again.';
const SNP = 'H7151005000';

const block = (...urls: string[]) => cdp('Network.setBlockedURLs', { urls });

/** A page of its own, in which nothing is loaded yet. */
async function open(piece: string, config: object = {}): Promise<Document> {
  const tag = `shopper-profile-${piece}`;
  const frame = document.createElement('iframe');
  frame.className = 'page';
  Object.assign(frame, {
    src: '/test/bundles/page.html',
    prepare: () => `<!doctype html><html lang="en"><body><${tag}></${tag}>
      <script type="module">
        import { defineTag, openPage } from '/demo/page.ts';
        import { changePlan } from '/test/support/answers.ts';
        import { recommend } from '/test/support/recommendation.ts';
        const service = openPage({ scenario: 'consumer', config: ${JSON.stringify(config)} });
        changePlan(service, '${SNP}', { snpType: 'Institutional' });
        recommend(service, 2027, { planId: '${SNP}', planType: 'SNP' });
        await defineTag('${tag}');
      </script></body></html>`,
  });
  document.body.append(frame);
  return eventually(() => {
    expect(frame.contentDocument?.querySelector(tag)?.shadowRoot).to.exist;
    return frame.contentDocument!;
  });
}

const buttons = (page: Document, name: RegExp) =>
  eventually(() => withinShadow(page.body).getAllByShadowRole<HTMLButtonElement>('button', { name }));
const alerts = (page: Document) => withinShadow(page.body).queryAllByShadowRole('alert');
const dialog = (page: Document) => withinShadow(page.body).queryByShadowRole('dialog');

function press(button: HTMLButtonElement): void {
  button.focus();
  button.click();
}

/** Told once, right beside the button, which keeps focus. */
const toldBeside = (page: Document, button: HTMLButtonElement) =>
  eventually(() => {
    expect(alerts(page).map(({ textContent }) => textContent)).to.deep.equal([FAILED]);
    expect(button.nextElementSibling).to.equal(alerts(page)[0]);
    expect(dialog(page)).to.be.null;
    expect((button.getRootNode() as ShadowRoot).activeElement).to.equal(button);
    expect(withinShadow(page.body).getAllByShadowText(FAILED)).to.have.length(1);
  });

describe('a popup whose files do not come (contract §7)', () => {
  before(() => cdp('Network.enable'));
  afterEach(async () => {
    await block();
    for (const frame of document.querySelectorAll('.page')) frame.remove();
  });

  const popups: [piece: string, file: string, name: RegExp, before?: RegExp][] = [
    ['plans', 'remove-item', /^Remove /],
    ['plans', 'drug-pricing', /^See drug prices|prices/i, /drugs/i],
    ['plans', 'enroll-by-phone', /^Learn more: /],
    ['recommendation', 'enroll-by-phone', /^Learn more: /],
    ['drugs', 'remove-item', /^Remove /],
    ['doctors', 'remove-item', /^Remove /],
    ['doctors', 'tool-drawer', /^Edit /],
    ['doctors', 'tool-drawer', /^Add /],
  ];
  for (const [piece, file, name, toOpenFirst] of popups)
    it(`is told beside the button that was pressed, and opens at the next press: ${file} of ${piece}, ${name.source} (DEL-01, DRUGS-23, POP-07, DOCS-14)`, async () => {
      const page = await open(piece, { vendors: { providerSearch: testTool } });
      await block(`*/${file}*`);
      if (toOpenFirst) for (const button of await buttons(page, toOpenFirst)) button.click();
      const all = await buttons(page, name);
      for (const button of [all.at(-1)!, all[0]!]) {
        press(button);
        await toldBeside(page, button);
      }
      await block();
      press(all[0]!);
      await eventually(() => expect(dialog(page)).to.exist);
      expect(alerts(page)).to.be.empty;
    });
});
