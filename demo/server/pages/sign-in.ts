import { html } from 'hono/html';
import { scenarioNames, scenarios } from '../../service/index';
import { newCode } from '../settings';
import { addressOf, type WayBack } from '../way-back';
import { documentPage, type Markup } from './layout';

/** Customer service signs in elsewhere, and guests do not sign in. */
const people = scenarioNames.filter((name) => !scenarios[name].isGuest && !scenarios[name].isCloaked);

/**
 * A mock of the site's sign-in and registration pages: the visitor selects a shopper, without a password. The
 * form leads back to the page, with a code in its URL as on the real pages.
 */
export const signInPage = ({ isNew, back }: { isNew: boolean; back: WayBack }): Markup => {
  const title = isNew ? 'Create an account' : 'Sign in';
  const picked = isNew ? 'base-account' : 'consumer';
  return documentPage({
    lang: 'en',
    title: `${title} | Shopper Profile demo`,
    styles: ['base.css', 'index.css', 'sign-in.css'],
    body: html`<header><p class="label">Demo</p></header>
      <main>
        <h1>${title}</h1>
        <p>On a real site this page asks for a name and a password. Here you pick who to be.</p>
        <form class="sign-in" method="get" action="${back.path}">
          ${back.query.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
          <fieldset>
            <legend>Who are you?</legend>
            ${people.map(
              (name) =>
                html`<p class="choice">
                  <input
                    type="radio"
                    name="code"
                    id="be-${name}"
                    value="${newCode(name)}"
                    aria-describedby="about-${name}"
                    ${name === picked ? 'checked' : ''}
                  />
                  <label for="be-${name}">${scenarios[name].title}</label>
                  <span class="description" id="about-${name}">${scenarios[name].description}</span>
                </p>`,
            )}
          </fieldset>
          <p class="actions">
            <button type="submit">${title}</button>
            <a href="${addressOf(back)}">Back without signing in</a>
          </p>
        </form>
      </main>`,
  });
};

/** The page that the site's sign-out leads to. */
export const signedOutPage = (back: WayBack): Markup =>
  documentPage({
    lang: 'en',
    title: 'Goodbye | Shopper Profile demo',
    styles: ['base.css', 'index.css'],
    body: html`<header><p class="label">Demo</p></header>
      <main>
        <h1>Goodbye</h1>
        <p>You are signed out. What you saved is there when you come back.</p>
        <ul>
          <li><a href="/hsid-login">Sign in again</a></li>
          <li><a href="${addressOf(back)}">Back to the profile page, as a guest</a></li>
          <li><a href="/">All pages of the demo</a></li>
        </ul>
      </main>`,
  });
