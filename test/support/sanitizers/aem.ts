import { applyRules, tableOf } from './rules';

/*
 * What AEM prints with `@ context='html'`, such as the text of its Text component: `XSSAPI.filterHTML` with the AntiSamy
 * policy of Apache Sling, which AEM comes with. From apache/sling-org-apache-sling-xss,
 * src/main/resources/SLING-INF/content/config.xml (`tag-rules`, `global-tag-attributes`, `dynamic-tag-attributes`).
 */
const REMOVED = new Set(['script', 'iframe', 'frameset', 'frame']);

const VALIDATED = tableOf(`
a: href onfocus onblur nohref rel name target
button: name value disabled accesskey type
div: align
font: color face size
form: action name autocomplete method
img: src name alt height width border align hspace vspace
input: name size maxlength autocomplete checked alt src usemap type value disabled readonly accesskey border
label: for
link: media type rel
option: disabled value label selected
p: align
select: name disabled multiple size
style: type media
table: height width border bgcolor cellpadding cellspacing background align noresize
td: background bgcolor abbr axis headers scope nowrap height width align char charoff valign colspan rowspan
textarea: rows cols name disabled readonly accesskey
th: abbr axis headers scope nowrap bgcolor height width align char charoff valign colspan rowspan
tr: height width align valign char charoff background
`);

const WITHOUT = new Set(
  `noscript title h1 h2 h3 h4 h5 h6 i b u strong em small big pre code cite samp sub sup strike s center blockquote hr br
  col map span ul ol li dd dl dt caption thead tbody tfoot colgroup fieldset legend figure figcaption`.split(
    /\s+/,
  ),
);

/** Attributes that all elements may have, with their allowed values. */
const EVERYWHERE: Readonly<Record<string, RegExp>> = {
  id: /^[a-zA-Z0-9:\-_.]+$/,
  title: /^[\p{L}\p{N}\s\-_',:[\]!./\\()&]*$/u,
  class: /^[a-zA-Z0-9\s,\-_]+$/,
  lang: /^[a-zA-Z]{2,20}$/,
  style: /./,
};

export const aemHtml = (html: string): string =>
  applyRules(html, {
    fateOf: (tag) => {
      if (REMOVED.has(tag)) return 'remove';
      return VALIDATED.has(tag) || WITHOUT.has(tag) ? 'keep' : 'unwrap';
    },
    allowsAttribute: (tag, name, value) =>
      name.startsWith('data-') ||
      EVERYWHERE[name]?.test(value) === true ||
      VALIDATED.get(tag)?.has(name) === true,
  });
