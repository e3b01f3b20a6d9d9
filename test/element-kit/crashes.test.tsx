import { waitFor } from '@testing-library/dom';
import { expect } from 'chai';
import { useState, type ReactNode } from 'react';
import { catchPageErrors, defineOurs, definePlain, emptyContract, inside, page, spyOnDocument } from './kit';

const PERSONAL = 'cannot read plan of Mary Smith';

function fail(): never {
  throw new Error(PERSONAL);
}

const CrashesAtOnce = (): ReactNode => fail();

function CrashesLater(): ReactNode {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) fail();
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Break
    </button>
  );
}

function Counter(): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  );
}

const withAuthorContent = (tag: string): HTMLElement => page.place(`<${tag}><p>Call us</p></${tag}>`);

const showsAuthorContent = (element: Element): boolean =>
  element.querySelector('p')!.getClientRects().length > 0;

describe('a crash', () => {
  let errors: string[];
  let seen: ReturnType<typeof spyOnDocument>;
  beforeEach(() => {
    page.enter();
    errors = catchPageErrors();
    seen = spyOnDocument('shopper-profile-error');
  });
  afterEach(() => {
    seen.stop();
    page.leave();
  });

  const isReported = (tag: string): void => {
    expect(seen.events.map(({ detail }) => detail as unknown)).to.deep.equal([
      { source: tag, message: 'The element could not be shown.', code: 'render-failed' },
    ]);
    expect(page.log.error.args).to.deep.equal([[`<${tag}> could not be shown [render-failed]`]]);
    expect(errors, 'uncaught').to.deep.equal([]);
  };

  it('in the first render keeps the author’s content, and is reported without what was thrown', async () => {
    const tag = defineOurs(emptyContract, CrashesAtOnce);
    const element = withAuthorContent(tag);
    await waitFor(() => isReported(tag));
    expect(showsAuthorContent(element)).to.equal(true);
    expect(element.shadowRoot!.querySelectorAll('slot')).to.have.length(1);
  });

  it('in a later render brings the author’s content back, and is reported without what was thrown', async () => {
    const tag = defineOurs(emptyContract, CrashesLater);
    const element = withAuthorContent(tag);
    (await inside(element).findByRole('button', { name: 'Break' })).click();
    await waitFor(() => isReported(tag));
    expect(showsAuthorContent(element)).to.equal(true);
    expect(inside(element).queryByRole('button') === null).to.equal(true);
  });

  it('is told to the page by an event that starts at the element', async () => {
    const element = withAuthorContent(defineOurs(emptyContract, CrashesAtOnce));
    await waitFor(() => expect(seen.events).to.have.length(1));
    expect(seen.events[0]).to.include({ bubbles: true, composed: true });
    expect(seen.events[0]!.target === element).to.equal(true);
  });

  it('leaves the others alive, and with what they know', async () => {
    const counter = page.place(`<${defineOurs(emptyContract, Counter)}>`);
    (await inside(counter).findByRole('button')).click();
    withAuthorContent(defineOurs(emptyContract, CrashesAtOnce));
    await waitFor(() => expect(seen.events).to.have.length(1));
    (await inside(counter).findByRole('button', { name: 'Pressed 1 times' })).click();
    expect(await inside(counter).findByRole('button', { name: 'Pressed 2 times' })).to.exist;
  });

  it('ends when the element is inserted again', async () => {
    const element = withAuthorContent(defineOurs(emptyContract, CrashesLater));
    (await inside(element).findByRole('button', { name: 'Break' })).click();
    await waitFor(() => expect(showsAuthorContent(element)).to.equal(true));
    element.remove();
    await waitFor(() => expect(element.shadowRoot!.childElementCount).to.equal(1));
    page.box.append(element);
    expect(await inside(element).findByRole('button', { name: 'Break' })).to.exist;
    expect(showsAuthorContent(element)).to.equal(false);
  });

  it('of a listener that removes the element in the meantime is no trouble', async () => {
    const element = withAuthorContent(defineOurs(emptyContract, CrashesAtOnce));
    element.addEventListener('shopper-profile-error', () => element.remove(), { once: true });
    await waitFor(() => expect(element.isConnected).to.equal(false));
    page.box.append(element);
    await waitFor(() => expect(seen.events).to.have.length(1));
    expect(showsAuthorContent(element)).to.equal(true);
    expect(errors).to.deep.equal([]);
  });
});

describe('plain r2wc, for comparison: a crash', () => {
  beforeEach(page.enter);
  afterEach(page.leave);

  it('leaves only an uncaught error with what was thrown', async () => {
    const errors = catchPageErrors();
    const element = withAuthorContent(definePlain(CrashesAtOnce));
    await waitFor(() => expect(errors).to.deep.equal([PERSONAL]));
    expect(element.shadowRoot!.childNodes).to.have.length(0);
    expect(showsAuthorContent(element)).to.equal(false);
  });

  it('in a later render takes the element away and puts nothing in its place', async () => {
    const errors = catchPageErrors();
    const element = withAuthorContent(definePlain(CrashesLater));
    (await inside(element).findByRole('button', { name: 'Break' })).click();
    await waitFor(() => expect(errors).to.deep.equal([PERSONAL]));
    expect(element.shadowRoot!.childNodes).to.have.length(0);
  });
});
