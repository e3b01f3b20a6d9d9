import { within } from '@testing-library/dom';
import { expect } from 'chai';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ErrorSummary } from '../../src/ui/error-summary';
import { eventually } from '../support/clock';

const NAME = 'There are 2 problems';

describe('the summary of errors', () => {
  const box = document.createElement('main');
  const screen = within(box);
  let root: Root;
  let gone: string[];

  const show = (attempt: number, texts = ['Enter a ZIP code', 'Enter a year']): void => {
    const summary: ReactNode = (
      <ErrorSummary
        heading={NAME}
        attempt={attempt}
        entries={texts.map((text) => ({ text, onGo: () => gone.push(text) }))}
      />
    );
    root.render(summary);
  };
  const summary = (): Promise<HTMLElement> => screen.findByRole('group', { name: NAME });
  const hasFocus = (element: Element): boolean => document.activeElement === element;

  beforeEach(() => {
    gone = [];
    document.body.append(box);
    root = createRoot(box);
  });
  afterEach(() => {
    root.unmount();
    box.remove();
  });

  it('has a name, and takes focus when it comes (WCAG 3.3.1, FORM-24)', async () => {
    show(1);
    const group = await summary();
    await eventually(() => expect(hasFocus(group)).to.equal(true));
    expect(within(group).getByRole('heading', { name: NAME })).to.exist;
  });

  it('takes focus at each attempt, and not in between (WCAG 3.3.1, FORM-24)', async () => {
    show(1);
    const group = await summary();
    await eventually(() => expect(hasFocus(group)).to.equal(true));
    group.blur();
    show(1, ['Enter a ZIP code']);
    await eventually(() => expect(within(group).getAllByRole('button')).to.have.length(1));
    expect(hasFocus(group)).to.equal(false);
    show(2);
    await eventually(() => expect(hasFocus(group)).to.equal(true));
  });

  it('leads to each field (WCAG 3.3.1)', async () => {
    show(1);
    within(await summary())
      .getByRole('button', { name: 'Enter a year' })
      .click();
    expect(gone).to.deep.equal(['Enter a year']);
  });
});
