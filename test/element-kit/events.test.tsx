import { expect } from 'chai';
import { defineCard, definePlainCard, inside, page, spyOnDocument } from './kit';

/** Clicks a button of the card, and returns what its handler received from the event prop. */
async function press(element: Element, name: string): Promise<string> {
  const button = await inside(element).findByRole<HTMLButtonElement>('button', { name });
  button.click();
  return button.value;
}

describe('events', () => {
  beforeEach(page.enter);
  afterEach(page.leave);

  it('come from the element, bubble, and leave shadow roots around it', async () => {
    const tag = defineCard();
    const outer = page.place('<div></div>').attachShadow({ mode: 'open' });
    outer.innerHTML = `<${tag}></${tag}>`;
    const seen = spyOnDocument('shopper-profile-item-removed');
    await press(outer.firstElementChild!, 'Remove');
    seen.stop();
    expect(seen.events).to.have.length(1);
    expect(seen.events[0]).to.include({ bubbles: true, composed: true, cancelable: true });
    expect(seen.events[0]!.detail).to.deep.equal({ name: 'Plan A' });
  });

  it('tell the element whether they were canceled', async () => {
    const tag = defineCard();
    const element = page.place(`<${tag}></${tag}>`);
    expect(await press(element, 'Remove')).to.equal('true');
    page.box.addEventListener('shopper-profile-item-removed', (event) => event.preventDefault(), {
      once: true,
    });
    expect(await press(element, 'Remove')).to.equal('false');
  });

  it('cannot be canceled unless the contract allows it', async () => {
    const tag = defineCard();
    const element = page.place(`<${tag}></${tag}>`);
    page.box.addEventListener('shopper-profile-view-change', (event) => event.preventDefault(), {
      once: true,
    });
    expect(await press(element, 'Change view')).to.equal('true');
  });

  it('come from the element whose element sent them', async () => {
    const tag = defineCard();
    page.place(`<${tag} id="one"></${tag}>`);
    const second = page.place(`<${tag} id="two"></${tag}>`);
    const seen = spyOnDocument('shopper-profile-view-change');
    await press(second, 'Change view');
    seen.stop();
    expect(seen.events.map(({ target }) => (target as Element).id)).to.deep.equal(['two']);
  });
});

describe('plain r2wc, for comparison: events', () => {
  beforeEach(page.enter);
  afterEach(page.leave);

  it('squashes the name, stays on the element, and never says that it was cancelled', async () => {
    const tag = definePlainCard();
    const element = page.place(`<${tag}></${tag}>`);
    const atDocument = spyOnDocument('itemremoved');
    const seen: Event[] = [];
    element.addEventListener('itemremoved', (event) => {
      event.preventDefault();
      seen.push(event);
    });
    expect(await press(element, 'Remove')).to.equal('undefined');
    atDocument.stop();
    expect(seen).to.have.length(1);
    expect(seen[0]).to.include({ bubbles: false, composed: false, cancelable: false });
    expect(atDocument.events).to.have.length(0);
  });
});
