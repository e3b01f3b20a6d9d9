import { expect } from 'chai';
import type { Scenario } from '../../demo/service/index';
import { eventually, settled } from '../support/clock';
import { leaveTestPage, openTestPage } from '../support/page';

const elements = ['plans', 'drugs', 'doctors', 'applications', 'recommendation', 'active-plan'] as const;

const nameOf = (control: Element): string =>
  (control.getAttribute('aria-label') ?? control.textContent).replace(/\s+/g, ' ').trim();

const SCENARIOS: Scenario[] = ['consumer', 'member', 'recommendation', 'medsupp'];

describe('names of controls', () => {
  afterEach(leaveTestPage);

  for (const scenario of SCENARIOS)
    it(`tell them apart in lists and cards, and have in them what can be read: ${scenario} (WCAG 2.5.3)`, async () => {
      const page = openTestPage({ scenario });
      for (const element of elements) await page.place(`shopper-profile-${element}`);
      await eventually(() => {
        expect(page.screen.getAllByShadowRole('article').length).to.be.greaterThan(0);
        expect(page.container.textContent).not.to.contain('Loading');
      });
      await settled();
      for (const element of elements) {
        const root = page.container.querySelector(`shopper-profile-${element}`)!.shadowRoot!;
        const controls = [...root.querySelectorAll('button, a[href]')];
        const names = controls.map(nameOf);
        expect(
          names.filter((name, index) => names.indexOf(name) !== index),
          element,
        ).to.deep.equal([]);
        for (const control of controls) {
          const visible = control.textContent.replace(/\s+/g, ' ').trim();
          // Upper and lower case are the same to speech input.
          expect(nameOf(control).toLowerCase()).to.include(visible.toLowerCase());
        }
      }
    });
});
