import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { expect } from 'chai';
import { flushSync } from 'react-dom';
import { styleSheet } from '../../src/element-kit/style-sheets';
import { baseStyles } from '../../src/styles/base';
import noticeStyles from '../../src/styles/notice.css?inline';
import { Notice } from '../../src/ui/notice';

const meanings = ['information', 'success', 'warning', 'error'] as const;

describe('a notice', () => {
  let host: HTMLElement;
  let root: Root;
  let shadow: ShadowRoot;

  beforeEach(() => {
    host = document.body.appendChild(document.createElement('div'));
    shadow = host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [...baseStyles, noticeStyles].map(styleSheet);
    root = createRoot(shadow);
  });
  afterEach(() => {
    root.unmount();
    host.remove();
  });

  const show = (isShown: boolean): void => {
    const notices = meanings.map((meaning) => (
      <Notice key={meaning} isShown={isShown} meaning={meaning} message={meaning}>
        {null}
      </Notice>
    ));
    flushSync(() => {
      root.render(createElement('div', { className: 'root', 'data-brand': 'UMS' }, notices));
    });
  };
  const all = (): HTMLElement[] => [...shadow.querySelectorAll<HTMLElement>('.notice')];

  it('has an icon and a color of its own for each meaning, and says it in a live region', () => {
    show(true);
    const looks = all().map((notice) => {
      const icon = notice.querySelector('svg')!;
      const { stroke } = getComputedStyle(icon);
      expect(getComputedStyle(notice).borderInlineStartColor).to.equal(stroke);
      return { stroke, drawing: icon.querySelector('path')!.getAttribute('d') };
    });
    expect(new Set(looks.map(({ stroke }) => stroke)).size).to.equal(meanings.length);
    expect(new Set(looks.map(({ drawing }) => drawing)).size).to.equal(meanings.length);
    expect([...shadow.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)).to.deep.equal(
      [...meanings],
    );
  });

  it('is square at the side of its stripe', () => {
    show(true);
    for (const notice of all()) expect(getComputedStyle(notice).borderStartStartRadius).to.equal('0px');
  });

  it('shows nothing without a message', () => {
    show(false);
    for (const notice of all()) expect(notice.getBoundingClientRect().height).to.equal(0);
  });
});
