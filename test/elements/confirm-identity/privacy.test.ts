import { expect } from 'chai';
import { isAtomOfPage, pageState } from '../../support/page-state';
import { replaceResponse, requestsTo } from '../../support/responses';
import { settled } from '../../support/clock';
import { button, CONFIRM_IDENTITY, dialogGone, dialogShown, field, typeDate } from '../../support/identity';
import { inside, leaveTestPage, openTestPage, spyOnEvents, type TestPage } from '../../support/page';

const MERGE = '/profiles/merge/v1';
const EVENTS = [
  'form-submit',
  'form-error',
  'error',
  'ready',
  'navigate',
  'popup-open',
  'popup-close',
  'profile-merged',
];

/** Entered by the shopper, and unknown to the services. */
const typed = {
  firstName: 'Quillonia',
  lastName: 'Vandersmoot',
  email: 'typed.by.hand@mail.example',
  zipCode: '73301',
};
const born = { month: '11', day: '23', year: '1937' };
const PERSONAL = /Quillonia|Vandersmoot|typed\.by\.hand|73301|11\/23\/1937|1937-11-23|"1937"/i;

async function fillIn(page: TestPage, popup: HTMLElement): Promise<void> {
  const { user } = page;
  await user.type(field(popup, 'First name'), typed.firstName);
  await user.type(field(popup, 'Last name'), typed.lastName);
  const email = field(popup, 'Email address');
  await user.type(email, typed.email, { initialSelectionStart: 0, initialSelectionEnd: email.value.length });
  await typeDate(page, popup, born);
  await user.click(inside(popup).getByRole('radio', { name: 'Female' }));
  await user.type(field(popup, 'ZIP code'), typed.zipCode);
}

/** Everything except the form itself: the content that others can read, and the stored data of the page. */
function everythingElse(page: TestPage, events: unknown): Record<string, string> {
  const { requests } = page.service;
  return {
    events: JSON.stringify(events),
    console: page.log.join('\n'),
    addresses: [
      location.href,
      ...page.visited,
      ...requests.map(({ path, query }) => path + JSON.stringify(query)),
    ].join('\n'),
    'other calls': JSON.stringify(requests.filter(({ path }) => !path.endsWith(MERGE))),
    storage: JSON.stringify([localStorage, sessionStorage, document.cookie]),
    'light DOM': document.documentElement.outerHTML,
    'attributes in the element': page.container.querySelector(CONFIRM_IDENTITY)!.shadowRoot!.innerHTML,
    'page state': pageState(),
  };
}

function expectNothingIn(places: Record<string, string>): void {
  for (const [place, text] of Object.entries(places)) expect(text, place).not.to.match(PERSONAL);
}

describe(`${CONFIRM_IDENTITY}, personal data`, () => {
  afterEach(leaveTestPage);

  async function open(): Promise<{ page: TestPage; popup: HTMLElement; events: unknown }> {
    const page = openTestPage({ scenario: 'telesales-zip' });
    Object.assign(page.service.state.userDetails, { firstName: '', lastName: '', gender: '' });
    const events = spyOnEvents(...EVENTS);
    await page.place(CONFIRM_IDENTITY);
    const popup = await dialogShown();
    await fillIn(page, popup);
    return { page, popup, events };
  }

  it('leaves the fields in the body of the merge alone, and is nowhere once the popup has closed (HTTP-09, contract §5)', async () => {
    const { page, popup, events } = await open();
    expectNothingIn(everythingElse(page, events));
    replaceResponse(page.service, MERGE, { isProfileMerged: true, mergedProfile: { uuid: 'x' } });
    await page.user.click(button(popup, 'Yes, import my data'));
    await settled();
    expect(requestsTo(page.service, MERGE)[0]!.body).to.deep.equal({
      ...typed,
      dob: '11/23/1937',
      gender: 'female',
      action: 'm',
    });
    await page.user.click(button(popup, 'Continue'));
    await dialogGone();
    await settled();
    expectNothingIn(everythingElse(page, events));
  });

  it('stays in the fields when an attempt fails, and goes with the popup (IDENT-41)', async () => {
    const { page, popup, events } = await open();
    await page.user.click(button(popup, 'Yes, import my data'));
    await settled();
    expect(field(popup, 'Last name').value).to.equal(typed.lastName);
    expectNothingIn(everythingElse(page, events));
    await page.user.click(button(popup, 'Close'));
    await dialogGone();
    await settled();
    expectNothingIn(everythingElse(page, events));
  });

  it('is not in an error either, when a field is wrong', async () => {
    const { page, popup, events } = await open();
    const told = spyOnEvents('form-submit', 'form-error');
    await page.user.type(field(popup, 'ZIP code'), '{Backspace}');
    await page.user.click(button(popup, 'Yes, import my data'));
    await settled();
    expect(told).to.deep.equal([['form-error', { form: 'confirm-identity' }]]);
    expect(inside(popup).getByRole('group', { name: 'Please check 1 field' })).to.exist;
    expectNothingIn(everythingElse(page, events));
  });

  it('would be found in the page state (proof of the search)', async () => {
    const { page } = await open();
    expect(isAtomOfPage('profile')).to.be.true;
    expect(pageState()).to.contain(page.service.state.userDetails.email);
  });
});
