import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Brand, Locale } from '../../src/config/derived';
import { styleSheet } from '../../src/element-kit/style-sheets';
import { baseStyles } from '../../src/styles/base';
import applicationsStyles from '../../src/styles/applications.css?inline';
import bannerStyles from '../../src/styles/banner.css?inline';
import coverageStyles from '../../src/styles/coverage.css?inline';
import dialogStyles from '../../src/styles/dialog.css?inline';
import extraHelpStyles from '../../src/styles/extra-help.css?inline';
import loadingStyles from '../../src/styles/loading.css?inline';
import noticeStyles from '../../src/styles/notice.css?inline';
import activePlanStyles from '../../src/styles/active-plan.css?inline';
import plansStyles from '../../src/styles/plans.css?inline';
import blockStyles from '../../src/styles/block.css?inline';
import fieldStyles from '../../src/styles/field.css?inline';
import promoStyles from '../../src/styles/promo.css?inline';
import shoppingOptionsStyles from '../../src/styles/shopping-options.css?inline';
import topBarStyles from '../../src/styles/top-bar.css?inline';
import accordionStyles from '../../src/styles/accordion.css?inline';
import faqStyles from '../../src/styles/faq.css?inline';
import helpStyles from '../../src/styles/help.css?inline';
import medigapStyles from '../../src/styles/medigap.css?inline';
import browsePromptStyles from '../../src/styles/browse-prompt.css?inline';
import navStyles from '../../src/styles/nav.css?inline';
import tilesStyles from '../../src/styles/tiles.css?inline';
import drugsStyles from '../../src/styles/drugs.css?inline';
import itemsStyles from '../../src/styles/items.css?inline';
import toolStyles from '../../src/styles/tool.css?inline';
import showcaseStyles from './showcase.css?inline';

const sheets = [
  coverageStyles,
  dialogStyles,
  ...baseStyles,
  plansStyles,
  activePlanStyles,
  extraHelpStyles,
  bannerStyles,
  applicationsStyles,
  loadingStyles,
  noticeStyles,
  blockStyles,
  fieldStyles,
  promoStyles,
  shoppingOptionsStyles,
  topBarStyles,
  accordionStyles,
  faqStyles,
  helpStyles,
  medigapStyles,
  browsePromptStyles,
  navStyles,
  tilesStyles,
  itemsStyles,
  drugsStyles,
  toolStyles,
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
