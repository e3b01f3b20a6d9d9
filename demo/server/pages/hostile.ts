import { html } from 'hono/html';
import { onlineApplicationRoutes } from '../../online-application';
import { demoBar } from './bar';
import { brandBundle, documentPage, type Markup, type PageRequest } from './layout';

/** A page with the most hostile styles: see `hostile.css`, which comes after all other style sheets. */
export const hostilePage = ({ lang, site, session }: PageRequest): Markup =>
  documentPage({
    lang,
    title: 'Hostile page | Shopper Profile demo',
    styles: ['base.css', 'bar.css'],
    head: html`${brandBundle(session, { site: site ?? 'UMS', environment: 'Dev', routes: onlineApplicationRoutes })}<link
        rel="stylesheet"
        href="/demo/hostile.css"
      />`,
    body: html`<a class="skip-link" href="#content">Skip to main content</a>
      ${demoBar(session, lang)}
      <main id="content" tabindex="-1" lang="en">
        <h1>Hostile page</h1>
        <p>
          The style sheet of this page is rude to everything on it. The elements below should look as they do
          on a polite page.
        </p>
        <shopper-profile-extra-help lang="${lang}"
          ><p>Extra Help was not loaded.</p></shopper-profile-extra-help
        >
        <shopper-profile-plans lang="${lang}"><p>Saved plans were not loaded.</p></shopper-profile-plans>
      </main>`,
  });
