import { baseStyles } from '../../src/styles/base';
import banner from '../../src/styles/banner.css?inline';
import block from '../../src/styles/block.css?inline';
import extraHelp from '../../src/styles/extra-help.css?inline';
import loading from '../../src/styles/loading.css?inline';
import notice from '../../src/styles/notice.css?inline';
import plans from '../../src/styles/plans.css?inline';

/** The sheets of all pieces for a page without shadow roots; `host` stands for what would be the elements. */
export function adoptAllSheets(host: string): void {
  document.adoptedStyleSheets = [...baseStyles, banner, block, extraHelp, loading, notice, plans].map(
    (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css.replace(/:host\(([^)]*)\)/g, `${host}$1`).replaceAll(':host', host));
      return sheet;
    },
  );
}
