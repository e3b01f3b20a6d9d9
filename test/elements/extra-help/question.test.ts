import { expect } from 'chai';
import { settled } from '../../support/clock';
import { inside, leaveTestPage, openTestPage, ready } from '../../support/page';

const EXTRA_HELP = 'shopper-profile-extra-help';

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
});
