import { html } from 'hono/html';
import { callNames, mergeOutcomes, scenarioNames, scenarios, type Scenario } from '../../service/index';
import { madeUpNote } from './bar';
import { BUILDER } from './builder';
import { documentPage, type Markup } from './layout';
import type { Page } from './table';

/** The list of pages and shoppers. */
export const indexPage = (pages: Page[]): Markup =>
  documentPage({
    lang: 'en',
    title: 'Shopper Profile demo',
    styles: ['base.css', 'index.css'],
    body: html`<a class="skip-link" href="#content">Skip to main content</a>
      <header><p class="label">Demo</p></header>
      <main id="content" tabindex="-1">
        <h1>Shopper Profile demo</h1>
        <p>
          Each link below starts a new session as that shopper. Deleted items stay deleted until you start
          over.
        </p>
        <section>
          <h2>Page builder</h2>
          <p>Put elements on a page of your own, look at it as any shopper, and copy the code.</p>
          <p><a href="${BUILDER}">Open the page builder</a></p>
        </section>
        ${pages.filter(({ isInside }) => !isInside).map(pageSection)}
        <section>
          <h2>Who the shoppers are</h2>
          <dl>
            ${scenarioNames.map(
              (name) =>
                html`<dt>${scenarios[name].title}</dt>
                  <dd>${scenarios[name].description}</dd>`,
            )}
          </dl>
        </section>
        <section>
          <h2>More in the address</h2>
          <dl>
            <dt><code>?date=2026-10-15</code></dt>
            <dd>
              The day, or with <code>T23:59</code> the minute, or with <code>T23:59:59</code> the second, that
              the services take it to be.
            </dd>
            <dt><code>?fail=planList:500</code></dt>
            <dd>
              Breaks a call: with a status, or with <code>timeout</code>, <code>expired</code> (401 until
              somebody signs in), <code>garbage</code>, <code>html</code>, <code>null</code> or
              <code>empty</code>. Several with commas between. Calls:
              ${callNames.map((name, i) => html`${i ? ', ' : ''}<code>${name}</code>`)}.
            </dd>
            <dt><code>?host=dark</code></dt>
            <dd>A dark page of the brand, with the dark theme of the guides.</dd>
            <dt><code>?delay=2000</code></dt>
            <dd>Every answer comes that many milliseconds late.</dd>
            <dt><code>?import=8000</code></dt>
            <dd>
              The import of a member’s drugs and doctors takes that many milliseconds; with
              <code>nothing</code> it finds none. <code>?fail=memberImport:500</code> lets both kinds of it
              fail.
            </dd>
            <dt><code>?scenario=telesales-member&amp;merge=merged</code></dt>
            <dd>
              How the check of somebody’s identity ends after a call, whatever is typed: with
              ${mergeOutcomes.map((outcome, i) => html`${i ? ', ' : ''}<code>${outcome}</code>`)}. A number:
              not confirmed, so many attempts left.
            </dd>
            <dt><code>?lang=es</code></dt>
            <dd>The page in Spanish.</dd>
            <dt><code>?site=AMP</code></dt>
            <dd>Shows the elements in the colors and words of that brand.</dd>
            <dt><code>?reset</code></dt>
            <dd>Starts over.</dd>
          </dl>
        </section>
        <section>
          <h2>What is real and what is made up</h2>
          ${madeUpNote}
        </section>
      </main>`,
  });

const pageSection = (page: Page): Markup =>
  html`<section>
    <h2>${page.title}</h2>
    <p>${page.description}</p>
    ${
      page.hasProfile
        ? html`<ul>
            ${scenarioNames.map(
              (name) =>
                html`<li>
                  <a href="${page.path}?scenario=${name}&amp;reset">${scenarios[name].title}</a>
                  ${turningPoints(page, name)}
                </li>`,
            )}
          </ul>`
        : html`<p><a href="${page.path}">Open ${page.title.toLowerCase()}</a></p>`
    }
  </section>`;

/** The same shopper on the dates on which something changes for them. */
const turningPoints = ({ path }: Page, name: Scenario): Markup | '' => {
  const dates = scenarios[name].turningPoints;
  return dates
    ? html`<span class="description">
        On other days:
        ${dates.map(
          (date, i) =>
            html`${i ? ', ' : ''}<a href="${path}?scenario=${name}&amp;date=${date}&amp;reset">${date}</a>`,
        )}
      </span>`
    : '';
};
