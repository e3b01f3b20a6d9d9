import { html } from 'hono/html';
import { addressOf, type WayBack } from '../way-back';
import { documentPage, type Markup } from './layout';

const kinds = new Map([
  ['ma.html', ' for a Medicare Advantage plan'],
  ['pdp.html', ' for a prescription drug plan'],
  ['snp.html', ' for a special needs plan'],
  ['supplement.html', ' for a Medicare Supplement plan'],
]);

/** The only parameters that are shown. Others may identify the shopper. */
const shown = { planId: 'Plan', planYear: 'Plan year', step: 'Step' };

/** A mock of the online application, which is not part of the profile. */
export const applicationPage = ({ pathname, searchParams }: URL, back: WayBack): Markup => {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  const isContinued = searchParams.has('resume') || Boolean(searchParams.get('step'));
  const title =
    name === 'view.html'
      ? 'Here the application that was sent can be read'
      : `Here the online application ${isContinued ? 'goes on' : 'begins'}`;
  const values = Object.entries(shown).filter(([key]) => searchParams.get(key));
  return documentPage({
    lang: 'en',
    title: `${title} | Shopper Profile demo`,
    styles: ['base.css', 'index.css'],
    body: html`<header><p class="label">Demo</p></header>
      <main>
        <h1>${title}</h1>
        <p>On a real site this is the online application${kinds.get(name) ?? ''}.</p>
        ${
          values.length
            ? html`<dl>
                ${values.map(
                  ([key, label]) =>
                    html`<dt>${label}</dt>
                      <dd><code>${searchParams.get(key)}</code></dd>`,
                )}
              </dl>`
            : ''
        }
        <ul>
          <li><a href="${addressOf(back)}">Back to the profile</a></li>
          <li><a href="/">All pages of the demo</a></li>
        </ul>
      </main>`,
  });
};
