import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MedicareNumberField } from '../../src/ui/medicare-number-field';
import { eventually } from '../support/clock';
import { cdp } from '../support/devtools';
import { press } from '../support/keys';

const type = (text: string) => sendKeys({ type: text });

/** Cuts, copies or pastes as the browser itself does. */
async function edit(command: 'cut' | 'copy' | 'paste'): Promise<void> {
  const key = { cut: 'x', copy: 'c', paste: 'v' }[command];
  await cdp('Input.dispatchKeyEvent', { type: 'keyDown', modifiers: 2, key, commands: [command] });
  await cdp('Input.dispatchKeyEvent', { type: 'keyUp', modifiers: 2, key });
}

let heard: string[] = [];

/** The field in a form that listens to what is typed, as the form of the popups does. */
function Form(): ReactNode {
  const [, setCount] = useState(0);
  return (
    <form
      onInput={({ target }) => {
        heard.push((target as HTMLInputElement).value);
        setCount((count) => count + 1); // renders, as a form does whose errors go
      }}
    >
      <MedicareNumberField label="Medicare number" hint="As on your card" error={undefined} />
    </form>
  );
}

describe('the field for a Medicare number', () => {
  const box = document.createElement('main');
  let input: HTMLInputElement;
  let leave = (): void => undefined;

  /** A place to drag or copy a text from. */
  function otherField(text: string): HTMLTextAreaElement {
    const other = document.createElement('textarea');
    other.value = text;
    box.append(other);
    other.select();
    return other;
  }

  async function paste(text: string): Promise<void> {
    const start = input.selectionStart;
    const end = input.selectionEnd;
    const other = otherField(text);
    await edit('copy');
    other.remove();
    input.focus();
    input.setSelectionRange(start, end);
    await edit('paste');
  }

  const place = (caret: number, end = caret): void => {
    input.setSelectionRange(caret, end);
  };

  /** The value with a bar where the caret is. */
  const state = (): string => {
    const { value, selectionStart } = input;
    return `${value.slice(0, selectionStart!)}|${value.slice(selectionStart!)}`;
  };

  beforeEach(async () => {
    heard = [];
    document.body.append(box);
    const parent = box.appendChild(document.createElement('div'));
    const root = createRoot(parent);
    root.render(<Form />);
    leave = () => {
      root.unmount();
    };
    input = await eventually(() => {
      const found = parent.querySelector('input');
      expect(found).to.exist;
      return found!;
    });
    input.focus();
  });

  afterEach(() => {
    leave();
    box.replaceChildren();
    box.remove();
  });

  it('has the placeholder and the length of the specification (FORM-10, FORM-11, CONSTB-05)', () => {
    expect(input.placeholder).to.equal('#XX#-XX#-XX##');
    expect(input.maxLength).to.equal(13);
    expect(input.labels![0]!.textContent).to.equal('Medicare number *');
  });

  it('fills no place of the mask: the value is what was typed, without an underscore (FORM-10, RULES-12)', async () => {
    expect(input.value).to.equal('');
    input.focus();
    await type('1eg4t');
    expect(input.value).to.equal('1EG4-T');
  });

  describe('typing', () => {
    for (const [text, value] of [
      ['1eg4te5mk73', '1EG4-TE5-MK73'],
      ['1EG4-TE5-MK73', '1EG4-TE5-MK73'],
      ['1eg4 te5 mk73', '1EG4-TE5-MK73'],
      ['1--eg4', '1EG4'],
      ['1eg4t', '1EG4-T'],
      ['123456789', '123456789'],
      ['1234567890', '1234567890'],
    ] as const)
      it(`"${text}" writes ${value} (FORM-11, OPEN-B57)`, async () => {
        await type(text);
        expect(state()).to.equal(`${value}|`);
        expect(heard.at(-1)).to.equal(value);
      });

    it('keeps a character that cannot be right, so that it can be told (FORM-05)', async () => {
      await type('1og4.te');
      expect(state()).to.equal('1OG4-.TE|');
    });

    it('takes 13 characters, dashes and all (FORM-11, FORM-20)', async () => {
      await type('1eg4te5mk73999');
      expect(state()).to.equal('1EG4-TE5-MK73|');
    });
  });

  describe('editing', () => {
    const edits: [string, [number, number?], string, string][] = [
      ['writes in the middle and goes on there', [2], 'x', '1EX|G-4TE-5'],
      ['writes at a dash', [4], 'x', '1EG4-X|TE-5'],
      ['writes behind a dash', [5], 'x', '1EG4-X|TE-5'],
      ['writes in the place of what is selected', [1, 6], 'x', '1X|E5'],
      ['takes away in the middle', [3], '{Backspace}', '1E|4T-E5'],
      ['takes away over a dash: the caret goes over it', [5], '{Backspace}', '1EG4|-TE5'],
      ['takes away over a dash: then the character', [5], '{Backspace}{Backspace}', '1EG|T-E5'],
      ['deletes in the middle', [1], '{Delete}', '1|G4T-E5'],
      ['deletes over a dash: the caret goes over it', [4], '{Delete}', '1EG4-|TE5'],
      ['deletes over a dash: then the character', [4], '{Delete}{Delete}', '1EG4-|E5'],
      ['empties', [0, 8], '{Backspace}', '|'],
    ];
    for (const [name, [start, end], keys, expected] of edits)
      it(`${name} (FORM-11)`, async () => {
        await type('1eg4te5');
        place(start, end);
        for (const [, key, text] of keys.matchAll(/\{(\w+)\}|(.)/g)) await (key ? press(key) : type(text!));
        expect(state()).to.equal(expected);
      });

    it('of a full number changes only what is changed', async () => {
      await type('1eg4te5mk73');
      place(7);
      await press('Backspace');
      expect(state()).to.equal('1EG4-T|5M-K73');
      await type('e');
      expect(state()).to.equal('1EG4-TE|5-MK73');
    });
  });

  describe('pasting', () => {
    for (const [name, text] of [
      ['as on the card', '1EG4-TE5-MK73'],
      ['without dashes', '1EG4TE5MK73'],
      ['with spaces', '1EG4 TE5 MK73'],
      ['in lower case', '1eg4-te5-mk73'],
      ['with other dashes', '1EG4–TE5‑MK73'],
      ['with invisible characters', '\u200e1EG4\u200b-TE5\u00a0-\u00admk73\ufeff'],
      ['with much around it', '     1 E G 4 - T E 5 - M K 7 3      '],
      ['in full width', '１ＥＧ４－ＴＥ５－ＭＫ７３'],
    ] as const)
      it(`a number ${name} writes it as on the card (FORM-11, OPEN-B57)`, async () => {
        await paste(text);
        expect(state()).to.equal('1EG4-TE5-MK73|');
        expect(heard).to.deep.equal(['1EG4-TE5-MK73']);
      });

    it('goes where the caret is, and instead of what is selected', async () => {
      await type('1egmk73');
      place(3);
      await paste('4-te5');
      expect(state()).to.equal('1EG4-TE5|-MK73');
      place(0, 13);
      await paste('123 456 789');
      expect(state()).to.equal('123456789|');
    });

    it('of more than a number takes no more than the field does (FORM-11)', async () => {
      await paste('1EG4-TE5-MK73 is my number');
      expect(input.value).to.equal('1EG4-TE5-MK73');
    });

    it('of only dashes writes nothing', async () => {
      await type('1e');
      await paste(' - ');
      expect(state()).to.equal('1E|');
    });
  });

  it('takes what is dropped on it (FORM-11)', async () => {
    const drop = {
      ...centre(input),
      data: { items: [{ mimeType: 'text/plain', data: '1eg4 te5 mk73' }], dragOperationsMask: 1 },
    };
    for (const step of ['dragEnter', 'dragOver', 'drop'])
      await cdp('Input.dispatchDragEvent', { type: step, ...drop });
    await eventually(() => expect(input.value).to.equal('1EG4-TE5-MK73'));
  });

  it('takes what a browser fills in (FORM-11)', async () => {
    await cdp('Input.insertText', { text: '1eg4te5mk73' });
    expect(input.value).to.equal('1EG4-TE5-MK73');
  });

  it('leaves alone what is being composed, and writes it once it is there', async () => {
    const compose = (text: string) =>
      cdp('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await compose('１');
    expect(input.value).to.equal('１');
    await compose('１ｅｇ');
    expect(input.value).to.equal('１ｅｇ');
    await cdp('Input.insertText', { text: '１ｅｇ' });
    expect(input.value).to.equal('1EG');
    await type('4te');
    expect(state()).to.equal('1EG4-TE|');
  });
});

function centre(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
