import { expect } from 'chai';
import { scenarios } from '../../demo/service/index';
import { at, openService, PROFILE } from './support';

const STATUS = `${PROFILE}/applications/status/v1`;
const SAVED = '/online-enrollment/user/fetchEnrollmentDataByEmailId/UHCM1795000000000/v1';

describe('applications in the mock service', () => {
  it('have a state by confirmation number (NET-19, NET-20)', async () => {
    const { post, service } = openService({ scenario: 'member' });
    const response = await post(STATUS, { mbi: '1EG4TE5MK73', pageSize: 100 });
    expect(response).to.deep.equal({
      data: { applications: [{ applicationState: { code: 11 }, imageIdentifier: 'DEMO-100200' }] },
    });
    expect(service.state.enrollmentsDetails.enrollments[0]).to.include({
      confirmationNo: 'DEMO-100200',
      isSubmitted: true,
    });
  });

  it('are found by the Medicare number without dashes only (APPS-22)', async () => {
    const { post, ask } = openService({ scenario: 'member' });
    for (const mbi of ['1EG4-TE5-MK73', '1EG4TE5MK72'])
      expect(at(await post(STATUS, { mbi, pageSize: 100 }), 'data.applications')).to.deep.equal([]);
    expect((await ask('POST', STATUS, {})).status).to.equal(400);
  });

  it('for a supplement have status and demographics (NET-12, DATA-30, DATA-31)', async () => {
    const { ask, service } = openService({ scenario: 'agent' });
    const path = `${PROFILE}/enrollments/medsupp/v1`;
    const { body } = await ask('GET', path, undefined, { 'X-Session-Id': service.agentToken ?? '' });
    const response = at(body, 'applications.0.response');
    expect(at(response, 'applicationStatus')).to.have.all.keys(
      'applicationId',
      'applicationStatus',
      'adjudicationStatus',
      'statusDate',
      'savedTimestamp',
      'plans',
    );
    expect(at(response, 'applicationStatus.plans.0')).to.include({ planCode: 'G01' });
    expect(at(response, 'applicantDemographics')).to.deep.equal({
      dateOfBirth: '1956-01-05',
      zipCode: '60614',
    });
  });

  it('for a supplement are an empty list for everyone else', async () => {
    const { get } = openService({ scenario: 'consumer' });
    expect(await get(`${PROFILE}/enrollments/medsupp/v1`)).to.deep.equal({ applications: [] });
  });

  it('that were left come as JSON text of their steps (NET-16, APPS-43, APPS-44)', async () => {
    const { post } = openService({ scenario: 'agent' });
    const response = await post(SAVED, { emailId: 'Agnes@example.com' });
    const steps = JSON.parse(String(at(response, 'data.formData'))) as object[];
    expect(steps).to.have.lengthOf(2);
    for (const step of steps)
      expect(step).to.have.all.keys('view', 'data', 'keyLables', 'formValid', 'nextPageUrl');
    expect(at(steps, '0.keyLables.0')).to.have.all.keys(
      'questionKey',
      'questionLabel',
      'userInput',
      'dynamic',
      'subQuestionLablesArray',
    );
    expect(at(steps, '0.data')).to.include({ zipCode: '60614', countyFips: '17031', planYear: '2027' });
  });

  it('that were left are no one else’s', async () => {
    const stranger = openService({ scenario: 'agent' });
    expect(await stranger.post(SAVED, { emailId: 'marta@example.com' })).to.deep.equal({ data: {} });
    const consumer = openService({ scenario: 'consumer' });
    expect(await consumer.post(SAVED, { emailId: 'marta@example.com' })).to.deep.equal({ data: {} });
  });
});

