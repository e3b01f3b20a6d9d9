import { fireEvent, within } from '@testing-library/dom';
import { expect } from 'chai';
import { createRoot, type Root } from 'react-dom/client';
import type { FieldProblem, IdentityValues } from '../../src/domain/forms/identity-form';
import { CopyContext } from '../../src/ui/copy-context';
import { HostContext, type Host } from '../../src/ui/host';
import { IdentityForm, type IdentityFormProps } from '../../src/ui/identity-form';
import { PrivacyContext } from '../../src/ui/privacy';
import { translator } from '../../src/copy/translate';
import { identityForm } from '../../src/copy/identity-form.en';
import { eventually } from '../support/clock';

const SUBMIT = 'Send';
const NUMBER = '1EG4-TE5-MK73';

const wrong: FieldProblem[] = [
  { field: 'firstName' },
  { field: 'gender' },
  { field: 'dob', parts: ['dobDay'] },
];

describe('a form that asks who someone is', () => {
  const box = document.createElement('main');
  const screen = within(box);
  let root: Root;
  let events: string[];
  let sent: IdentityValues[];
  let problems: readonly FieldProblem[];

  const host: Host = {
    tag: '',
    element: box,
    dispatch: (name) => events.push(name) > 0,
    onMoved: () => () => undefined,
    setState: () => undefined,
    adoptStyles: () => undefined,
    lockScroll: () => () => undefined,
    lang: '',
  };

  const show = async (changes: Partial<IdentityFormProps> = {}): Promise<HTMLFormElement> => {
    root.render(
      <HostContext value={host}>
        <PrivacyContext value={{ className: 'rr-block', 'data-private': '' }}>
          <CopyContext value={translator('en', [identityForm], expect.fail)}>
            <IdentityForm
              name="test"
              fields={(['firstName', 'dob', 'gender', 'zipCode', 'medicareNumber'] as const).map((name) => ({
                name,
                isRequired: true,
              }))}
              known={{}}
              isBusy={false}
              submitLabel={SUBMIT}
              check={() => problems}
              onInvalid={() => undefined}
              onSubmit={(values) => sent.push(values)}
              {...changes}
            />
          </CopyContext>
        </PrivacyContext>
      </HostContext>,
    );
    await screen.findByRole('button', { name: SUBMIT, hidden: true });
    return box.querySelector('form')!;
  };
  const field = (name: RegExp): HTMLInputElement => screen.getByRole('textbox', { name });
  const submit = (): void => screen.getByRole('button', { name: SUBMIT }).click();
  const summary = (): Promise<HTMLElement> => screen.findByRole('group', { name: /^Please check/ });
  const hasFocus = (element: Element): boolean => document.activeElement === element;

  beforeEach(() => {
    events = [];
    sent = [];
    problems = [];
    document.body.append(box);
    root = createRoot(box);
  });
  afterEach(() => {
    root.unmount();
    box.remove();
  });

  it('sends what is typed, once it is right, and reports it (IDENT-27, TRACK-10)', async () => {
    await show();
    fireEvent.input(field(/^First name/), { target: { value: ' Nora ' } });
    submit();
    expect(sent.map(({ firstName }) => firstName)).to.deep.equal(['Nora']);
    expect(events).to.deep.equal(['form-submit']);
  });

  it('sends nothing that is wrong, and reports it (IDENT-28, TRACK-10)', async () => {
    problems = wrong;
    await show();
    submit();
    expect([sent, events]).to.deep.equal([[], ['form-error']]);
  });

  it('sends nothing while an attempt is under way (IDENT-38)', async () => {
    const form = await show({ isBusy: true });
    form.requestSubmit();
    expect([sent, events]).to.deep.equal([[], []]);
  });

  it('brings focus to the summary at each attempt (WCAG 3.3.1, IDENT-28)', async () => {
    problems = wrong;
    await show();
    for (const attempt of [1, 2]) {
      submit();
      const box = await summary();
      await eventually(() => expect(hasFocus(box), `attempt ${String(attempt)}`).to.equal(true));
      box.blur();
    }
  });

  it('has names for its groups, and says which of them are wrong (WCAG 1.3.1, WCAG 3.3.1)', async () => {
    problems = wrong;
    await show();
    submit();
    await summary();
    const gender = screen.getByRole('radiogroup', { name: /^Gender/ });
    expect(within(gender).getAllByRole('radio')).to.have.length(2);
    expect([gender.ariaRequired, gender.ariaInvalid]).to.deep.equal(['true', 'true']);
    expect(screen.getByRole('group', { name: /^Date of birth/ }).tagName).to.equal('FIELDSET');
    expect([field(/^Day/).ariaInvalid, field(/^Month/).ariaInvalid]).to.deep.equal(['true', null]);
    expect([field(/^First name/).ariaInvalid, field(/^ZIP/).ariaInvalid]).to.deep.equal(['true', null]);
  });

  it('describes a field by its hint and by its error (WCAG 3.3.1, WCAG 3.3.2)', async () => {
    problems = [{ field: 'zipCode' }];
    await show();
    const words = (): string[] =>
      (field(/^ZIP/).ariaDescribedByElements ?? []).map(({ textContent }) => textContent);
    const [hint, ...none] = words();
    expect([hint, none]).to.deep.equal([identityForm['identityForm.zipCode.hint'], []]);
    submit();
    await summary();
    expect(words()[0]).to.equal(hint);
    expect(words()[1]).to.match(/^Error/);
  });

  it('lets the browser fill in what it knows (WCAG 1.3.5)', async () => {
    await show();
    // Firefox does not know all of them, and has '' for the property.
    expect(
      [/^First name/, /^Month/, /^Day/, /^Year/, /^ZIP/].map((name) =>
        field(name).getAttribute('autocomplete'),
      ),
    ).to.deep.equal(['given-name', 'bday-month', 'bday-day', 'bday-year', 'postal-code']);
  });

  it('fills in what is known, not as attributes, and leaves alone what is typed (IDENT-21)', async () => {
    await show();
    fireEvent.input(field(/^First name/), { target: { value: 'Typed' } });
    await show({ known: { firstName: 'Known', zipCode: '60614' } });
    await eventually(() => expect(field(/^ZIP/).value).to.equal('60614'));
    expect(field(/^First name/).value).to.equal('Typed');
    expect(box.innerHTML).not.to.match(/60614|Known/);
  });

  it('lets no one change what is known and right, where that stays as it is (IDENT-22)', async () => {
    problems = [{ field: 'zipCode' }];
    await show({ known: { firstName: 'Known', zipCode: '1' }, areKnownFixed: true });
    expect([field(/^First name/).readOnly, field(/^ZIP/).readOnly]).to.deep.equal([true, false]);
  });

  it('is hidden from session recorders, with all that is typed (contract "recorders")', async () => {
    const form = await show();
    fireEvent.input(field(/^Medicare/), { target: { value: NUMBER } });
    expect(form.className).to.contain('rr-block');
    expect(form.dataset.private).to.equal('');
  });
});
