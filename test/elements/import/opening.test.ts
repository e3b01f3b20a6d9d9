import { expect } from 'chai';
import { defineTag } from '../../../demo/page';
import { makeMember } from '../../support/responses';
import { eventually, settled } from '../../support/clock';
import { button, dialog, dialogGone, dialogShown, everywhere, field } from '../../support/identity';
import { fillIn, heading, IMPORT, openImport, showImport, submit } from '../../support/import';
import { focused, press } from '../../support/keys';
import { inside, leaveTestPage, openTestPage, ready, spyOnEvents } from '../../support/page';

const LINK = 'Import your doctors and dentists';
const isHeld = () => getComputedStyle(document.documentElement).overflowY === 'hidden';
const tags = () => document.querySelectorAll(IMPORT);

describe(`${IMPORT}, opening and closing`, () => {
  afterEach(async () => {
    leaveTestPage();
    await eventually(() => expect(isHeld()).to.be.false);
  });

  describe('opens', () => {
    it('only when it is requested, and takes no space before (IMPORT-01)', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      const seen = spyOnEvents('popup-open');
      const element = await page.place(IMPORT);
      await ready();
      await settled();
      expect(dialog()).to.be.null;
      expect(element.getBoundingClientRect().height).to.equal(0);
      await showImport();
      expect(seen).to.deep.equal([['popup-open', { popup: 'import' }]]);
    });

    for (const hasTag of [true, false])
      it(`from the doctors' link while none is saved, ${hasTag ? 'with' : 'without'} its tag (DOCS-04, OPEN-B09)`, async () => {
        const page = openTestPage({ scenario: 'empty' });
        if (hasTag) await page.place(IMPORT);
        await page.place('shopper-profile-doctors');
        const link = await page.screen.findByShadowRole('button', { name: LINK });
        await page.user.click(link);
        const popup = await dialogShown();
        expect(heading(popup)).to.equal('Import your drugs');
        expect(inside(popup).getByRole('checkbox')).to.exist;
        expect(tags()).to.have.length(1);
        await page.user.click(button(popup, 'Close'));
        await dialogGone();
        await eventually(() => expect(focused()).to.equal(link));
        await page.user.click(link);
        await dialogShown();
        expect(tags()).to.have.length(1);
      });

    for (const variant of ['claims', 'profile'] as const)
      it(`as the tag on the page says: ${variant} (OPEN-B09)`, async () => {
        const page = openTestPage({ scenario: 'empty' });
        await page.place(IMPORT, `variant="${variant}"`);
        await page.place('shopper-profile-doctors');
        await page.user.click(await page.screen.findByShadowRole('button', { name: LINK }));
        expect(inside(await dialogShown()).queryAllByRole('radio')).to.have.length(
          variant === 'profile' ? 2 : 0,
        );
      });

    it('for members only where the site requires it (AGENT-05, OPEN-B09)', async () => {
      const config = { docs: { importLinkMembersOnly: true } };
      const consumer = openTestPage({ scenario: 'empty', config });
      await consumer.place('shopper-profile-doctors');
      await consumer.screen.findByShadowRole('button', { name: 'Save a doctor or dentist' });
      expect(consumer.screen.queryByShadowRole('button', { name: LINK })).to.be.null;

      const member = openTestPage({ scenario: 'empty', config });
      makeMember(member.service);
      await member.place('shopper-profile-doctors');
      await member.user.click(await member.screen.findByShadowRole('button', { name: LINK }));
      await dialogShown();
    });

    it('from the drugs’ link where the site shows it, which it does not by itself (DRUGS-04, OPEN-B02)', async () => {
      const hidden = openTestPage({ scenario: 'consumer' });
      await hidden.place('shopper-profile-drugs');
      await hidden.screen.findByShadowRole('button', { name: 'Add or edit drugs' });
      expect(hidden.screen.queryByShadowRole('button', { name: /^Import/ })).to.be.null;

      const shown = openTestPage({ scenario: 'consumer', config: { drugs: { showImportLink: true } } });
      await shown.place('shopper-profile-drugs');
      await shown.user.click(await shown.screen.findByShadowRole('button', { name: /^Import/ }));
      await dialogShown();
    });

    for (const scenario of ['guest', 'consumer'] as const)
      it(`by showImport() on a page without its tag, once, for ${scenario} (contract §2)`, async () => {
        openTestPage({ scenario });
        await defineTag(IMPORT);
        await Promise.all([showImport(), showImport()]);
        await settled();
        expect(everywhere().getAllByShadowRole('dialog')).to.have.length(1);
        expect(document.querySelectorAll(`body > ${IMPORT}`)).to.have.length(1);
      });

    it('once, whatever the number of its tags', async () => {
      const page = openTestPage({ scenario: 'consumer' });
      await page.place(IMPORT);
      await page.place(IMPORT);
      await showImport();
      await settled();
      expect(everywhere().getAllByShadowRole('dialog')).to.have.length(1);
    });
  });

  describe('closes', () => {
    for (const [name, close] of [
      [
        'by its button',
        (page: Awaited<ReturnType<typeof openImport>>) => page.user.click(button(page.popup, 'Close')),
      ],
      ['by Escape', () => press('Escape')],
    ] as const)
      it(`${name}, and nothing that was typed is left anywhere (contract §5)`, async () => {
        const page = await openImport();
        const seen = spyOnEvents('popup-close');
        const known = field(page.popup, 'First name').value;
        await fillIn(page);
        await close(page);
        await dialogGone();
        expect(seen).to.deep.equal([['popup-close', { popup: 'import' }]]);
        const { shadowRoot } = page.container.querySelector(IMPORT)!;
        expect(shadowRoot!.innerHTML).not.to.contain('Brandywine');
        for (const storage of [localStorage, sessionStorage])
          expect(JSON.stringify(storage)).not.to.contain('Brandywine');
        expect([...page.log, document.cookie, location.href].join()).not.to.contain('Brandywine');
        const again = await showImport();
        expect(field(again, 'First name').value).to.equal(known);
        for (const name of ['Month (MM)', 'Day (DD)', 'Year (YYYY)', 'Medicare number'])
          expect(field(again, name).value, name).to.equal('');
        expect(inside(again).getByRole<HTMLInputElement>('checkbox').checked).to.be.false;
      });

    it('without a trace of the errors that were there', async () => {
      const page = await openImport();
      await submit(page);
      await press('Escape');
      await dialogGone();
      const again = await showImport();
      expect(inside(again).queryByRole('group', { name: /^Please check/ })).to.be.null;
    });

    it('with its tag; when both come back, it starts again (IMPORT-01)', async () => {
      const page = await openImport();
      await fillIn(page);
      await submit(page);
      expect(button(page.popup, 'Return to my account')).to.exist;
      page.container.replaceChildren();
      await dialogGone();
      await page.place(IMPORT);
      expect(field(await showImport(), 'Medicare number').value).to.equal('');
    });

    it('when the host hides it', async () => {
      const page = await openImport();
      page.container.hidden = true;
      await dialogGone();
    });
  });

  it('survives moving the element, with what was typed', async () => {
    const page = await openImport();
    await fillIn(page);
    page.container
      .appendChild(document.createElement('section'))
      .append(page.container.querySelector(IMPORT)!);
    await settled();
    expect(dialog()!.matches(':modal')).to.be.true;
    expect(field(page.popup, 'Last name').value).to.equal('Brandywine');
  });
});