describe('the shopper of the mock service who has applied for many plans', () => {
  const open = () => openService({ scenario: 'applications' });
  const OWN = '1EG4-TE5-MK73';
  const EARLIER = '1EG4-TE5-MK72';

  const enrollments = () => open().service.state.enrollmentsDetails.enrollments;
  const stepsOf = ({ formData }: { formData?: string }) => JSON.parse(formData ?? '[]') as object[];
  const viewsOf = (enrollment: { formData?: string }) =>
    stepsOf(enrollment).map((step) => String(at(step, 'view')));

  const codesOf = async (mbi: string): Promise<Record<string, unknown>> => {
    const response = await open().post(STATUS, { mbi: mbi.replaceAll('-', ''), pageSize: 100 });
    return Object.fromEntries(
      (at(response, 'data.applications') as object[]).map((found) => [
        String(at(found, 'imageIdentifier')),
        at(found, 'applicationState.code'),
      ]),
    );
  };

  it('has one in every status for 2027, and two for one plan (APPS-07 … APPS-20)', async () => {
    const codes: Record<string, unknown> = { ...(await codesOf(OWN)), ...(await codesOf(EARLIER)) };
    const all = enrollments().filter(({ planYear }) => planYear === '2027');
    expect(
      all.map(({ planId, isSubmitted, status, confirmationNo }) => [
        planId,
        isSubmitted ? (codes[confirmationNo] ?? status) : status,
      ]),
    ).to.deep.equal([
      ['H5521016000', 'Saved'],
      ['H7151005000', 'In-Progress'],
      ['H8145006000', 4],
      ['S5921362000', 17],
      ['H2802025000', 11],
      ['H8634003000', 12],
      ['S5884163000', 13],
      ['H5521286000', 'Submitted'],
      ['H6200010000', 'In-Progress'],
      ['H6200010000', 'Saved'],
    ]);
    const [newer, older] = all.slice(-2);
    expect(newer?.updateDateTime.localeCompare(older?.updateDateTime ?? '')).to.equal(1);
  });

  it('has one that shows to the end of November, and one that never does (APPS-03, APPS-04)', () => {
    const years = enrollments().map(({ planYear }) => planYear);
    expect(years.filter((year) => year !== '2027')).to.deep.equal(['2026', '2025']);
  });

  it('has states under two Medicare numbers, each with its own (APPS-22, NET-19, NET-20)', async () => {
    const [own, earlier] = [await codesOf(OWN), await codesOf(EARLIER)];
    expect(own).to.include({ 'DEMO-200001': 4 }).and.not.have.property('DEMO-200004');
    expect(earlier).to.deep.equal({ 'DEMO-200004': 12, 'DEMO-200005': 13 });
    for (const enrollment of enrollments().filter(({ formData }) =>
      formData?.includes('medicareClaimNumber'),
    ))
      expect(enrollment.formData).to.include(enrollment.confirmationNo in earlier ? EARLIER : OWN);
    expect(open().service.state.userDetails.mbi).to.equal(OWN);
  });

  it('has saved times in words (DATA-11)', () => {
    for (const { lastSaved } of enrollments())
      expect(lastSaved).to.match(/^saved \d\d\/\d\d\/\d{4} \d\d:\d\d [AP]M CST$/);
    expect(enrollments()[0]?.lastSaved).to.equal('saved 11/02/2026 09:30 AM CST');
    expect(enrollments()[4]?.lastSaved).to.equal('saved 10/16/2026 12:00 PM CST');
    expect(enrollments()[1]?.lastSaved).to.equal('saved 11/16/2026 03:05 PM CST');
  });

  it('has applied for plans that are sold in the county (DATA-10)', async () => {
    const { get } = open();
    for (const { planId, planName, planType, snpType, planYear, monthlyPremium } of enrollments()) {
      if (planYear === '2025') continue;
      const list = `/planinfo/product-details/VPP/plan-years/${planYear}/products/${planType}/state-codes/IL/fips-county-codes/17031`;
      const plans = at(await get(list), 'data.plans') as object[];
      const plan = plans.find((one) => at(one, 'planId') === planId);
      expect(plan, planId).to.include({ planName, snpType, monthlyPremium });
    }
  });

  it('has been filled in step by step, as far as each plan asks (APPS-38 … APPS-41, APPS-43)', () => {
    const [saved, special, advantage] = enrollments();
    expect(viewsOf(saved!)).to.deep.equal(['personal-information', 'medicare-information']);
    expect(at(stepsOf(saved!), '1.nextPageUrl')).to.equal('/steps/medicaid-information');
    expect(viewsOf(special!).slice(-2)).to.deep.equal(['chronic-questions', 'use-disclosure']);
    expect(viewsOf(advantage!)).to.include('provider-search').and.not.include('chronic-questions');
    expect(at(stepsOf(advantage!).at(-1), 'nextPageUrl')).to.equal('/review');
    const drugPlans = enrollments().filter(({ planType }) => planType === 'PDP');
    for (const drugPlan of drugPlans) expect(viewsOf(drugPlan)).to.not.include('provider-search');
    const skipping = drugPlans.find(({ planYear }) => planYear === '2026');
    expect(at(stepsOf(skipping!), '1')).to.include({ view: 'medicare-information', nextPageUrl: '/review' });
  });

  it('has personal answers, under the question and in the data (APPS-44 … APPS-59)', () => {
    const [saved] = enrollments();
    const [person, medicare] = stepsOf(saved!);
    expect(at(person, 'data')).to.include({
      firstName: 'Petra',
      dob: '01/05/1956',
      birthYear: '1956',
    });
    expect(at(person, 'keyLables.0')).to.deep.equal({
      questionKey: 'firstName',
      questionLabel: 'First name',
      userInput: 'Petra',
      dynamic: false,
      subQuestionLablesArray: [],
    });
    expect(at(medicare, 'data.medicareClaimNumber')).to.equal(OWN);
    expect(at(medicare, 'data.eligibilityCheck')).to.have.all.keys(
      'suggestedName',
      'originalName',
      'isMatch',
      'isSuggestionSelected',
    );
    const representative = stepsOf(enrollments()[2]!).find((step) => at(step, 'view') === 'authorization');
    expect(at(representative, 'data.representativeName')).to.equal('Rae Sampleton');
    expect(at(representative, 'keyLables.0.subQuestionLablesArray.0.questionKey')).to.equal(
      'representativeName',
    );
  });

  it('has left an online application and a supplement application elsewhere (NET-12, NET-16, APPS-29)', async () => {
    const { get, post, service } = open();
    const left = await post(SAVED, { emailId: service.state.userDetails.email });
    const steps = JSON.parse(String(at(left, 'data.formData'))) as object[];
    expect(at(steps, '0.data')).to.include({ planId: 'H8768005000', planType: 'MAPD', countyFips: '17031' });
    expect(enrollments().map(({ planId }) => planId)).to.not.include('H8768005000');
    const supplement = await get(`${PROFILE}/enrollments/medsupp/v1`);
    expect(at(supplement, 'applications.0.response.applicationStatus.applicationStatus')).to.equal(
      'In-Progress',
    );
  });

  it('can call the plan that was denied (APPS-18, NET-24)', async () => {
    const contact = '/planinfo/individual-search/plans/H8634003000/plan-years/2027/plan-contact';
    expect(at(await open().get(contact), 'data')).to.have.all.keys('phoneNumber', 'tty', 'hoursOfOperation');
  });

  it('has a plan of this year and the one that follows it (ACTIVE-01 … ACTIVE-04)', () => {
    const { memberEnrolledPlans } = open().service.state;
    expect(
      memberEnrolledPlans.map(({ planId, isEnrolled, effectiveDate, terminationDate }) => [
        planId,
        isEnrolled,
        effectiveDate,
        terminationDate,
      ]),
    ).to.deep.equal([
      ['H1206003000', true, '2026-01-01', '2026-12-31'],
      ['H2802025000', true, '2027-01-01', undefined],
    ]);
  });

  it('has saved plans with and without an application, one of them for people in nursing homes', async () => {
    const { get, service } = open();
    const applied = enrollments().map(({ planId }) => planId);
    const { plans } = service.state.plansDetails;
    const without = plans.filter(({ planId }) => !applied.includes(planId)).map(({ planId }) => planId);
    expect(without).to.deep.equal(['H7301013000', 'H3800001000']);
    const details = await get('/planinfo/details/VPP/plan-years/2027/plans/H3800001000');
    expect(at(details, 'data.plan.snpType')).to.equal('Institutional');
  });

  for (const date of scenarios.applications.turningPoints ?? [])
    it(`can be met on ${date}`, async () => {
      const { systemDateTime } = (await openService({ scenario: 'applications', date }).get(
        `${PROFILE}/serverData`,
      )) as { systemDateTime: string };
      expect(systemDateTime).to.match(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
      expect(systemDateTime.startsWith(date)).to.equal(true);
    });
});
