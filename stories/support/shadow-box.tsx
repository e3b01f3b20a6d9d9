import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Brand, Locale } from '../../src/config/derived';
import { styleSheet } from '../../src/element-kit/style-sheets';
import { baseStyles } from '../../src/styles/base';
import bannerStyles from '../../src/styles/banner.css?inline';
import extraHelpStyles from '../../src/styles/extra-help.css?inline';
import loadingStyles from '../../src/styles/loading.css?inline';
import noticeStyles from '../../src/styles/notice.css?inline';
import plansStyles from '../../src/styles/plans.css?inline';
import showcaseStyles from './showcase.css?inline';

const sheets = [
  ...baseStyles,
  plansStyles,
  extraHelpStyles,
  bannerStyles,
  loadingStyles,
  noticeStyles,
  showcaseStyles,
];

function attach(host: HTMLElement): ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = sheets.map(styleSheet);
  return root;
}

/** A shadow root with the style sheets of the pieces, and their `.root` box in brand and language. */
export function ShadowBox({
  brand,
  lang = 'en',
  children,
}: {
  brand: Brand;
  lang?: Locale;
  children: ReactNode;
}): ReactNode {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const [find] = useState(() => (host: HTMLElement | null) => {
    setRoot(host && attach(host));
  });
  return (
    <div ref={find}>
      {root &&
        createPortal(
          <div className="root" lang={lang} data-brand={brand} part="root">
            {children}
          </div>,
          root,
        )}
    </div>
  );
}
