import { waitFor } from '@testing-library/dom';
import { expect } from 'chai';
import { parseAttribute } from '../../src/element-kit/attributes';
import { headingLevel, type AttributeSpec } from '../../src/element-kit/contract';
import { catchPageErrors, defineCard, definePlain, definePlainCard, nextTag, page, received } from './kit';

/** Waits until the element has shown a value that was requested after all earlier ones. */
async function settled(element: Element): Promise<ReturnType<typeof received>> {
  const mark = `mark ${String(Math.random())}`;
  element.setAttribute('caption', mark);
  await waitFor(() => expect(received(element).caption).to.equal(mark));
  return received(element);
}

const warnings = (): string[] => page.log.warn.getCalls().map(({ firstArg }) => String(firstArg));

describe('attributes', () => {
  beforeEach(page.enter);
  afterEach(page.leave);

  it('are true when bare, when "true", and false when "false" or missing', async () => {
    const tag = defineCard();
    const bare = page.place(`<${tag} is-open></${tag}>`);
    const spelledOut = page.place(`<${tag} is-open="true"></${tag}>`);
    const off = page.place(`<${tag} is-open="false"></${tag}>`);
    const missing = page.place(`<${tag}></${tag}>`);
    expect((await settled(bare)).isOpen).to.equal('true');
    expect((await settled(spelledOut)).isOpen).to.equal('true');
    expect((await settled(off)).isOpen).to.equal('false');
    expect((await settled(missing)).isOpen).to.equal('false');
  });

  it('go back to their default when they are removed or emptied', async () => {
    const tag = defineCard();
    const element = page.place(`<${tag} is-open heading-level="4" list-form="tiles"></${tag}>`);
    expect(await settled(element)).to.include({ isOpen: 'true', headingLevel: '4', listForm: 'tiles' });
    element.removeAttribute('is-open');
    element.removeAttribute('heading-level');
    element.setAttribute('list-form', '');
    expect(await settled(element)).to.include({ isOpen: 'false', headingLevel: '2', listForm: 'rows' });
    element.removeAttribute('caption');
    await waitFor(() => expect(received(element)).to.include({ caption: 'Plans' }));
  });

  it('with a malformed value neither throw nor block the upgrade, keep the default, and warn once by name', async () => {
    const errors = catchPageErrors();
    const tag = nextTag();
    const markup = `<${tag} heading-level="two" is-open="maybe" list-form="heap" plan="{garbage"></${tag}>`;
    const [first, second] = [page.place(markup), page.place(markup)];
    defineCard(tag);
    for (const element of [first, second]) {
      expect(await settled(element)).to.include({
        headingLevel: '2',
        isOpen: 'false',
        listForm: 'rows',
        plan: 'undefined',
      });
    }
    expect(errors).to.deep.equal([]);
    expect(warnings()).to.have.members([
      `<${tag}> heading-level: expected a whole number from 1 to 6`,
      `<${tag}> is-open: expected no value, "true" or "false"`,
      `<${tag}> list-form: expected one of rows, tiles`,
    ]);
  });

  for (const level of ['0', '7', '2.5', '-1', 'NaN', 'Infinity', '1,5']) {
    it(`keep the default heading level for "${level}", which no heading has`, async () => {
      const tag = defineCard();
      const element = page.place(`<${tag} heading-level="${level}"></${tag}>`);
      expect((await settled(element)).headingLevel).to.equal('2');
      expect(warnings()).to.deep.equal([`<${tag}> heading-level: expected a whole number from 1 to 6`]);
    });
  }

  it('never call, or hand over, a function of the page that they name', async () => {
    let calls = 0;
    Object.assign(window, { globalOfThePage: () => (calls += 1) });
    const tag = defineCard();
    const element = page.place(
      `<${tag} on-item-removed="globalOfThePage" onitemremoved="globalOfThePage" plan="globalOfThePage"></${tag}>`,
    );
    expect((await settled(element)).plan).to.equal('undefined');
    element.shadowRoot!.querySelector('button')!.click();
    Reflect.deleteProperty(window, 'globalOfThePage');
    expect(calls).to.equal(0);
  });

  it('pass the language on, and an element without one has none of its own', async () => {
    const tag = defineCard();
    const element = page.place(`<${tag} lang="es"></${tag}>`);
    expect((await settled(element)).lang).to.equal('es');
    element.lang = 'en';
    expect((await settled(element)).lang).to.equal('en');
    element.removeAttribute('lang');
    expect((await settled(element)).lang).to.equal('');
  });

  it('leave `hidden` to the platform', () => {
    const tag = defineCard();
    const element = page.place(`<${tag} hidden></${tag}>`);
    expect(element.hidden).to.equal(true);
    expect(element.offsetHeight).to.equal(0);
    element.hidden = false;
    expect(element.hasAttribute('hidden')).to.equal(false);
  });

  describe('as they are read', () => {
    const text = { type: 'string', default: 'Plans', description: '' } as const;
    const flag = { type: 'boolean', description: '' } as const;
    const form = { type: 'choice', options: ['rows', 'tiles'], default: 'rows', description: '' } as const;
    const limit = { type: 'integer', minimum: 0, maximum: 99, default: null, description: '' } as const;
    const table: [string, AttributeSpec, string | null, unknown][] = [
      ['text', text, ' Drugs ', 'Drugs'],
      ['blank text', text, '  ', 'Plans'],
      ['text like an inherited name', text, 'constructor', 'constructor'],
      ['a missing flag', flag, null, false],
      ['a flag with blanks', flag, ' true ', true],
      ['a choice', form, 'tiles', 'tiles'],
      ['a number', limit, ' 07 ', 7],
      ['zero', limit, '0', 0],
      ['an emptied number', limit, '', null],
      ['the highest level', headingLevel, '6', 6],
    ];
    for (const [name, spec, written, value] of table) {
      it(`${name}: ${JSON.stringify(written)} is ${JSON.stringify(value)}`, () => {
        expect(parseAttribute(spec, written)).to.deep.equal({ ok: true, value });
      });
    }

    for (const [spec, written] of [
      [flag, 'yes'],
      [form, 'TILES'],
      [form, 'toString'],
      [limit, '100'],
      [limit, '12px'],
    ] as const) {
      it(`${spec.type}: ${JSON.stringify(written)} is malformed`, () => {
        expect(parseAttribute(spec, written).ok).to.equal(false);
      });
    }
  });
});

