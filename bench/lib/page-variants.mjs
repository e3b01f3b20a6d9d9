/** The unchanged demo page, and the page with a replacement for the bundle: `?bundle=classic`. */

const BUNDLE = /<script\b[^>]*\bsrc="\/shopper-profile\/shopper-profile\.js"[^>]*><\/script>/;

/** Markup that preloads files of the bundle. Without the bundle it has no use. */
const HINTS = /<link\b[^>]*\brel="(?:modulepreload|preload)"[^>]*>/g;

const module = (name) => `<script type="module" src="/bench/files/${name}.js"></script>`;

const replacements = {
  classic: '<script defer src="/shopper-profile/shopper-profile.classic.js"></script>',
  floor: module('floor'),
  hello: module('hello-in-place'),
  none: '',
};

/** @param {string} [bundle] omit it to leave the page unchanged */
export function withBundle(markup, bundle) {
  if (!bundle) return markup;
  const replacement = replacements[bundle];
  if (replacement === undefined || !BUNDLE.test(markup))
    throw new Error(`The page cannot have "${bundle}" instead of its bundle.`);
  return markup.replaceAll(HINTS, '').replace(BUNDLE, replacement);
}

/** The environment of a public page, which loads no author tools. */
export const asPublicPage = (markup) =>
  markup.replace(
    '</head>',
    '<script type="application/json" data-shopper-profile-config>{ "environment": "Online" }</script></head>',
  );
