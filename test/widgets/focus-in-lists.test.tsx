/** Where focus moves when the focused item is removed. */
import { within } from '@testing-library/dom';
import { expect } from 'chai';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { useFocusStays } from '../../src/widgets/use-focus-stays';
import { eventually } from '../support/clock';

function List({ names }: { names: readonly string[] }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusStays(heading);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Items
      </h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href="#edit">Edit {name}</a>
            <button type="button">Remove {name}</button>
          </li>
        ))}
      </ul>
    </>
  );
}

describe('focus in a list whose items go', () => {
  // Elements live in shadow roots, of which the element only knows which of them has focus.
  const box = document.createElement('main');
  const shadow = box.attachShadow({ mode: 'open' });
  const elsewhere = document.createElement('button');
  const screen = within(shadow as unknown as HTMLElement);
  let root: Root;

  const show = async (...names: string[]): Promise<void> => {
    // Runs the effects, too: an item may have focus right after.
    flushSync(() => {
      root.render(<List names={names} />);
    });
    await eventually(() => expect(screen.queryAllByRole('listitem')).to.have.length(names.length));
  };
  const button = (name: string): HTMLElement => screen.getByRole('button', { name });
  const focused = (): string | undefined => shadow.activeElement?.textContent;
  const focusIs = (name: string): Promise<unknown> => eventually(() => expect(focused()).to.equal(name));

  beforeEach(() => {
    document.body.append(box, elsewhere);
    root = createRoot(shadow);
  });
  afterEach(() => {
    root.unmount();
    box.remove();
    elsewhere.remove();
  });

  it('goes to the last control of the next item, which is like the one that is gone (WCAG 2.4.3)', async () => {
    await show('A', 'B', 'C');
    button('Remove B').focus();
    await show('A', 'C');
    await focusIs('Remove C');
  });

  it('goes to the item before, if it was the last one, and to the heading, if it was the only one (WCAG 2.4.3)', async () => {
    await show('A', 'B');
    button('Remove B').focus();
    await show('A');
    await focusIs('Remove A');
    await show();
    await focusIs('Items');
  });

  it('stays where the shopper has gone in the meantime (WCAG 2.4.3)', async () => {
    await show('A', 'B');
    const item = button('Remove A').closest('li')!;
    button('Remove A').focus();
    // The item goes away before React is notified of it, and focus is somewhere else by then.
    item.replaceChildren();
    elsewhere.focus();
    await show('B');
    expect(document.activeElement === elsewhere).to.equal(true);
  });
});
