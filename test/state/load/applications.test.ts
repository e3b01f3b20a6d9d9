import { expect } from 'chai';
import type { Service } from '../../../demo/service/index';
import { earlierMedicareNumber, medicareNumber } from '../../../demo/service/profile/accounts';
import {
  applicationStatesAtom,
  planContacts,
  savedEnrollmentAtom,
} from '../../../src/state/applications/application-resources';
import { supplementApplicationAtom } from '../../../src/state/plans/applications-summary';
import { invalidateResources } from '../../../src/state/resource';
import { loadApplications } from '../../../src/state/applications/load-applications';
import { isApplicationsLoadedAtom } from '../../../src/state/profile/profile-state';
import { read } from '../../../src/state/store';
import { requestsTo } from '../../support/responses';
import { pass, settled, startFakeClock } from '../../support/clock';
import { leaveTestPage, openTestPage, type TestPage } from '../../support/page';
import { loadLists } from '../../support/saved-lists';

const PATIENCE_MS = 1500;
const STATUS = '/applications/status/';
const CONTACT = '/plan-contact';

/** Opens a page for a shopper with applications of every kind, and reads the profile. */
async function open(
  options: Parameters<typeof openTestPage>[0] = {},
  prepare: (service: Service) => void = () => undefined,
): Promise<TestPage> {
  const page = openTestPage({ scenario: 'applications', ...options });
  prepare(page.service);
  await loadLists(page.service);
  return page;
}

async function load(): Promise<void> {
  await loadApplications();
  await settled();
}

const numbersAsked = ({ service }: TestPage): unknown[] =>
  requestsTo(service, STATUS).map(({ body }) => (body as { mbi: string }).mbi);
const withoutDashes = (number: string): string => number.replaceAll('-', '');

describe('the applications of a shopper', () => {
  afterEach(leaveTestPage);

  it('are requested once for each Medicare number that one was sent with (APPS-10, APPS-22, NET-19)', async () => {
    const page = await open();
    await load();
    await load();
    expect(numbersAsked(page)).to.have.members([medicareNumber, earlierMedicareNumber].map(withoutDashes));
    expect(read(applicationStatesAtom)).not.to.be.empty;
  });

  it('are not requested where none was sent (APPS-10)', async () => {
    const page = await open({}, ({ state }) => {
      const { enrollments } = (state as unknown as { enrollmentsDetails: { enrollments: object[] } })
        .enrollmentsDetails;
      for (const enrollment of enrollments) Object.assign(enrollment, { isSubmitted: false });
    });
    await load();
    expect(numbersAsked(page)).to.deep.equal([]);
  });

  it('are not requested for a guest, whose Medicare number stays in the browser (ROLES-02)', async () => {
    const { service } = openTestPage({ scenario: 'applications' });
    const { userDetails, enrollmentsDetails } = service.state as unknown as Record<string, object>;
    leaveTestPage();
    const page = openTestPage({ scenario: 'guest' });
    const key = 'shopperProfile.guestProfile';
    const stored = JSON.parse(localStorage.getItem(key)!) as object;
    localStorage.setItem(key, JSON.stringify({ ...stored, userDetails, enrollmentsDetails }));
    await loadLists(page.service);
    await load();
    expect(JSON.stringify(page.service.requests)).not.to.contain(withoutDashes(medicareNumber));
    expect(requestsTo(page.service, STATUS)).to.be.empty;
  });

  it('that are denied, and no others, say how to reach their plan; requested once (APPS-18)', async () => {
    const page = await open();
    await load();
    const asked = requestsTo(page.service, CONTACT).map(({ path }) => path);
    expect(asked).to.deep.equal([
      '/planinfo/individual-search/plans/H8634003000/plan-years/2027/plan-contact',
    ]);
    expect([...read(planContacts.states).keys()]).to.deep.equal(['H8634003000/2027']);
    await load();
    expect(requestsTo(page.service, CONTACT)).to.have.length(1);
  });

  it('of which one was left online, and the supplement application, are read (APPS-29, NET-12)', async () => {
    await open();
    await load();
    expect(read(savedEnrollmentAtom)).to.include({ planId: 'H8768005000' });
    expect(read(supplementApplicationAtom)?.applicationStatus).to.include({
      applicationId: 'DEMO-MS-300400',
    });
  });

  it('are requested again after a refresh (NET-12)', async () => {
    const page = await open();
    await load();
    invalidateResources();
    await load();
    expect(numbersAsked(page)).to.have.length(4);
  });

  for (const call of ['savedApplication', 'medsuppEnrollment'] as const)
    it(`are not waited for longer than 1.5 s: ${call} (APPS-11, LOAD-25)`, async () => {
      await open({ fail: [{ call, kind: 'timeout' }] });
      startFakeClock();
      void loadApplications();
      await pass(PATIENCE_MS - 1);
      expect(read(isApplicationsLoadedAtom)).to.equal(false);
      await pass(1);
      expect(read(isApplicationsLoadedAtom)).to.equal(true);
    });

  it('that cannot be read stay as they were (ERR-07)', async () => {
    const { service } = await open();
    await load();
    const before = [read(applicationStatesAtom), read(supplementApplicationAtom), read(savedEnrollmentAtom)];
    service.setFailures([
      { call: 'applicationStatus', kind: 500 },
      { call: 'medsuppEnrollment', kind: 500 },
      { call: 'savedApplication', kind: 500 },
    ]);
    invalidateResources();
    await load();
    expect([
      read(applicationStatesAtom),
      read(supplementApplicationAtom),
      read(savedEnrollmentAtom),
    ]).to.deep.equal(before);
  });
});
