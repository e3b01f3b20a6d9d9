import { expect } from 'chai';
import { agentSession, signInCode } from '../../../demo/service/index';
import { activeYearAtom } from '../../../src/state/page/dates';
import { extraHelpAnswerAtom } from '../../../src/state/shopper/extra-help';
import { startLoadFlow } from '../../../src/state/load/load-flow';
import { switchYear } from '../../../src/state/actions/reload-plans';
import { rememberedPlanCount } from '../../../src/state/plans/plans-copy';
import { read } from '../../../src/state/store';
import { eventually, settled } from '../../support/clock';
import { inside, leaveTestPage, openTestPage } from '../../support/page';
import { arriveWithCode, visitAgain } from '../../support/visits';

const EXTRA_HELP = 'shopper-profile-extra-help';
const PREFIX = 'shopperProfile.';
const OWNER = `${PREFIX}rememberedFor`;

/** Stores the values that an earlier visit leaves in this browser. */
function leave(owner: string | null): void {
  localStorage.setItem(`${PREFIX}extraHelp`, 'yes');
  localStorage.setItem(`${PREFIX}activeYear`, '2026');
  localStorage.setItem(
    `${PREFIX}profileCopy`,
    JSON.stringify({ plansDetails: { plans: [{ planYear: 2026 }] } }),
  );
  if (owner !== null) localStorage.setItem(OWNER, owner);
}

const remembered = () => [read(extraHelpAnswerAtom), read(activeYearAtom)];
const nothing = ['unknown', 2027];
const everything = ['yes', 2026];

describe('what a browser remembers', () => {
  afterEach(leaveTestPage);

  const cases: [whose: string, scenario: 'consumer' | 'guest', owner: string | null, expected: unknown[]][] =
    [
      ['the shopper’s own', 'consumer', 'demo-consumer', everything],
      ['another shopper’s', 'consumer', 'somebody-else', nothing],
      ['a guest’s, for the shopper who signs in next', 'consumer', null, everything],
      ['a guest’s own', 'guest', null, everything],
      ['a shopper’s, for a guest', 'guest', 'demo-consumer', nothing],
    ];
  for (const [whose, scenario, owner, expected] of cases)
    it(`counts only if it is theirs: ${whose} (HELP-15, PLANS-05, DEL-13)`, async () => {
      openTestPage({ scenario });
      leave(owner);
      await startLoadFlow();
      expect(remembered()).to.deep.equal(expected);
    });

  it('is the new shopper’s alone once they leave something (HELP-15, DEL-13)', async () => {
    const { service } = openTestPage({ scenario: 'consumer' });
    leave('somebody-else');
    await startLoadFlow();
    await switchYear(2026);
    expect(localStorage.getItem(OWNER)).to.equal(service.identity.uuid);
    expect(localStorage.getItem(`${PREFIX}extraHelp`)).to.equal(null);
    expect(rememberedPlanCount(2026)).to.equal(2);
  });

  it('stays behind no agent (ROLES-10, DEL-13)', async () => {
    openTestPage({ scenario: 'agent', config: { agentSession } });
    await startLoadFlow();
    await switchYear(2026);
    expect(sessionStorage.getItem(`${PREFIX}activeYear`)).to.equal('2026');
    expect(Object.keys(localStorage).filter((key) => /activeYear|profileCopy|rememberedFor/.test(key))).to.be
      .empty;
  });

  it('greets a guest who has said yes and signs in then (HELP-06)', async () => {
    const page = openTestPage({ scenario: 'guest' });
    await page.place(EXTRA_HELP);
    await page.user.click(await eventually(() => page.screen.getByShadowRole('radio', { name: 'Yes' })));
    await settled();
    arriveWithCode(signInCode('consumer'));
    visitAgain(page);
    await page.place(EXTRA_HELP);
    const dialog = await eventually(() => page.screen.getByShadowRole('dialog'));
    expect(inside(dialog).getByRole('heading').textContent).to.equal('Extra Help is included');
  });
});
