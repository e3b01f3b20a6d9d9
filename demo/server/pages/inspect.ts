import { html } from 'hono/html';
import { demoBar } from './bar';
import { brandBundle, documentPage, type Markup, type PageRequest } from './layout';

/** Two mistakes for `inspect()` to find: a key and a tag that do not exist. */
const config = { site: 'UMS', phones: { tollfree: '1-800-555-0100' } };

/** Shows the result of `window.shopperProfile.inspect()` as tables. */
export const inspectPage = ({ lang, site, session }: PageRequest): Markup =>
  documentPage({
    lang,
    title: 'What is on this page? | Shopper Profile demo',
    styles: ['base.css', 'bar.css', 'inspect.css'],
    head: html`${brandBundle(session, { ...config, ...(site && { site }) })}
      <script type="module" src="/demo/inspect.js"></script>`,
    body: html`<a class="skip-link" href="#content">Skip to main content</a>
      ${demoBar(session, lang)}
      <main id="content" tabindex="-1" lang="en">
        <h1>What is on this page?</h1>
        <p>
          The answer of <code>window.shopperProfile.inspect()</code>. It holds nothing personal, so that you
          can put it into a ticket. This page has two mistakes on purpose: a key <code>phones.tollfree</code>,
          and a tag <code>&lt;shopper-profile-drug&gt;</code>.
        </p>
        <p>
          <button type="button" id="again">Look again</button>
          <button type="button" id="copy">Copy as JSON</button>
          <span role="status" id="status"></span>
        </p>
        <div id="inspection"><p>Loading…</p></div>
        <h2>The elements</h2>
        <shopper-profile-plans heading-level="3" lang="${lang}"
          ><p>Saved plans were not loaded.</p></shopper-profile-plans
        >
        <shopper-profile-drug lang="${lang}"></shopper-profile-drug>
        <shopper-profile-outage lang="${lang}"></shopper-profile-outage>
      </main>`,
  });
