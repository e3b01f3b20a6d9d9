import { applyRules, tableOf } from './rules';

/*
 * `wp_kses_post`, which filters the posts of authors without the right `unfiltered_html`. From WordPress 6.8,
 * wp-includes/kses.php: `$allowedposttags`, `_wp_add_global_attributes`, `wp_kses_attr_check`.
 */

/** Elements with attributes of their own. */
const WITH_ATTRIBUTES = tableOf(`
a: href rel rev name target download
area: alt coords href nohref shape target
audio: autoplay controls loop muted preload src
blockquote: cite
button: disabled name type value
col: align char charoff span valign width
colgroup: align char charoff span valign width
del: datetime
details: align open
div: align
figure: align
font: color face size
hr: align noshade size width
img: alt align border height hspace loading longdesc vspace src usemap width
ins: datetime cite
label: for
li: align value
map: name
menu: type
object: data type
ol: start type reversed
p: align
pre: width
q: cite
section: align
span: align
table: align bgcolor border cellpadding cellspacing rules summary width
td: abbr align axis bgcolor char charoff colspan headers height nowrap rowspan scope valign width
textarea: cols rows disabled name readonly
th: abbr align axis bgcolor char charoff colspan headers height nowrap rowspan scope valign width
tr: align bgcolor char charoff valign
track: default kind label src srclang
ul: type
video: autoplay controls height loop muted playsinline poster preload src width
`);

const WITHOUT = new Set(
  `address abbr acronym article aside b bdo big br caption cite code dd dfn dl dt em fieldset figcaption footer
  h1 h2 h3 h4 h5 h6 header hgroup i kbd legend main mark nav rb rp rt rtc ruby s samp small strike strong sub
  summary sup tbody tfoot thead title tt u var`.split(/\s+/),
);

const EVERYWHERE = new Set(
  `aria-controls aria-current aria-describedby aria-details aria-expanded aria-hidden aria-label aria-labelledby
  aria-live class dir hidden id lang style title role xml:lang`.split(/\s+/),
);
const DATA = /^data-[a-z0-9_-]+$/;
/** Before 6.5, two dashes in a row were not allowed. */
const DATA_BEFORE = /^data(?:-[a-z0-9_]+)+$/;

const keses = (data: RegExp) => (html: string) =>
  applyRules(html, {
    // Removes a tag that is not allowed and keeps its content, also the text of a script.
    fateOf: (tag) => (WITH_ATTRIBUTES.has(tag) || WITHOUT.has(tag) ? 'keep' : 'unwrap'),
    allowsAttribute: (tag, name) =>
      EVERYWHERE.has(name) || data.test(name) || WITH_ATTRIBUTES.get(tag)?.has(name) === true,
    keepsComments: true,
  });

export const wordPressPost = keses(DATA);
export const wordPressPostBefore65 = keses(DATA_BEFORE);
