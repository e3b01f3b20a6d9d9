import { waitFor } from '@testing-library/dom';
import { expect } from 'chai';
import { useState, type ReactNode } from 'react';
import { CopyContext } from '../../src/ui/copy-context';
import { Dialog } from '../../src/ui/dialog';
import { focused, press, pressWithShift } from '../support/keys';
import { defineOurs, definePlain, emptyContract, inside, page, spyOnDocument } from './kit';

const translate = (): string => 'Close';

function Popup(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <CopyContext value={translate}>
      <button type="button" onClick={() => setOpen(true)}>
        Remove plan
      </button>
      {isOpen && (
        <Dialog name="remove-plan" heading="Remove this plan?" onClose={() => setOpen(false)}>
          <label>
            Reason <input />
          </label>
        </Dialog>
      )}
    </CopyContext>
  );
}

const opener = (element: Element): Promise<HTMLElement> =>
  inside(element).findByRole('button', { name: 'Remove plan' });

async function openPopup(element: Element): Promise<HTMLDialogElement> {
  const button = await opener(element);
  button.focus();
  button.click();
  return inside(element).findByRole<HTMLDialogElement>('dialog', { name: 'Remove this plan?' });
}

const isClosed = (element: Element): Promise<void> =>
  waitFor(() => {
    expect(element.shadowRoot!.querySelector('dialog') === null).to.equal(true);
  });

const isScrollable = (): boolean => getComputedStyle(document.documentElement).overflowY !== 'hidden';

describe('a popup', () => {
  let tag: string;
  let element: HTMLElement;
  let opened: ReturnType<typeof spyOnDocument>;
  let closed: ReturnType<typeof spyOnDocument>;
  before(() => {
    tag = defineOurs(emptyContract, Popup);
  });
  beforeEach(() => {
    page.enter();
    element = page.place(`<${tag}></${tag}>`);
    opened = spyOnDocument('shopper-profile-popup-open');
    closed = spyOnDocument('shopper-profile-popup-close');
  });
  afterEach(async () => {
    element.remove();
    await isClosed(element); // Otherwise it would hold the scroll lock of the next test.
    opened.stop();
    closed.stop();
    page.leave();
  });

  it('opens in the top layer, and nothing behind it can have focus', async () => {
    const behind = page.place('<button type="button">Behind</button>');
    const dialog = await openPopup(element);
    expect(dialog.matches(':modal')).to.equal(true);
    behind.focus();
    expect(document.activeElement === behind).to.equal(false);
  });

  it('takes focus itself, and gives it back to what opened it', async () => {
    const dialog = await openPopup(element);
    expect(focused()).to.equal(dialog);
    inside(element).getByRole('button', { name: 'Close' }).click();
    await isClosed(element);
    expect(focused() === (await opener(element))).to.equal(true);
  });

  it('keeps focus inside: Tab comes round from its end, Shift+Tab from its start (OPEN-B71)', async () => {
    await openPopup(element);
    const goRound = async (key: (name: string) => Promise<void>): Promise<(string | undefined)[]> => {
      const stops: (string | undefined)[] = [];
      for (let step = 0; step < 5; step += 1) {
        await key('Tab');
        stops.push(focused()?.tagName);
      }
      return stops;
    };
    expect(await goRound(pressWithShift)).to.deep.equal(['INPUT', 'BUTTON', 'INPUT', 'BUTTON', 'INPUT']);
    expect(await goRound(press)).to.deep.equal(['BUTTON', 'INPUT', 'BUTTON', 'INPUT', 'BUTTON']);
  });

  it('closes on Escape', async () => {
    await openPopup(element);
    await press('Escape');
    await isClosed(element);
    expect(focused() === (await opener(element))).to.equal(true);
  });

  it('tells the page that it has opened and closed, by name', async () => {
    await openPopup(element);
    expect(opened.events.map(({ detail }) => detail as unknown)).to.deep.equal([{ popup: 'remove-plan' }]);
    expect(closed.events).to.have.length(0);
    await press('Escape');
    await isClosed(element);
    expect(opened.events).to.have.length(1);
    expect(closed.events.map(({ detail }) => detail as unknown)).to.deep.equal([{ popup: 'remove-plan' }]);
    expect(closed.events[0]!.target === element).to.equal(true);
  });

  it('keeps the page from scrolling while it is open (POP-17)', async () => {
    expect(isScrollable()).to.equal(true);
    await openPopup(element);
    expect(isScrollable()).to.equal(false);
    await press('Escape');
    await isClosed(element);
    expect(isScrollable()).to.equal(true);
  });

  it('puts the page’s own style back when it closes (POP-18)', async () => {
    const { style } = document.documentElement;
    style.overflow = 'scroll';
    await openPopup(element);
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('hidden');
    await press('Escape');
    await isClosed(element);
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('scroll');
    expect(style.cssText).to.equal('overflow: scroll;');
    document.documentElement.removeAttribute('style');
  });

  it('lets the page scroll only when the last of two is closed (POP-17, OPEN-B56)', async () => {
    const other = page.place(`<${tag}></${tag}>`);
    await openPopup(element);
    await openPopup(other);
    inside(other).getByRole('button', { name: 'Close' }).click();
    await isClosed(other);
    expect(isScrollable()).to.equal(false);
    await press('Escape');
    await isClosed(element);
    expect(isScrollable()).to.equal(true);
  });

  it('lets the page scroll when its element is removed (POP-18)', async () => {
    await openPopup(element);
    element.remove();
    await waitFor(() => expect(isScrollable()).to.equal(true));
    expect(document.adoptedStyleSheets).to.have.length(0);
  });

  const hideAndShow: [string, (target: HTMLElement) => () => void][] = [
    [
      'its element is hidden',
      (target) => {
        target.hidden = true;
        return () => (target.hidden = false);
      },
    ],
    [
      'something around it does not show',
      () => {
        page.box.style.display = 'none';
        return () => page.box.removeAttribute('style');
      },
    ],
  ];
  for (const [name, hide] of hideAndShow)
    it(`closes when ${name}, and the page is alive (SHELL-73, POP-18)`, async () => {
      await openPopup(element);
      const show = hide(element);
      await isClosed(element);
      expect(isScrollable()).to.equal(true);
      expect(closed.events).to.have.length(1);
      show();
      await openPopup(element);
      expect(isScrollable()).to.equal(false);
    });

  it('does not stay open where nothing shows (SHELL-73)', async () => {
    const button = await opener(element);
    element.hidden = true;
    button.click();
    await waitFor(() => expect(opened.events).to.have.length(1));
    await isClosed(element);
    expect(isScrollable()).to.equal(true);
  });

  const ways: [string, (target: Element) => void][] = [['append', (target) => target.append(element)]];
  if ('moveBefore' in Element.prototype)
    ways.push(['moveBefore', (target) => target.moveBefore(element, null)]);

  for (const [name, move] of ways) {
    it(`is modal again after its element has been moved by ${name}, with focus and typed text`, async () => {
      const dialog = await openPopup(element);
      const field = inside(element).getByLabelText<HTMLInputElement>('Reason');
      field.focus();
      field.value = 'Too expensive';
      move(page.place('<section></section>'));
      expect(dialog.matches(':modal')).to.equal(true);
      expect(focused() === field, 'focus').to.equal(true);
      expect(field.value).to.equal('Too expensive');
      expect(isScrollable()).to.equal(false);
      await press('Escape');
      await isClosed(element);
      expect(isScrollable()).to.equal(true);
      expect(focused() === (await opener(element)), 'focus given back').to.equal(true);
      expect(opened.events).to.have.length(1);
      expect(closed.events).to.have.length(1);
    });
  }
});

