import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { expect } from 'chai';
import { flushSync } from 'react-dom';
import { styleSheet } from '../../src/element-kit/style-sheets';
import { baseStyles } from '../../src/styles/base';
import plansStyles from '../../src/styles/plans.css?inline';
import itemsStyles from '../../src/styles/items.css?inline';
import medigapStyles from '../../elements/medigap/medigap.css?inline';
import { emulateMediaFeatures } from '../support/devtools';

describe('icons in forced colors', () => {
  let host: HTMLElement;
  let root: Root;

  beforeEach(() => emulateMediaFeatures({ 'forced-colors': 'active', 'prefers-color-scheme': 'dark' }));
  afterEach(() => emulateMediaFeatures({ 'forced-colors': 'none' }));

  afterEach(() => {
    root.unmount();
    host.remove();
  });

  const sheets: [className: string, sheet: string][] = [
    ['icon', plansStyles],
    ['item-icon', itemsStyles],
    ['medigap-icon', medigapStyles],
  ];
  for (const [className, sheet] of sheets)
    it(`are drawn in the color of the text: ${className}`, () => {
      host = document.body.appendChild(document.createElement('div'));
      const shadow = host.attachShadow({ mode: 'open' });
      shadow.adoptedStyleSheets = [...baseStyles, sheet].map(styleSheet);
      root = createRoot(shadow);
      flushSync(() => {
        root.render(
          createElement(
            'div',
            { className: 'root', 'data-brand': 'AMP' },
            createElement('p', null, 'Text', createElement('svg', { className }, createElement('path'))),
          ),
        );
      });
      const textColor = getComputedStyle(shadow.querySelector('p')!).color;
      expect(getComputedStyle(shadow.querySelector('path')!).stroke).to.equal(textColor);
    });
});
