/** The plans in one plain React root: the same elements, store, services and style sheets, without a custom element. */
import { createRoot } from 'react-dom/client';
import { installBrandApi } from '../../elements/page-api';
import { loadStarter } from '../../src/browser/page';
import { baseStyles } from '../../src/styles/base';
import plansStyles from '../../src/styles/plans.css?inline';
import { plansContract } from '../../elements/plans/plans.contract';
import { PlansWidget } from '../../elements/plans/plans-widget';
import { InPlace, loadTexts } from './in-place';

installBrandApi(import.meta.url);
loadStarter().start?.();

const container = document.querySelector('#plans');
if (!container) throw new Error('The page has no place for the plans.');

document.adoptedStyleSheets = [...baseStyles, plansStyles].map((css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css.replace(/:host\(([^)]*)\)/g, '#plans$1').replaceAll(':host', '#plans'));
  return sheet;
});

const root = createRoot(container);
void loadTexts([plansContract.tag]).then(() => {
  root.render(
    <InPlace tag={plansContract.tag}>
      <PlansWidget
        headingLevel={2}
        onItemRemoved={() => true}
        onItemRestored={() => true}
        onYearChange={() => true}
        onOrderChange={() => true}
        yearCost={null}
        orderBy={null}
        compareInPage={null}
      />
    </InPlace>,
  );
});
