/** The demo's page as it is, and with something else instead of the bundle: `?bundle=classic`. */

const BUNDLE = /<script\b[^>]*\bsrc="\/shopper-profile\/shopper-profile\.js"[^>]*><\/script>/;

/** What requests files of the bundle ahead of it; without the bundle no one needs them. */
const HINTS = /<link\b[^>]*\brel="(?:modulepreload|preload)"[^>]*>/g;

const module = (name) => `<script type="module" src="/bench/files/${name}.js"></script>`;

const replacements = {
  classic: '<script defer src="/shopper-profile/shopper-profile.classic.js"></script>',
  floor: module('floor'),
  hello: module('hello-in-place'),
  none: '',
};

/** @param {string} [bundle] no value: the page stays as it is */
export function withBundle(markup, bundle) {
  if (!bundle) return markup;
  const replacement = replacements[bundle];
  if (replacement === undefined || !BUNDLE.test(markup))
    throw new Error(`The page cannot have "${bundle}" instead of its bundle.`);
  return markup.replaceAll(HINTS, '').replace(BUNDLE, replacement);
}

/** The environment of a page for the public: it loads nothing that is for its authors. */
export const asPublicPage = (markup) =>
  markup.replace(
    '</head>',
    '<script type="application/json" data-shopper-profile-config>{ "environment": "Online" }</script></head>',
  );
