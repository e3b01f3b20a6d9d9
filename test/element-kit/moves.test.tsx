import { waitFor } from '@testing-library/dom';
import { expect } from 'chai';
import { useEffect, useState, type ReactNode } from 'react';
import { useMoved } from '../../src/ui/host';
import { defineOurs, definePlain, emptyContract, inside, page } from './kit';

/** Has all the state that a move may lose: React state, typed text, a selection and focus. */
function Form(): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        Pressed {count} times
      </button>
      <label>
        Search <input />
      </label>
    </>
  );
}

async function fillIn(element: Element): Promise<HTMLInputElement> {
  (await inside(element).findByRole('button', { name: 'Pressed 0 times' })).click();
  await inside(element).findByRole('button', { name: 'Pressed 1 times' });
  const input = inside(element).getByLabelText<HTMLInputElement>('Search');
  input.focus();
  input.value = 'metformin';
  input.setSelectionRange(2, 5);
  return input;
}

/** Runs everything that is queued. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      resolve();
      port1.close();
    };
    port2.postMessage(null);
  });

const ways: [string, (element: Element, target: Element) => void][] = [
  ['append', (element, target) => target.append(element)],
  ['insertBefore', (element, target) => target.insertBefore(element, target.firstChild)],
  [
    'remove and, in the same task, append',
    (element, target) => {
      element.remove();
      target.append(element);
    },
  ],
  [
    'wrapping its ancestor in another element',
    (element, target) => {
      target.append(element.parentElement!);
    },
  ],
];
if ('moveBefore' in Element.prototype)
  ways.push(['moveBefore', (element, target) => target.moveBefore(element, null)]);

describe('moving an element in the document', () => {
  beforeEach(page.enter);
  afterEach(page.leave);

  for (const [name, move] of ways) {
    it(`by ${name} keeps state, typed text, selection and focus`, async () => {
      const tag = defineOurs(emptyContract, Form);
      const element = page.place(`<div><${tag}></${tag}></div>`).firstElementChild!;
      const target = page.place('<section></section>');
      const input = await fillIn(element);
      move(element, target);
      await nextTask();
      expect(target.contains(element), 'moved').to.equal(true);
      expect(inside(element).getByRole('button', { name: 'Pressed 1 times' })).to.exist;
      expect(inside(element).getByLabelText('Search') === input, 'the same input').to.equal(true);
      expect(input.value).to.equal('metformin');
      expect([input.selectionStart, input.selectionEnd]).to.deep.equal([2, 5]);
      expect(element.shadowRoot!.activeElement === input, 'focus').to.equal(true);
    });
  }

  it('leaves focus where the user has put it in the meantime', async () => {
    const tag = defineOurs(emptyContract, Form);
    const element = page.place(`<${tag}></${tag}>`);
    const elsewhere = page.place('<button type="button">Elsewhere</button>');
    await fillIn(element);
    elsewhere.focus();
    page.place('<section></section>').append(element);
    await nextTask();
    expect(document.activeElement === elsewhere).to.equal(true);
  });

  it('takes no focus when the user has left all fields', async () => {
    const tag = defineOurs(emptyContract, Form);
    const element = page.place(`<${tag}></${tag}>`);
    (await fillIn(element)).blur();
    await nextTask();
    page.place('<section></section>').append(element);
    expect(document.activeElement === document.body).to.equal(true);
  });

  it('tells the components inside, once per move, and not when the element has gone for good', async () => {
    let moves = 0;
    const countMove = (): void => {
      moves += 1;
    };
    let isListening = false;
    function Mover(): ReactNode {
      useMoved(countMove);
      useEffect(() => {
        isListening = true;
      }, []);
      return <p>Here</p>;
    }
    const element = page.place(`<${defineOurs(emptyContract, Mover)}>`);
    await waitFor(() => expect(isListening).to.equal(true));
    page.place('<section></section>').append(element);
    expect(moves).to.equal(1);
    element.remove();
    await nextTask();
    page.box.append(element);
    await inside(element).findByText('Here');
    expect(moves).to.equal(1);
  });

  it('starts again after it was out of the document', async () => {
    const tag = defineOurs(emptyContract, Form);
    const element = page.place(`<${tag}></${tag}>`);
    await fillIn(element);
    element.remove();
    await nextTask();
    expect(element.shadowRoot!.querySelector('button') === null, 'unmounted').to.equal(true);
    page.box.append(element);
    expect(await inside(element).findByRole('button', { name: 'Pressed 0 times' })).to.exist;
  });
});

describe('plain r2wc, for comparison: moving an element in the document', () => {
  beforeEach(page.enter);
  afterEach(page.leave);

  for (const [name, move] of ways) {
    it(`by ${name} loses state, typed text and focus`, async () => {
      const tag = definePlain(Form);
      const element = page.place(`<div><${tag}></${tag}></div>`).firstElementChild!;
      const target = page.place('<section></section>');
      await fillIn(element);
      move(element, target);
      await waitFor(() => inside(element).getByRole('button', { name: 'Pressed 0 times' }));
      expect(inside(element).getByLabelText<HTMLInputElement>('Search').value).to.equal('');
      expect(element.shadowRoot!.activeElement === null).to.equal(true);
    });
  }
});
