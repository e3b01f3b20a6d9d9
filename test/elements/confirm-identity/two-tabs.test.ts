import { expect } from 'chai';
import { holdResponses, requestsTo } from '../../support/responses';
import { eventually, settled } from '../../support/clock';
import {
  button,
  confirm,
  CONFIRM_IDENTITY,
  dialog,
  dialogGone,
  memberId,
  openConfirmation,
  submit,
} from '../../support/identity';
import { openTab, type Tab } from '../../support/other-tab';
import { inside, leaveTestPage, type TestPage } from '../../support/page';

const MERGE = '/profiles/merge/v1';

const otherDialog = ({ document }: Tab) =>
  document.querySelector(CONFIRM_IDENTITY)!.shadowRoot!.querySelector('dialog');

/** Fills in and submits the form of the other tab at the same time. */
function confirmIn(tab: Tab, id: string): void {
  const form = otherDialog(tab)!.querySelector('form')!;
  for (const [name, value] of Object.entries({ dobMonth: '02', dobDay: '14', dobYear: '1950', mbi: id }))
    (form.elements.namedItem(name) as HTMLInputElement).value = value;
  form.requestSubmit();
}

/** Opens the other tab first, because it takes longer. Both show the form. */
async function openBoth(): Promise<{ page: TestPage & { popup: HTMLElement }; tab: Tab }> {
  const page = await openConfirmation();
  const tab = await openTab(page.service, `<${CONFIRM_IDENTITY}></${CONFIRM_IDENTITY}>`);
  await eventually(() => expect(otherDialog(tab)?.matches(':modal')).to.be.true);
  return { page, tab };
}

const merges = ({ service }: TestPage) => requestsTo(service, MERGE).map(({ body }) => body);

describe(`${CONFIRM_IDENTITY} in two tabs`, () => {
  afterEach(async () => {
    await settled();
    leaveTestPage();
  });

  it('sends one merge, and both have its outcome (IDENT-27, IDENT-29)', async () => {
    const { page, tab } = await openBoth();
    const merge = holdResponses(page.service, MERGE);
    await confirm(page, page.popup);
    confirmIn(tab, memberId);
    await settled();
    expect(merges(page)).to.have.length(1);
    merge.arrive();
    await eventually(() => expect(inside(page.popup).getByRole('heading', { name: 'Success!' })).to.exist);
    await eventually(() => expect(otherDialog(tab)!.textContent).to.contain('Success!'));
    await settled();
    expect(merges(page)).to.have.length(1);
  });

  it('closes the form of the other one, which has nothing to ask any more, and reads its profile again', async () => {
    const { page, tab } = await openBoth();
    confirmIn(tab, memberId);
    await dialogGone();
    await eventually(() => expect(otherDialog(tab)!.textContent).to.contain('Success!'));
    await settled();
    expect(merges(page)).to.have.length(1);
    await page.place('shopper-profile-confirm-identity');
    await settled();
    expect(dialog()).to.be.null;
    expect(requestsTo(page.service, '/all').length).to.be.at.least(4);
  });

  it('keeps one wish to skip for both (IDENT-41)', async () => {
    const { page, tab } = await openBoth();
    await page.user.click(button(page.popup, 'Close'));
    await eventually(() => expect(otherDialog(tab)).to.be.null);
    await settled();
    expect(merges(page)).to.deep.equal([{ action: 's' }]);
    expect(dialog()).to.be.null;
  });

  it('lets the second one try when the first has failed: it may know better', async () => {
    const { page, tab } = await openBoth();
    const merge = holdResponses(page.service, MERGE);
    confirmIn(tab, '2EG4-TE5-MK73');
    await eventually(() => expect(merges(page)).to.have.length(1));
    await submit(page, page.popup);
    await eventually(() => expect(inside(page.popup).getByText(/^We are checking/)).to.exist);
    expect(merges(page)).to.have.length(1);
    merge.arrive();
    await eventually(() => expect(merges(page)).to.have.length(2));
    await eventually(() => expect(inside(page.popup).getByRole('heading', { name: 'Success!' })).to.exist);
  });
});