describe('plain r2wc, for comparison: attributes', () => {
  beforeEach(page.enter);
  afterEach(page.leave);

  it('takes a bare boolean attribute for no value', async () => {
    const tag = definePlainCard();
    const element = page.place(`<${tag} is-open></${tag}>`);
    expect(await settled(element)).to.include({ isOpen: 'undefined' });
  });

  it('keeps the old value when an attribute is removed or emptied', async () => {
    const tag = definePlainCard();
    const element = page.place(`<${tag} is-open="true" heading-level="4"></${tag}>`);
    expect(await settled(element)).to.include({ isOpen: 'true', headingLevel: '4' });
    element.removeAttribute('is-open');
    element.setAttribute('heading-level', '');
    expect(await settled(element)).to.include({ isOpen: 'true', headingLevel: '4' });
  });

  it('throws in the constructor for malformed JSON, so that the element is never upgraded', () => {
    const errors = catchPageErrors();
    const tag = `plain-${nextTag()}`;
    const element = page.place(`<${tag} plan="{garbage"></${tag}>`);
    definePlainCard(tag);
    expect(errors).to.have.length(1);
    expect(element.matches(':defined')).to.equal(false);
  });

  it('passes a number on that is not one, or that no heading has', async () => {
    const tag = definePlainCard();
    const word = page.place(`<${tag} heading-level="two"></${tag}>`);
    const nine = page.place(`<${tag} heading-level="9"></${tag}>`);
    expect((await settled(word)).headingLevel).to.equal('NaN');
    expect((await settled(nine)).headingLevel).to.equal('9');
  });

  it('calls any function of the page that an attribute names', async () => {
    let calls = 0;
    Object.assign(window, { globalOfThePage: () => (calls += 1) });
    const tag = definePlain<{ onPick?: () => void }>(
      ({ onPick }) => (
        <button type="button" onClick={onPick}>
          Pick
        </button>
      ),
      { props: { onPick: 'function' } },
    );
    page.place(`<${tag} on-pick="globalOfThePage"></${tag}>`);
    (await page.screen.findByShadowRole('button', { name: 'Pick' })).click();
    Reflect.deleteProperty(window, 'globalOfThePage');
    expect(calls).to.equal(1);
  });
});
