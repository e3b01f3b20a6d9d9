import { waitFor } from '@testing-library/dom';
import { expect } from 'chai';
import { use, useEffect, useId, useState, type ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { define, toElement } from '../../src/element-kit/to-element';
import { Card, cardContract, defineCard, defineOurs, definePlain, emptyContract } from './kit';
import { inside, nextTag, page, received } from './kit';

/** Counts how often it is mounted. */
function stage(): { Actor: () => ReactNode; alive: () => number } {
  let alive = 0;
  function Actor(): ReactNode {
    useEffect(() => {
      alive += 1;
      return () => {
        alive -= 1;
      };
    }, []);
    return <p>Here</p>;
  }
  return { Actor, alive: () => alive };
}

/** Suspends until it is released. */
function curtain(): { Late: () => ReactNode; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  function Late(): ReactNode {
    use(opened);
    return <p>The element</p>;
  }
  return { Late, open: () => open() };
}

/** Whether the page shows the author's own text. */
const showsAuthorContent = (element: Element): boolean =>
  (element.querySelector('p')?.getClientRects().length ?? 0) > 0;

/** An element of the element kit that is mounted after all earlier ones. */
async function afterMounting(): Promise<void> {
  const tag = defineOurs(emptyContract, () => <p>A later element</p>);
  await inside(page.place(`<${tag}></${tag}>`)).findByText('A later element');
}

describe('an element', () => {
  beforeEach(page.enter);
  afterEach(page.leave);

  it('that was created and given attributes, but never inserted, mounts nothing', async () => {
    const { Actor, alive } = stage();
    const tag = defineOurs(cardContract, Actor);
    const element = document.createElement(tag);
    element.setAttribute('heading-level', '3');
    element.setAttribute('caption', 'Drugs');
    await afterMounting();
    expect(alive()).to.equal(0);
    expect(element.shadowRoot!.querySelector('p') === null).to.equal(true);
  });

  it('that was removed in the task that inserted it mounts nothing for long', async () => {
    const { Actor, alive } = stage();
    const tag = defineOurs(emptyContract, Actor);
    page.place(`<${tag}></${tag}>`).remove();
    await afterMounting();
    expect(alive()).to.equal(0);
  });

  it('reads attributes that it was given before it was inserted', async () => {
    const element = document.createElement(defineCard());
    element.setAttribute('heading-level', '3');
    page.box.append(element);
    await waitFor(() => expect(received(element).headingLevel).to.equal('3'));
  });

  it('ends with its removal: effects are cleaned up', async () => {
    const { Actor, alive } = stage();
    const tag = defineOurs(emptyContract, Actor);
    const element = page.place(`<${tag}></${tag}>`);
    await waitFor(() => expect(alive()).to.equal(1));
    element.remove();
    await waitFor(() => expect(alive()).to.equal(0));
  });

  it('renders once for several changes of one task', async () => {
    const renders: string[] = [];
    const tag = defineOurs(cardContract, ({ caption, headingLevel }) => {
      renders.push(`${caption} ${String(headingLevel)}`);
      return null;
    });
    const element = page.place(`<${tag}></${tag}>`);
    await waitFor(() => expect(renders).to.have.length(1));
    element.setAttribute('caption', 'Drugs');
    element.setAttribute('heading-level', '5');
    await waitFor(() => expect(renders).to.deep.equal(['Plans 2', 'Drugs 5']));
  });

  it('does not interfere with another of its tag', async () => {
    function Field(): ReactNode {
      const [text, setText] = useState('');
      const id = useId();
      return (
        <>
          <label htmlFor={id}>Zip code</label>
          <input id={id} value={text} onChange={(event) => setText(event.target.value)} />
          <p>Searching in {text}</p>
        </>
      );
    }
    const tag = defineOurs(emptyContract, Field);
    const [first, second] = [page.place(`<${tag}></${tag}>`), page.place(`<${tag}></${tag}>`)];
    const user = userEvent.setup();
    await user.click(await inside(second).findByText('Zip code'));
    await user.keyboard('55401');
    expect(await inside(second).findByText('Searching in 55401')).to.exist;
    await user.type(await inside(first).findByLabelText('Zip code'), '10001');
    expect(await inside(first).findByText('Searching in 10001')).to.exist;
    expect(inside(second).getByLabelText<HTMLInputElement>('Zip code').value).to.equal('55401');
  });
});

describe('define', () => {
  beforeEach(page.enter);
  afterEach(page.leave);

  it('called again for a tag is no error, and the first one stays', async () => {
    const tag = defineOurs(emptyContract, () => <p>The first</p>);
    define(toElement({ ...emptyContract, tag }, () => <p>The second</p>));
    const element = page.place(`<${tag}></${tag}>`);
    expect(await inside(element).findByText('The first')).to.exist;
  });

  it('leaves a tag alone that belongs to someone else', () => {
    const tag = nextTag();
    class Theirs extends HTMLElement {}
    customElements.define(tag, Theirs);
    defineCard(tag);
    expect(customElements.get(tag) === Theirs).to.equal(true);
  });
});

describe('style sheets', () => {
  beforeEach(page.enter);
  afterEach(page.leave);

  it('are constructed, apply inside only, and are the same objects for all elements', async () => {
    const styles = ['p { color: rgb(1, 2, 3) }', ':host { display: block }'];
    const widget = (): ReactNode => <p>Styled</p>;
    const [tag, other] = [
      defineOurs(emptyContract, widget, { styles }),
      defineOurs(emptyContract, widget, { styles }),
    ];
    const elements = [tag, tag, other].map((name) => page.place(`<${name}></${name}>`));
    const outside = page.place('<p>Outside</p>');
    for (const element of elements) {
      const text = await inside(element).findByText('Styled');
      expect(getComputedStyle(text).color).to.equal('rgb(1, 2, 3)');
      expect(getComputedStyle(element).display).to.equal('block');
    }
    const sheets = elements.map((element) => element.shadowRoot!.adoptedStyleSheets);
    // Tokens and base style sheet of the brands, and the style sheet of the element.
    expect(sheets[0]).to.have.length(4);
    expect(sheets.every((list) => list.every((sheet, index) => sheet === sheets[0]![index]))).to.equal(true);
    expect(getComputedStyle(outside).color).not.to.equal('rgb(1, 2, 3)');
  });

  it('need no style element and no style attribute, so that a strict policy lets them through', async () => {
    const element = page.place(`<${defineOurs(emptyContract, Card, { styles: ['p { margin: 0 }'] })}>`);
    await inside(element).findByRole('button', { name: 'Remove' });
    expect(element.shadowRoot!.querySelectorAll('style, link, [style]')).to.have.length(0);
    expect(element.hasAttribute('style')).to.equal(false);
  });
});

describe('author content', () => {
  beforeEach(page.enter);
  afterEach(page.leave);

  it('shows until the element has rendered for the first time, and no longer', async () => {
    const { Late, open } = curtain();
    const tag = defineOurs(emptyContract, Late);
    const element = page.place(`<${tag}><p>Call 1-800-555-0100</p></${tag}>`);
    await afterMounting();
    expect(showsAuthorContent(element)).to.equal(true);
    open();
    await inside(element).findByText('The element');
    expect(showsAuthorContent(element)).to.equal(false);
  });

  it('is never gone in between: what shows first is the element', async () => {
    const seen: boolean[] = [];
    const tag = defineOurs(emptyContract, () => <p>The element</p>);
    const element = page.place(`<${tag}><p>Call us</p></${tag}>`);
    const observer = new MutationObserver(() => {
      const isThere = element.shadowRoot!.querySelector('p') !== null;
      seen.push(isThere !== showsAuthorContent(element));
    });
    observer.observe(element.shadowRoot!, { childList: true });
    await inside(element).findByText('The element');
    observer.disconnect();
    expect(seen).not.to.be.empty;
    expect(seen).not.to.include(false);
  });

  it('shows in an element that is not in the document any more, for the next time', async () => {
    const tag = defineOurs(emptyContract, () => <p>The element</p>);
    const element = page.place(`<${tag}><p>Call us</p></${tag}>`);
    await inside(element).findByText('The element');
    element.remove();
    await waitFor(() => expect(element.shadowRoot!.querySelector('slot') === null).to.equal(false));
  });
});

describe('plain r2wc, for comparison: mounting', () => {
  beforeEach(page.enter);
  afterEach(page.leave);

  it('mounts an element that was never inserted, and has no reason ever to unmount it', async () => {
    const { Actor, alive } = stage();
    const tag = definePlain<{ caption?: string }>(Actor, { props: { caption: 'string' } });
    document.createElement(tag).setAttribute('caption', 'Drugs');
    await waitFor(() => expect(alive()).to.equal(1));
  });

  it('throws when a tag is defined twice', () => {
    const { Actor } = stage();
    const tag = definePlain(Actor);
    expect(() => definePlain(Actor, {}, tag))
      .to.throw(DOMException)
      .with.property('name', 'NotSupportedError');
  });

  it('adopts no style sheets', () => {
    const tag = definePlain(stage().Actor);
    expect(page.place(`<${tag}></${tag}>`).shadowRoot!.adoptedStyleSheets).to.have.length(0);
  });

  it('hides the author’s content from the start', async () => {
    const { Late } = curtain();
    const tag = definePlain(Late);
    const element = page.place(`<${tag}><p>Call 1-800-555-0100</p></${tag}>`);
    await afterMounting();
    expect(element.shadowRoot!.childElementCount).to.equal(0);
    expect(showsAuthorContent(element)).to.equal(false);
  });
});
