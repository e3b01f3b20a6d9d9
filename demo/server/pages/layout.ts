import { html, raw } from 'hono/html';
import { scenarios, type ScenarioEntry } from '../../service/index';
import type { DemoSession } from '../sessions';
import type { Lang } from './copy';

export type Markup = ReturnType<typeof html>;

/** The settings of a page. */
export interface PageRequest {
  path: string;
  lang: Lang;
  /** Brand code from the query. Without it, a page uses its own. */
  site: string | null;
  query: URLSearchParams;
  session: DemoSession;
}

interface Document {
  lang: Lang;
  title: string;
  /** Names of style sheets below `/demo/`. */
  styles: string[];
  /** Added to the head after the style sheets. */
  head?: Markup | undefined;
  bodyClass?: string;
  body: Markup;
}

/** A whole page, without inline styles and inline scripts, as its content security policy requires. */
export const documentPage = ({ lang, title, styles, head, bodyClass = '', body }: Document): Markup =>
  html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="/demo/icon.svg" type="image/svg+xml" />
        ${['fonts.css', ...styles].map((name) => html`<link rel="stylesheet" href="/demo/${name}" />`)}
        ${head ?? ''}
      </head>
      <body class="${bodyClass}">
        ${body}
      </body>
    </html>`;

/**
 * The lines that a page author adds for the brand bundle. Settings that only some shoppers need, such as an
 * agent's session header, are in a block of their own, as in the template of an agent's site.
 */
export const brandBundle = ({ service, arrival }: DemoSession, config: object): Markup =>
  html`<link rel="stylesheet" href="/shopper-profile/shopper-profile.css" />
    <script src="/demo/seed.js"></script>
    <script type="application/json" data-shopper-profile-config>
      ${json(config)}
    </script>
    ${scenarioConfig(scenarios[arrival ?? service.shopper])}
    <script type="module" src="/shopper-profile/shopper-profile.js"></script>`;

const scenarioConfig = ({ pageConfig }: ScenarioEntry): Markup | '' =>
  pageConfig
    ? html`<script type="application/json" data-shopper-profile-config>
        ${json(pageConfig)}
      </script>`
    : '';

/** JSON that cannot end its script element. */
export const json = (value: object) => raw(JSON.stringify(value).replaceAll('<', '\\u003c'));
