import { html } from 'hono/html';
import { documentPage, type Markup } from './layout';

/** A mock of every other page of the site. Path and query come from the URL and are shown as text. */
export const routePage = (path: string, query: URLSearchParams): Markup =>
  documentPage({
    lang: 'en',
    title: 'You left the profile | Shopper Profile demo',
    styles: ['base.css', 'index.css'],
    body: html`<header><p class="label">Demo</p></header>
      <main>
        <h1>You left the profile</h1>
        <p>You left the profile for: <code>${path}</code></p>
        ${
          query.size
            ? html`<dl>
                ${[...query].map(
                  ([name, value]) =>
                    html`<dt><code>${name}</code></dt>
                      <dd>${value || 'empty'}</dd>`,
                )}
              </dl>`
            : ''
        }
        <p>On a real site this is a page of its own.</p>
        <ul>
          <li><a href="/amp/profile.html">Back to the AMP profile page</a></li>
          <li><a href="/ums/profile.html">Back to the UMS profile page</a></li>
          <li><a href="/">All pages of the demo</a></li>
        </ul>
      </main>`,
  });
