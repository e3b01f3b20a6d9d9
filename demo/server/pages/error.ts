import { html } from 'hono/html';
import { documentPage, type Markup } from './layout';

/** The error page for a demo URL that is not valid. */
export const errorPage = (message: string): Markup =>
  documentPage({
    lang: 'en',
    title: 'Please check the address | Shopper Profile demo',
    styles: ['base.css', 'index.css'],
    body: html`<header><p class="label">Demo</p></header>
      <main>
        <h1>Please check the address</h1>
        <p>${message}</p>
        <p><a href="/">All pages of the demo</a></p>
      </main>`,
  });
