import { expect } from 'chai';
import { eventually, settled } from '../../support/clock';
import {
  button,
  confirm,
  dialogGone,
  dialogShown,
  field,
  MEDICARE_NUMBER,
  openConfirmation,
} from '../../support/identity';
import { focused, press } from '../../support/keys';
import { inside, leaveTestPage, openTestPage, ready, type TestPage } from '../../support/page';

const ELEMENTS = { drugs: 'shopper-profile-drugs', doctors: 'shopper-profile-doctors' } as const;
const LINE = 'Drugs and doctors from your call are waiting.';

const line = ({ screen }: TestPage) => screen.queryByShadowText(LINE);
const add = ({ screen }: TestPage) => screen.getByShadowRole('button', { name: 'Add them' });

async function openAndClose(element: (typeof ELEMENTS)[keyof typeof ELEMENTS]): Promise<TestPage> {
  const page = await openConfirmation();
  await page.place(element);
  await ready();
  expect(line(page)).to.equal(null);
  await press('Escape');
  await dialogGone();
  await eventually(() => expect(line(page)).to.exist);
  await settled();
  return page;
}

describe('the popup for confirming the identity, once it was closed', () => {
  afterEach(leaveTestPage);

  for (const [view, element] of Object.entries(ELEMENTS))
    it(`can be opened again from the ${view}, and adds what is waiting (IDENT-01, IDENT-41)`, async () => {
      const page = await openAndClose(element);
      await page.user.click(add(page));
      const popup = await dialogShown();
      expect(field(popup, MEDICARE_NUMBER).value).to.equal('');
      expect(field(popup, 'First name').value).to.equal(page.service.state.userDetails.firstName);
      await confirm(page, popup);
      expect(inside(popup).getByRole('heading', { name: 'Success!' })).to.exist;
      await page.user.click(button(popup, 'Continue'));
      await dialogGone();
      await eventually(() => expect(line(page)).to.equal(null));
    });

  it('gives focus back to the button that has opened it again', async () => {
    const page = await openAndClose(ELEMENTS.drugs);
    await page.user.click(add(page));
    await dialogShown();
    await press('Escape');
    await dialogGone();
    await eventually(() => expect(focused()).to.equal(add(page)));
  });

  it('says whom to call when no attempt is left (IDENT-39)', async () => {
    const page = await openConfirmation({ merge: '0' });
    await page.place(ELEMENTS.drugs);
    await confirm(page, await dialogShown());
    await press('Escape');
    await dialogGone();
    await page.user.click(await eventually(() => add(page)));
    const popup = await dialogShown();
    expect(inside(popup).getByRole('alert').textContent).to.match(/maximum number of attempts.*TTY: 711/);
    expect(inside(popup).queryByRole('textbox')).to.equal(null);
  });

  it('is offered to no one else', async () => {
    const page = openTestPage({ scenario: 'consumer' });
    await page.place(ELEMENTS.drugs);
    await ready();
    await settled();
    expect(line(page)).to.equal(null);
  });
});
