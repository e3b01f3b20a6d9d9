import { waitFor } from '@testing-library/dom';
import { expect } from 'chai';
import { defineCard, definePlainCard, nextTag, page, received } from './kit';

type CardElement = HTMLElement & Record<'headingLevel' | 'isOpen' | 'listForm' | 'plan', unknown>;

const placeCard = (tag: string, attributes = ''): CardElement =>
  page.place(`<${tag} ${attributes}></${tag}>`) as CardElement;

const shows = (element: Element, expected: object): Promise<void> =>
  waitFor(() => {
    expect(received(element)).to.include(expected);
  });

/** Values that identify a shopper. The document must not contain them. */
const secret = { name: 'Plan of Mary Smith' };

describe('properties', () => {
  beforeEach(page.enter);
  afterEach(page.leave);

  it('set before the upgrade are honored', async () => {
    const tag = nextTag();
    const element = placeCard(tag);
    Object.assign(element, { headingLevel: 4, isOpen: true, plan: secret });
    defineCard(tag);
    await shows(element, { headingLevel: '4', isOpen: 'true', plan: JSON.stringify(secret) });
    element.headingLevel = 5;
    await shows(element, { headingLevel: '5' });
  });

  it('set before the upgrade count more than the attributes of the markup, which are older', async () => {
    const tag = nextTag();
    const element = placeCard(tag, 'heading-level="3"');
    element.headingLevel = 4;
    defineCard(tag);
    await shows(element, { headingLevel: '4' });
    element.setAttribute('heading-level', '5');
    await shows(element, { headingLevel: '5' });
  });

  it('set before the upgrade with a wrong value read as the default, and warn', async () => {
    const tag = nextTag();
    const element = placeCard(tag);
    element.headingLevel = 'four';
    defineCard(tag);
    await shows(element, { headingLevel: '2' });
    expect(element.headingLevel).to.equal(2);
    expect(page.log.warn.callCount).to.equal(1);
  });

  it('with object data are never reflected into the document', async () => {
    const element = placeCard(defineCard());
    element.plan = secret;
    await shows(element, { plan: JSON.stringify(secret) });
    expect(element.plan).to.equal(secret);
    expect(element.getAttributeNames()).to.deep.equal([]);
  });

  it('leave the author’s attributes alone', async () => {
    const element = placeCard(defineCard(), 'heading-level="3"');
    element.headingLevel = 4;
    element.isOpen = true;
    await shows(element, { headingLevel: '4', isOpen: 'true' });
    expect(element.outerHTML).to.contain('heading-level="3"').and.not.to.contain('is-open');
  });

  it('read as their default when nothing is set, or null', async () => {
    const element = placeCard(defineCard(), 'heading-level="3" list-form="tiles"');
    Object.assign(element, { headingLevel: null, listForm: undefined });
    expect([element.headingLevel, element.listForm, element.isOpen, element.plan]).to.deep.equal([
      2,
      'rows',
      false,
      undefined,
    ]);
    await shows(element, { headingLevel: '2', listForm: 'rows' });
  });

  it('with a wrong value read as the default and warn once by name, never with the value', () => {
    const tag = defineCard();
    for (const element of [placeCard(tag), placeCard(tag)]) {
      Object.assign(element, { headingLevel: '3', listForm: secret.name, isOpen: 'true' });
      expect([element.headingLevel, element.listForm, element.isOpen]).to.deep.equal([2, 'rows', false]);
    }
    expect(page.log.warn.getCalls().map(({ firstArg }) => String(firstArg))).to.have.members([
      `<${tag}> .headingLevel: expected a whole number from 1 to 6`,
      `<${tag}> .listForm: expected one of rows, tiles`,
      `<${tag}> .isOpen: expected no value, "true" or "false"`,
    ]);
  });

  it('of one element do not reach another of the same tag', async () => {
    const tag = defineCard();
    const [first, second] = [placeCard(tag), placeCard(tag)];
    first.isOpen = true;
    second.plan = secret;
    await shows(first, { isOpen: 'true', plan: 'undefined' });
    await shows(second, { isOpen: 'false', plan: JSON.stringify(secret) });
  });
});

describe('plain r2wc, for comparison: properties', () => {
  beforeEach(page.enter);
  afterEach(page.leave);

  it('loses a property that was set before the upgrade', async () => {
    const tag = `plain-${nextTag()}`;
    const element = placeCard(tag, 'caption="Plans"');
    element.headingLevel = 4;
    definePlainCard(tag);
    await shows(element, { caption: 'Plans', headingLevel: 'undefined' });
    element.headingLevel = 5; // and every later one
    element.setAttribute('caption', 'Later');
    await shows(element, { caption: 'Later', headingLevel: 'undefined' });
  });

  it('writes object data into an attribute, for everyone to read', () => {
    const element = placeCard(definePlainCard());
    element.plan = secret;
    expect(element.getAttribute('plan')).to.equal(JSON.stringify(secret));
  });
});
