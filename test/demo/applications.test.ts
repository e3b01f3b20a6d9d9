import { expect } from 'chai';
import { at, openService, PROFILE } from './support';

const STATUS = `${PROFILE}/applications/status/v1`;
const SAVED = '/online-enrollment/user/fetchEnrollmentDataByEmailId/UHCM1795000000000/v1';

describe('applications in the stand-in', () => {
  it('have a state by confirmation number (NET-19, NET-20)', async () => {
    const { post, service } = openService({ scenario: 'member' });
    const answer = await post(STATUS, { mbi: '1EG4TE5MK73', pageSize: 100 });
    expect(answer).to.deep.equal({
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

  it('for a supplement are an empty list for everybody else', async () => {
    const { get } = openService({ scenario: 'consumer' });
    expect(await get(`${PROFILE}/enrollments/medsupp/v1`)).to.deep.equal({ applications: [] });
  });

  it('that were left come as JSON text of their steps (NET-16, APPS-43, APPS-44)', async () => {
    const { post } = openService({ scenario: 'agent' });
    const answer = await post(SAVED, { emailId: 'Agnes@example.com' });
    const steps = JSON.parse(String(at(answer, 'data.formData'))) as object[];
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

  it('that were left are nobody else’s', async () => {
    const stranger = openService({ scenario: 'agent' });
    expect(await stranger.post(SAVED, { emailId: 'marta@example.com' })).to.deep.equal({ data: {} });
    const consumer = openService({ scenario: 'consumer' });
    expect(await consumer.post(SAVED, { emailId: 'marta@example.com' })).to.deep.equal({ data: {} });
  });
});
