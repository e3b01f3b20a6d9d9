import { html } from 'hono/html';
import { addressOf, type WayBack } from '../way-back';
import { documentPage, type Markup } from './layout';

interface SupplementRequest {
  zipCode: string;
  planCode: string;
  planYear: string;
  /** `startApplication=true`: the shopper wants to apply (MEDSUPP-02). */
  isToStart: boolean;
}

/** A mock of the details page of a supplement, which is not part of the profile (MEDSUPP-01). */
export const supplementPage = (
  { zipCode, planCode, planYear, isToStart }: SupplementRequest,
  back: WayBack,
): Markup => {
  const title = isToStart
    ? 'Here the application for a supplement begins'
    : 'Here the details of a supplement can be read';
  return documentPage({
    lang: 'en',
    title: `${title} | Shopper Profile demo`,
    styles: ['base.css', 'index.css'],
    body: html`<header><p class="label">Demo</p></header>
      <main>
        <h1>${title}</h1>
        <p>On a real site this is the page of one Medicare Supplement plan.</p>
        <dl>
          <dt>Plan code</dt>
          <dd><code>${planCode}</code></dd>
          <dt>ZIP code</dt>
          <dd><code>${zipCode}</code></dd>
          <dt>Plan year</dt>
          <dd><code>${planYear}</code></dd>
          <dt><code>startApplication=true</code></dt>
          <dd>${isToStart ? 'yes' : 'no'}</dd>
        </dl>
        <ul>
          <li><a href="${addressOf(back)}">Back to the profile</a></li>
          <li><a href="/">All pages of the demo</a></li>
        </ul>
      </main>`,
  });
};
