import { expect } from 'chai';
import { cdp } from '../../support/devtools';
import { eventually, settled } from '../../support/clock';
import { focused } from '../../support/keys';
import { inside, leaveTestPage, openTestPage, ready } from '../../support/page';

const DRUGS = 'shopper-profile-drugs';
const COUNT = 40;
const DEEP = 30;

const nameOf = (index: number): string => `Drug ${String(index).padStart(2, '0')}`;

describe(`${DRUGS}, a long list`, () => {
  afterEach(leaveTestPage);
  afterEach(() => cdp('Emulation.clearDeviceMetricsOverride'));

  it('stays where it is when a drug deep in it is removed, with focus at Undo (DEL-14)', async () => {
    const metrics = { width: 390, height: 700, deviceScaleFactor: 1, mobile: false };
    await cdp('Emulation.setDeviceMetricsOverride', metrics);
    const page = openTestPage({ scenario: 'consumer' });
    const { drugsAndPharmacyDetails } = page.service.state;
    const [drug] = drugsAndPharmacyDetails.drugInfoDetails;
    drugsAndPharmacyDetails.drugInfoDetails = Array.from({ length: COUNT }, (_, index) => ({
      ...drug!,
      drugName: nameOf(index),
      drugDosage: nameOf(index),
      nationalDrugCode: String(10_000_000_000 + index),
    }));
    await page.place(DRUGS);
    await ready();
    await settled();
    const removeOf = (index: number) =>
      page.screen.getByShadowRole('button', { name: new RegExp(`^Remove ${nameOf(index)}`) });
    const button = removeOf(DEEP);
    button.scrollIntoView({ block: 'center' });
    const before = window.scrollY;
    expect(before).to.be.above(1000);
    await page.user.click(button);
    const dialog = await eventually(() => page.screen.getByShadowRole('dialog'));
    await page.user.click(inside(dialog).getByRole('button', { name: /^Remove/ }));
    await eventually(() => expect(page.screen.queryByShadowText(nameOf(DEEP))).to.be.null);
    await settled();
    await eventually(() =>
      expect(focused()).to.equal(page.screen.getByShadowRole('button', { name: 'Undo' })),
    );
    expect(Math.abs(window.scrollY - before)).to.be.below(350);
  });
});
