import { html } from 'hono/html';
import { demoBar } from './bar';
import type { Lang } from './copy';
import { documentPage, type Markup, type PageRequest } from './layout';

const articles: Record<
  Lang,
  {
    title: string;
    site: string;
    skip: string;
    first: string;
    second: string;
    fallback: string;
    footer: string;
  }
> = {
  en: {
    title: 'Paying less for prescriptions',
    site: 'The Example Gazette',
    skip: 'Skip to main content',
    first:
      'Many people who have Medicare do not know that a federal program can lower what they pay for their drugs. It depends on income and savings, and asking costs nothing.',
    second:
      'If you already get this help, plans can show you the lower prices. Tell us below what applies to you.',
    fallback: 'Extra Help lowers the premium and the drug costs of people with a limited income.',
    footer: 'An article of a made-up newspaper.',
  },
  es: {
    title: 'Cómo pagar menos por sus medicamentos',
    site: 'The Example Gazette',
    skip: 'Saltar al contenido principal',
    first:
      'Muchas personas con Medicare no saben que un programa federal puede bajar lo que pagan por sus medicamentos. Depende de los ingresos y ahorros, y preguntar no cuesta nada.',
    second:
      'Si ya recibe esta ayuda, los planes pueden mostrarle los precios más bajos. Díganos aquí cuál es su caso.',
    fallback:
      'La Ayuda Adicional baja la prima y el costo de los medicamentos de personas con ingresos limitados.',
    footer: 'Un artículo de un periódico inventado.',
  },
};

/** A page of another site: one script and one tag, without the rest of the bundle. */
export function partnerPage({ lang, session }: PageRequest): Markup {
  const copy = articles[lang];
  return documentPage({
    lang,
    title: `${copy.title} | ${copy.site}`,
    styles: ['base.css', 'bar.css', 'partner.css'],
    head: html`<script type="module" src="/shopper-profile/extra-help.js"></script>`,
    body: html`<a class="skip-link" href="#content">${copy.skip}</a>
      ${demoBar(session, lang)}
      <header class="site-header"><a class="site-name" href="/">${copy.site}</a></header>
      <main id="content" tabindex="-1">
        <article>
          <h1>${copy.title}</h1>
          <p>${copy.first}</p>
          <p>${copy.second}</p>
          <shopper-profile-extra-help><p>${copy.fallback}</p></shopper-profile-extra-help>
        </article>
      </main>
      <footer class="site-footer"><p>${copy.footer}</p></footer>`,
  });
}
