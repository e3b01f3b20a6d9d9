import { html, raw } from 'hono/html';
import { draftOf } from '../../builder/draft';
import { snippetOf } from '../../builder/snippets';
import { scenarioNames, scenarios } from '../../service/index';
import { brandConfig, brandStyle } from './brand-pages';
import { brandBundle, documentPage, json, type Markup, type PageRequest } from './layout';

export const BUILDER = '/builder/';
export const BUILDER_PREVIEW = '/builder/preview.html';

/** The page on which authors build a page out of elements and copy its code. */
export const builderPage = (): Markup =>
  documentPage({
    lang: 'en',
    title: 'Page builder | Shopper Profile demo',
    styles: ['base.css', 'builder.css'],
    head: html`<script type="application/json" id="builder-data">
        ${json({
          shoppers: scenarioNames.map((name) => ({
            name,
            title: scenarios[name].title,
            description: scenarios[name].description,
          })),
          preview: BUILDER_PREVIEW,
        })}
      </script>
      <script type="module" src="/demo/scripts/builder.js"></script>`,
    body: html`<a class="skip-link" href="#content">Skip to main content</a>
      <header><a href="/">All pages of the demo</a></header>
      <main id="content" tabindex="-1">
        <h1>Page builder</h1>
        <p>
          Put elements on a page, look at it as any shopper, and copy the code. The address keeps what you
          made: send it to somebody.
        </p>
        <div id="builder"></div>
      </main>`,
  });

/** The preview of the draft, as a page of the brand. Its query is the draft. */
export const previewPage = ({ lang, query, session }: PageRequest): Markup => {
  const { site, elements, hasNotes } = draftOf(query);
  return documentPage({
    lang,
    title: 'Preview | Shopper Profile demo',
    styles: ['base.css', brandStyle(site), 'builder-preview.css'],
    head: brandBundle(session, { ...brandConfig(site), authoring: hasNotes }),
    body: html`<main>
      <h1 class="preview-title">Preview</h1>
      ${raw(snippetOf(elements, 'tags'))}
    </main>`,
  });
};
