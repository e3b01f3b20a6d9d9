import { html, raw } from 'hono/html';
import { scenarios, type ScenarioEntry } from '../../service/index';
import type { DemoSession } from '../sessions';
import type { Lang } from './copy';

export type Markup = ReturnType<typeof html>;

/** What a page is made for. */
export interface PageRequest {
  path: string;
  lang: Lang;
  /** Brand code of the query; a page has its own without it. */
  site: string | null;
  query: URLSearchParams;
  session: DemoSession;
}

interface Document {
  lang: Lang;
  title: string;
  /** Names of style sheets below `/demo/`. */
  styles: string[];
  /** Goes into the head after the style sheets. */
  head?: Markup | undefined;
  bodyClass?: string;
  body: Markup;
}

/** A whole page: no inline style and no inline script, as its content security policy demands. */
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
 * The lines that a page author adds for the brand bundle. What only some shoppers need (an agent's session header) is
 * in a block of its own, as the template of an agent's site would add it.
 */
export const brandBundle = ({ service, arrival }: DemoSession, config: object): Markup =>
  html`<link rel="stylesheet" href="/shopper-profile/shopper-profile.css" />
    <script src="/demo/seed.js"></script>
    <script type="application/json" data-shopper-profile-config>
      ${json(config)}
    </script>
    ${scenarioConfig(scenarios[arrival ?? service.scenario])}
    <script type="module" src="/shopper-profile/shopper-profile.js"></script>`;

const scenarioConfig = ({ pageConfig }: ScenarioEntry): Markup | '' =>
  pageConfig
    ? html`<script type="application/json" data-shopper-profile-config>
        ${json(pageConfig)}
      </script>`
    : '';

/** JSON that cannot end the script element it stands in. */
export const json = (value: object) => raw(JSON.stringify(value).replaceAll('<', '\\u003c'));
