import { applyRules, tableOf } from './rules';

/*
 * Drupal's text formats. From Drupal core 11: `FilterHtml` and `Xss` say how the filter `filter_html` reads its list
 * (core/modules/filter/src/Plugin/Filter/FilterHtml.php, core/lib/Drupal/Component/Utility/Xss.php); the list of
 * "Basic HTML" is that of core/profiles/standard/config/install/filter.format.basic_html.yml.
 */
const BASIC_HTML =
  '<br> <p> <h2 id> <h3 id> <h4 id> <h5 id> <h6 id> <cite> <dl> <dt> <dd> <a hreflang href> <blockquote cite> ' +
  '<ul type> <ol start type> <strong> <em> <code> <li> ' +
  '<img src alt data-entity-uuid data-entity-type height width data-caption data-align>';

const isIn = (allowed: Set<string> | undefined, name: string): boolean =>
  [...(allowed ?? [])].some((entry) =>
    entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : entry === name,
  );

/** The filter with its setting "Allowed HTML tags". It does not check values of attributes. */
function filterHtml(html: string, allowedHtml: string): string {
  const tags = [...allowedHtml.matchAll(/<([\w-]+)([^>]*)>/g)];
  const allowed = tableOf(tags.map(([, tag, attributes]) => `${tag}:${attributes}`).join('\n'));
  return applyRules(html, {
    // Removes tags and keeps their content.
    fateOf: (tag) => (allowed.has(tag) ? 'keep' : 'unwrap'),
    allowsAttribute: (tag, name, value) =>
      name !== 'style' &&
      !name.startsWith('on') &&
      (name === 'lang' || (name === 'dir' && /^(ltr|rtl)$/.test(value)) || isIn(allowed.get(tag), name)),
  });
}

export const drupalBasicHtml = (html: string): string => filterHtml(html, BASIC_HTML);

/** "Basic HTML" with additional tags, as a site builder adds them to its setting. */
export const drupalBasicHtmlWith =
  (tags: string) =>
  (html: string): string =>
    filterHtml(html, `${BASIC_HTML} ${tags}`);

/** "Full HTML" has no filter_html: filter.format.full_html.yml. */
export const drupalFullHtml = (html: string): string => html;
