import { expect } from 'chai';
import { eventually, settled } from '../support/clock';
import { focused } from '../support/keys';
import { leaveTestPage, openTestPage, ready, type TestPage } from '../support/page';

/** Someone is at the control of an item that is gone with the next reading of the profile. */
async function loseFocus(
  tag: 'shopper-profile-plans' | 'shopper-profile-drugs' | 'shopper-profile-doctors',
  control: { role: string; name: RegExp },
  empty: (saved: TestPage['service']['state']) => void,
): Promise<TestPage> {
  const page = openTestPage({ scenario: 'consumer' });
  await page.place(tag);
  await ready();
  const [button] = await page.screen.findAllByShadowRole(control.role, { name: control.name });
  await settled(); // The element listens once React has come to its effects.
  button!.focus();
  expect(focused()).to.equal(button);
  empty(page.service.state);
  await window.shopperProfile!.refresh!();
  await eventually(() => expect(button!.isConnected).to.be.false);
  await settled();
  return page;
}

/** Focus that new data takes away gets a place in the element, not at the top of the page. */
describe('focus on what new data takes away', () => {
  afterEach(leaveTestPage);

  it('goes to the heading of the plans (DEL-14)', async () => {
    const { screen } = await loseFocus(
      'shopper-profile-plans',
      { role: 'link', name: /^View plan details/ },
      ({ plansDetails }) => (plansDetails.plans = []),
    );
    expect(focused()).to.equal(screen.getByShadowRole('heading', { name: 'Your plans' }));
  });

  it('goes to the heading of the drugs (DEL-14)', async () => {
    const { screen } = await loseFocus(
      'shopper-profile-drugs',
      { role: 'button', name: /^Remove/ },
      ({ drugsAndPharmacyDetails }) => (drugsAndPharmacyDetails.drugInfoDetails = []),
    );
    expect(focused()).to.equal(screen.getAllByShadowRole('heading')[0]);
  });

  it('goes to the heading of the doctors (DEL-14)', async () => {
    const { screen } = await loseFocus(
      'shopper-profile-doctors',
      { role: 'button', name: /^Remove/ },
      ({ providersDetails }) => (providersDetails.providerIdList = []),
    );
    expect(focused()).to.equal(screen.getAllByShadowRole('heading')[0]);
  });
});
