import { expect } from 'chai';
import type { ClaimsResult, ClaimsForm } from '../../../src/domain/forms/import-form';
import { requestsTo } from '../../support/responses';
import { eventually, settled } from '../../support/clock';
import { button, dialog, dialogGone, field } from '../../support/identity';
import {
  fillIn,
  heading,
  heldHost,
  IMPORT,
  openImport,
  showImport,
  SUBMIT,
  submit,
  waiting,
  type OpenImport,
} from '../../support/import';
import { press } from '../../support/keys';
import { inside, leaveTestPage } from '../../support/page';

type Find = (form: ClaimsForm) => Promise<ClaimsResult>;

async function openWith(findClaims: Find): Promise<OpenImport> {
  const page = await openImport({ host: { findClaims } });
  await fillIn(page);
  return page;
}

describe(`${IMPORT}, while the host looks`, () => {
  afterEach(async () => {
    await settled();
    leaveTestPage();
  });

  it('another press asks no one: a double click, Enter twice (OPEN-B40)', async () => {
    const host = heldHost<ClaimsForm, ClaimsResult>();
    const page = await openWith(host.ask);
    const button_ = button(page.popup, SUBMIT);
    await page.user.dblClick(button_);
    button_.form!.requestSubmit();
    await settled();
    expect(host.calls).to.have.length(1);
  });

  it('Enter in a field asks once', async () => {
    const host = heldHost<ClaimsForm, ClaimsResult>();
    const page = await openWith(host.ask);
    await page.user.type(field(page.popup, 'ZIP code'), '{Enter}{Enter}');
    await settled();
    expect(host.calls).to.have.length(1);
  });

  it('it can be closed; opened again, it still goes on, and its end shows', async () => {
    const host = heldHost<ClaimsForm, ClaimsResult>();
    const page = await openWith(host.ask);
    await submit(page);
    await press('Escape');
    await dialogGone();
    const again = await showImport();
    expect(waiting(again)).to.contain('We are finding your drug claims');
    await host.respond({ isFound: false });
    expect(inside(again).getByText(/^We were unable to find your claim history/)).to.exist;
    expect(host.calls).to.have.length(1);
  });

  it('it can be closed; what is found is in the profile, and reports it the next time', async () => {
    const host = heldHost<ClaimsForm, ClaimsResult>();
    const page = await openWith(host.ask);
    await submit(page);
    await page.user.click(button(page.popup, 'Close'));
    await dialogGone();
    await host.respond({ isFound: true });
    expect(dialog()).to.be.null;
    expect(requestsTo(page.service, '/all')).to.have.length(2);
    expect(heading(await showImport())).to.equal('Success!');
  });

  it('its tag can go: it goes on all the same', async () => {
    const host = heldHost<ClaimsForm, ClaimsResult>();
    const page = await openWith(host.ask);
    await submit(page);
    page.container.replaceChildren();
    await dialogGone();
    await page.place(IMPORT);
    expect(waiting(await showImport())).to.contain('We are finding your drug claims');
    await host.respond({ isFound: true });
    await eventually(() => expect(heading(dialog()!)).to.equal('Success!'));
  });

  it('the shopper signs out: what comes is no one’s', async () => {
    const host = heldHost<ClaimsForm, ClaimsResult>();
    const page = await openWith(host.ask);
    await submit(page);
    await window.shopperProfile!.signOut!();
    await dialogGone();
    await settled();
    const before = page.service.requests.length;
    await host.respond({ isFound: true });
    expect(page.service.requests).to.have.length(before);
    const again = await showImport();
    expect(heading(again)).to.equal('Import your drugs');
    expect(field(again, 'First name').value).to.equal('');
  });
});