describe('a popup without a control', () => {
  let tag: string;
  before(() => {
    tag = defineOurs(emptyContract, () => (
      <CopyContext value={translate}>
        <Dialog name="loading" heading="One moment" isClosable={false} onClose={() => undefined}>
          <p>We look for your plans.</p>
        </Dialog>
      </CopyContext>
    ));
  });
  beforeEach(page.enter);
  afterEach(page.leave);

  it('has its end in place before it says that it is open: a Tab pressed immediately stays inside', async () => {
    let ends: number | undefined;
    page.box.addEventListener(
      'shopper-profile-popup-open',
      () => {
        ends = element.shadowRoot!.querySelectorAll('dialog [tabindex="0"]').length;
      },
      { once: true },
    );
    const element = page.place(`<${tag}></${tag}>`);
    await inside(element).findByRole('dialog');
    expect(ends).to.equal(1);
  });

  it('without controls, keeps focus at its heading, whatever Tab does (OPEN-B71)', async () => {
    const element = page.place(`<${tag}></${tag}>`);
    await inside(element).findByRole('dialog');
    for (const key of [press, press, pressWithShift, pressWithShift]) {
      await key('Tab');
      expect(focused()?.textContent).to.equal('One moment');
    }
  });
});

describe('plain r2wc, for comparison: a popup', () => {
  beforeEach(page.enter);
  afterEach(page.leave);

  it('is closed when its element is moved', async () => {
    const tag = definePlain(Popup);
    const element = page.place(`<${tag}></${tag}>`);
    await openPopup(element);
    page.place('<section></section>').append(element);
    await opener(element);
    await isClosed(element);
  });
});
