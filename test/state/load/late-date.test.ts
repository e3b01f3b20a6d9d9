/**
 * The server's date arrives after the profile, and the browser's clock is wrong: date rules wait for the correct date.
 */
import { expect } from 'chai';
import { isAnnualEnrollmentPeriodAtom } from '../../../src/state/page/dates';
import { read } from '../../../src/state/store';
import { holdResponses, requestsTo } from '../../support/responses';
import { settled, startFakeClock } from '../../support/clock';
import { leaveTestPage, openTestPage, type TestPage } from '../../support/page';
import { startLoadFlow } from '../../../src/state/load/load-flow';

/** A member who has agreed to an import on the given day. */
function openWith(browserDate: string, serverDate: string, agreementDate: string): TestPage {
  const page = openTestPage({ scenario: 'member-import', date: serverDate });
  Object.assign(page.service.state.userDetails, { importAgreementData: { agreementDate } });
  startFakeClock(new Date(browserDate));
  return page;
}

const imports = ({ service }: TestPage): number => requestsTo(service, '/profiles/import/').length;

describe('a server date that comes after the profile', () => {
  afterEach(leaveTestPage);

  for (const [what, browser, server, agreement, isDue] of [
    ['is due by it, and done by the browser’s clock', '2026-11-20', '2026-12-02', '2026-11-10', true],
    ['is done by it, and due by the browser’s clock', '2026-12-02', '2026-11-20', '2026-11-10', false],
  ] as const)
    it(`decides about a member’s import: one that ${what} (LOAD-30, LOAD-18, MODEL-17)`, async () => {
      const page = openWith(`${browser}T10:15:00`, `${server}T10:15:00`, agreement);
      const date = holdResponses(page.service, '/serverData');
      const flags = holdResponses(page.service, '/featureToggle');
      void startLoadFlow();
      await settled();
      expect(requestsTo(page.service, '/all'), 'profile').to.have.length(1);
      expect(imports(page), 'before the date').to.equal(0);
      flags.arrive();
      date.arrive();
      await settled();
      expect(imports(page) > 0, 'after the date').to.equal(isDue);
    });

  it('decides about the enrollment period (LOAD-19)', async () => {
    const page = openWith('2026-06-20T10:15:00', '2026-11-20T10:15:00', '2026-11-10');
    const date = holdResponses(page.service, '/serverData');
    const flags = holdResponses(page.service, '/featureToggle');
    void startLoadFlow();
    await settled();
    expect(read(isAnnualEnrollmentPeriodAtom)).to.equal(false);
    flags.arrive();
    date.arrive();
    await settled();
    expect(read(isAnnualEnrollmentPeriodAtom)).to.equal(true);
  });
});
