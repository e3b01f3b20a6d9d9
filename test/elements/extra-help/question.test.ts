import { expect } from 'chai';
import { eventually, settled } from '../../support/clock';
import { press } from '../../support/keys';
import { inside, leaveTestPage, openTestPage, ready } from '../../support/page';

const EXTRA_HELP = 'shopper-profile-extra-help';

/** The description of a control, without spaces around it. */
const describedBy = (control: HTMLElement): string | undefined =>
  (control.getRootNode() as ShadowRoot)
    .getElementById(control.getAttribute('aria-describedby') ?? '')
    ?.textContent.trim();

describe('the question about Extra Help', () => {
  afterEach(leaveTestPage);

  it('is a group with a name and two answers, of which one at most is chosen (HELP-01, WCAG 1.3.1)', async () => {
    const { place, screen, user } = openTestPage({ scenario: 'consumer' });
    await place(EXTRA_HELP);
    await ready();
    await settled();
    const group = screen.getByShadowRole('group', { name: 'Do you get Extra Help?' });
    const answers = inside(group).getAllByRole<HTMLInputElement>('radio');
    const chosen = (): boolean[] => answers.map(({ checked }) => checked);
    expect(chosen()).to.deep.equal([false, false]);
    await user.click(answers[1]!);
    await settled();
    expect(chosen()).to.deep.equal([false, true]);
  });

  it('says on "Yes" that it opens an explanation, as long as the page shows it (WCAG 3.2.2)', async () => {
    const { place, screen, user } = openTestPage({ scenario: 'consumer' });
    await place(EXTRA_HELP);
    await ready();
    await settled();
    const [yes, no] = screen.getAllByShadowRole('radio');
    const notes = (): (string | undefined)[] => [yes!, no!].map(describedBy);
    expect(notes()).to.deep.equal(['“Yes” opens an explanation.', undefined]);
    await user.click(no!);
    await settled();
    expect(notes()).to.deep.equal([undefined, undefined]);
    expect(yes!.hasAttribute('aria-describedby')).to.be.false;
  });

  it('says nothing about an explanation where none opens', async () => {
    const { place, screen } = openTestPage({
      scenario: 'consumer',
      config: { extraHelp: { explain: false } },
    });
    await place(EXTRA_HELP);
    await ready();
    await settled();
    expect(screen.getByShadowRole('radio', { name: 'Yes' }).hasAttribute('aria-describedby')).to.be.false;
    expect(screen.getByShadowRole('status').textContent).to.equal('With Extra Help, you may pay less.');
  });

  describe('in short', () => {
    const openShort = async (lang = 'en') => {
      const page = openTestPage({ scenario: 'consumer' });
      page.container.style.inlineSize = '358px';
      const extraHelp = await page.place(EXTRA_HELP, `short lang="${lang}"`);
      await ready();
      await settled();
      return { ...page, extraHelp };
    };

    it('has the same heading, question and answers, and says what the prices are now (HELP-01, HELP-16)', async () => {
      const { screen, user } = await openShort();
      expect(screen.getByShadowRole('heading', { name: 'Extra Help', level: 2 })).to.exist;
      const group = screen.getByShadowRole('group', { name: 'Do you get Extra Help?' });
      expect(screen.getByShadowRole('status').textContent).to.equal(
        'With it, you may pay less. “Yes” opens an explanation.',
      );
      await user.click(inside(group).getByRole('radio', { name: 'No' }));
      await eventually(() =>
        expect(screen.getByShadowRole('status').textContent).to.equal(
          'Plan prices do not include Extra Help.',
        ),
      );
    });

    it('has the explanation behind a button (WCAG 4.1.2)', async () => {
      const { screen } = await openShort();
      const explanation = () => screen.queryByShadowText(/is a Medicare program/);
      const button = screen.getByShadowRole('button', {
        name: 'Learn more about Extra Help',
        expanded: false,
      });
      expect(explanation()!.checkVisibility()).to.be.false;
      button.focus();
      await press('Enter');
      expect(button.getAttribute('aria-expanded')).to.equal('true');
      expect(explanation()!.checkVisibility()).to.be.true;
      await press('Enter');
      expect(explanation()!.checkVisibility()).to.be.false;
    });

    for (const lang of ['en', 'es'])
      it(`has the height that is reserved for it, whatever the answer, and targets of 44 px (${lang})`, async () => {
        const { screen, user, extraHelp } = await openShort(lang);
        const reserved = 6.875 * 16;
        const heights = [extraHelp.getBoundingClientRect().height];
        for (const answer of screen.getAllByShadowRole('radio')) {
          await user.click(answer);
          await settled();
          heights.push(extraHelp.getBoundingClientRect().height);
          expect(answer.closest('label')!.getBoundingClientRect().height).to.be.at.least(44);
        }
        for (const height of heights) expect(height).to.be.closeTo(reserved, lang === 'en' ? 1 : 20);
        expect(extraHelp.scrollWidth).to.be.at.most(358);
      });
  });
});
