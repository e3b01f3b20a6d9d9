import { expect } from 'chai';
import { cdp } from '../../support/devtools';
import { eventually } from '../../support/clock';
import { leaveTestPage } from '../../support/page';
import { printToPdf, type PdfTag } from '../../support/pdf';
import { everythingIn } from '../../support/host-faults';
import { openDialog, openTakeAlong, papers, PRINT, printList, rows, sections, sheet } from './support';

const POINT_PX = 4 / 3;
const SMALLEST_PT = 14;

/** Elements that load the costs of all plans. */
const beside = ['plans', 'active-plan', 'year-change'] as const;

const counseling = { IL: { name: 'Senior Health Insurance Program', phone: '1-800-252-8966' } };

describe('what is on the sheet to take along', () => {
  afterEach(leaveTestPage);

  it('has the drugs with what Plan Finder needs, in the order of its form', async () => {
    await printList(await openTakeAlong());
    expect(rows('drugs')).to.deep.equal([
      ['Atorvastatin calcium', 'Atorvastatin calcium 20 mg tablet', '1', 'per day'],
      ['Eliquis', 'Eliquis 5 mg tablet', '2', 'per day'],
      ['Jardiance', 'Jardiance 10 mg tablet', '1', 'per day'],
    ]);
  });

  it('has the pharmacy, and the doctors with specialty and address', async () => {
    await printList(await openTakeAlong());
    expect(sections()['My pharmacy']).to.include('Sample Corner Pharmacy');
    expect(rows('doctors')).to.deep.equal([
      ['Dr. Robin Sample', 'Family medicine', '100 Example Street, Chicago, IL 60614'],
      ['Specimen Heart Clinic', 'Cardiology', '200 Example Street, Chicago, IL 60614'],
    ]);
  });

  it('has the plans with premium and cost of a year, the current one first', async () => {
    await printList(await openTakeAlong());
    const plans = rows('plans');
    expect(plans[0]![0]).to.match(/My plan now, 2026, H1206-003-000$/);
    expect(plans[1]).to.deep.equal([
      'Aetna Medicare Premier (PPO)2027, H5521-016-000',
      '$44.00',
      'About $4,335Premiums $528 + drugs $3,807',
    ]);
  });

  it('says that a cost is not known, and never $0', async () => {
    const page = await openTakeAlong();
    await printList(page);
    const premier = () => rows('plans').find(([name]) => name!.startsWith('Aetna Medicare Premier'))!;
    expect(premier()[1]).to.equal('$44.00');
    const other = await openTakeAlong({ fail: { call: 'planList', kind: 500 } });
    await printList(other);
    for (const [, premium, cost] of rows('plans'))
      expect([premium, cost]).to.deep.equal(['Not known', 'Not known']);
    expect(rows('plans')).not.to.be.empty;
  });

  it('has the numbers to call, and how to find a counselor', async () => {
    await printList(await openTakeAlong({ config: { phones: { tollFree: '1-800-555-0100' } } }));
    const text = sections()['Who to call'];
    expect(text).to.include('Questions about plans: 1-800-555-0100 (TTY 711)');
    expect(text).to.include('Medicare, 1-800-MEDICARE: 1-800-633-4227 (TTY 1-877-486-2048)');
    expect(text).to.include('Find yours at shiphelp.org, or ask Medicare for its number.');
  });

  it('names the counseling program of the shopper’s state (`takeAlong.counseling`)', async () => {
    const NY = { name: 'HIICAP', phone: '1-800-701-0501' };
    await printList(await openTakeAlong({ config: { takeAlong: { counseling: { ...counseling, NY } } } }));
    const text = sections()['Who to call'];
    expect(text).to.include(
      'Free help in your state (SHIP), Senior Health Insurance Program: 1-800-252-8966',
    );
    expect(text).not.to.include('HIICAP').and.not.to.include('shiphelp.org');
  });

  it('has at most nine plans, says how many more there are, and stays on two pages', async () => {
    await printList(await openTakeAlong({ scenario: 'many-plans' }));
    expect(rows('plans')).to.have.length(9);
    expect(sections()['My plans']).to.match(/[\d,]+ more saved plans are not on this paper\./);
    expect((await printToPdf()).pageCount).to.be.at.most(2);
  });

  it('has a line for the name, and the name only if it is ticked', async () => {
    const page = await openTakeAlong();
    await printList(page);
    expect(sheet()!.querySelector('.sheet-name')!.textContent).to.equal('Name: ');
    const dialog = await openDialog(page);
    await page.user.click(dialog.getByRole('checkbox', { name: 'My name' }));
    await page.user.click(dialog.getByRole('button', { name: PRINT }));
    expect(sheet()!.querySelector('.sheet-name')!.textContent).to.equal('Name: Marta Sampleton');
  });

  it('has no part that is not ticked', async () => {
    const page = await openTakeAlong();
    const dialog = await openDialog(page);
    for (const name of ['My drugs', 'My pharmacy', 'My doctors and dentists', 'My plans and what they cost'])
      await page.user.click(dialog.getByRole('checkbox', { name }));
    await page.user.click(dialog.getByRole('button', { name: PRINT }));
    expect(Object.keys(sections())).to.deep.equal(['Questions to ask', 'Who to call']);
    expect(sheet()!.textContent).not.to.match(/Eliquis|Sample|Aetna/);
  });

  it('says when it was printed, and that it is personal', async () => {
    await printList(await openTakeAlong());
    expect(sheet()!.textContent).to.include('Printed on November 20, 2026.');
    expect(sheet()!.textContent).to.include('This paper is personal. Show it only to people you trust.');
  });

  describe('on paper', () => {
    beforeEach(() => cdp('Emulation.setEmulatedMedia', { media: 'print' }));
    afterEach(() => cdp('Emulation.setEmulatedMedia', { media: '' }));

    it('is alone, black on white, with text of at least 14 pt', async () => {
      const page = await openTakeAlong();
      page.container.insertAdjacentHTML('beforeend', '<p>Text of the host</p>');
      await cdp('Emulation.setEmulatedMedia', { media: '' });
      await printList(page);
      await cdp('Emulation.setEmulatedMedia', { media: 'print' });
      expect(page.container.checkVisibility()).to.be.false;
      expect(sheet()!.checkVisibility()).to.be.true;
      for (const node of everythingIn(papers()[0]!.shadowRoot!)) {
        const { fontSize, color, backgroundImage } = getComputedStyle(node);
        expect(parseFloat(fontSize) / POINT_PX, node.localName).to.be.at.least(SMALLEST_PT - 0.01);
        expect([color, backgroundImage]).to.deep.equal(['rgb(0, 0, 0)', 'none']);
      }
    });

    it('is alone on a page that hides its body, or styles everything', async () => {
      await cdp('Emulation.setEmulatedMedia', { media: '' });
      const page = await openTakeAlong();
      const host = new CSSStyleSheet();
      host.replaceSync(
        '@media print { body { display: none !important; } } body { overflow: hidden; height: 10px; color: red; } div { float: right; width: 50px !important; display: none !important; }',
      );
      document.adoptedStyleSheets.push(host);
      await printList(page);
      await cdp('Emulation.setEmulatedMedia', { media: 'print' });
      expect(sheet()!.checkVisibility()).to.be.true;
      expect(papers()[0]!.getBoundingClientRect().width).to.equal(document.documentElement.clientWidth);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== host);
    });
  });

  for (const scenario of ['guest', 'consumer', 'member'] as const)
    for (const locale of ['en', 'es'] as const)
      it(`is a tagged PDF of at most 2 pages in which no row is cut: ${scenario}, ${locale}`, async () => {
        const page = await openTakeAlong({ scenario, config: { locale } }, beside);
        await printList(page, locale);
        const unknown = { en: 'Not known', es: 'No se sabe' }[locale];
        // The longest sheet is one on which everything is known.
        await eventually(() => expect(rows('plans').flat()).not.to.include(unknown));
        const { pageCount, isTagged, tags } = await printToPdf();
        expect(isTagged).to.be.true;
        expect(pageCount).to.be.at.most(2);
        expect(tags.filter(({ kind }) => kind === 'H2')).to.have.length(6);
        expect(tags.filter(({ kind }) => kind === 'Table')).to.have.length(3);
        // The head of a table repeats on the next page.
        const isHead = ({ kind, contains }: PdfTag): boolean => kind === 'TR' && !contains.includes('TD');
        const whole = tags.filter((tag) => ['TR', 'LI', 'P', 'H1', 'H2'].includes(tag.kind) && !isHead(tag));
        expect(whole.length).to.be.above(15);
        expect(whole.filter(({ pages }) => pages.length !== 1)).to.deep.equal([]);
        // A heading is on the page of the first row or line after it.
        for (const [index, { pages }] of whole.entries())
          if (whole[index]?.kind === 'H2') expect(whole[index + 1]?.pages).to.deep.equal(pages);
        await eventually(() => expect(papers()).to.have.length(0));
      });
});
