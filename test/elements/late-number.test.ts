import { expect } from 'chai';
import { tollFreeNumber } from '../../src/state/load/page-resources';
import { setResource } from '../support/resources';
import { changePlan } from '../support/responses';
import { cardOf } from '../support/cards';
import { inside, leaveTestPage, openTestPage, type TestPage } from '../support/page';
import { medsuppData } from '../support/supplements';

const PPO = 'H5521016000';
const NUMBER = '1-800-555-0142';
const WIDTHS = [240, 272, 288, 320, 343, 390, 480, 620, 736, 1100];

/** Opens everything that shows the toll-free number, before the number has arrived. */
const openings: Record<string, (page: TestPage) => Promise<HTMLElement>> = {
  'the telephone numbers': ({ place }) => place('shopper-profile-help'),

  async 'the answer to a question'({ place, screen, user }) {
    const faq = await place('shopper-profile-faq');
    await user.click(
      await screen.findByShadowText(/^(How can I talk to someone|¿Cómo puedo hablar con alguien)/),
    );
    return faq;
  },

  async 'the disclosures'({ place, screen, user }) {
    const disclosures = await place('shopper-profile-disclosures');
    await user.click(
      await screen.findByShadowText(/^(Medicare Supplement disclosures|Avisos sobre los planes)/),
    );
    return disclosures;
  },

  async 'the message about a pharmacy'({ place, service, screen, user }) {
    changePlan(service, PPO, { inNetwork: false });
    await place('shopper-profile-plans');
    const card = await cardOf(screen, /Aetna Medicare Premier/);
    await user.click(inside(card).getByRole('button', { name: /^(Your drugs|Medicamentos)/ }));
    return card;
  },

  'the card of a supplement plan that could not be read': ({ place }) => place('shopper-profile-plans'),
};

describe('the toll-free number, which comes 2 s after load, moves nothing (CONST-03): it is in', () => {
  afterEach(leaveTestPage);

  for (const [name, open] of Object.entries(openings))
    for (const locale of ['en', 'es'] as const)
      it(`${name} (${locale})`, async () => {
        const page = openTestPage({
          scenario: 'consumer',
          config: { locale, endpoints: { tollFree: null } },
          fail: { call: 'medsuppSearch', kind: 500 },
        });
        page.service.state.medsuppData = medsuppData([{ planCode: 'G01', planYear: '2027' }]);
        const element = await open(page);
        await inside(element).findByShadowText(/TTY 711/);
        expect(inside(element).queryByShadowRole('link', { name: NUMBER })).to.be.null;

        const heights = (): number[] =>
          WIDTHS.map((width) => {
            page.container.style.inlineSize = `${String(width)}px`;
            return element.getBoundingClientRect().height;
          });
        const before = heights();
        setResource(tollFreeNumber, '', NUMBER);
        await inside(element).findByShadowRole('link', { name: NUMBER });
        expect(heights()).to.deep.equal(before);
      });
});
