/** Every fault that `shopper-profile check` finds, planted one by one into a page without any. */
import { expect } from 'chai';
import * as fc from 'fast-check';
import { checkSource } from '../../../scripts/cli/check';
import type { LinkedFile } from '../../../scripts/cli/page';

const GOOD = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Your profile</title>
    <link rel="stylesheet" href="/shopper-profile/shopper-profile.css">
    <script type="application/json" data-shopper-profile-config>
      {
        "site": "UMS",
        "analytics": { "hosts": { "Online": ["www.shop.test"] } },
        "phones": { "tollFree": "1-800-633-4227" },
        "routes": {
          "application": {
            "MA": "/ma.html?plan={planId}", "PDP": "/pdp.html?plan={planId}", "SNP": "/snp.html?plan={planId}"
          },
          "viewApplication": "/view.html?number={confirmationNo}",
          "medsuppResume": "/supplement.html",
          "providerSearch": "/doctor.html"
        }
      }
    </script>
    <script type="module" src="/shopper-profile/shopper-profile.js"></script>
    <style>
      :root { --shopper-profile-color-action: #0b4f8a; }
    </style>
  </head>
  <body>
    <shopper-profile-plans heading-level="2"><p>Your plans are loading.</p></shopper-profile-plans>
    <shopper-profile-faq></shopper-profile-faq>
  </body>
</html>
`;

const CONFIG = GOOD.slice(
  GOOD.indexOf('<script type="application/json"'),
  GOOD.indexOf('<script type="module"'),
);
const SCRIPT = '<script type="module" src="/shopper-profile/shopper-profile.js"></script>';
const SHEET = '<link rel="stylesheet" href="/shopper-profile/shopper-profile.css">';
const FAQ = '<shopper-profile-faq></shopper-profile-faq>';
const PLANS =
  '<shopper-profile-plans heading-level="2"><p>Your plans are loading.</p></shopper-profile-plans>';
const CHARSET = '<meta charset="utf-8">';
const hash = `sha384-${'A'.repeat(64)}`;

interface Fault {
  title: string;
  /** Text of the page, and what is there instead. */
  replace: [string, string];
  /** A second change: what comes after a text. */
  after?: [string, string];
  /** The problem; the line is that of `at`, or of the text instead. */
  says: string | RegExp;
  at?: string;
  files?: Record<string, LinkedFile>;
  headers?: Record<string, string>;
  url?: string;
  /** The fault causes others, too. */
  hasOthers?: true;
}

const insteadOf = (from: string, to: string) => [from, to] as [string, string];
const added = (from: string, after: string) => [from, `${from}\n${after}`] as [string, string];
const inConfig = (line: string) => insteadOf('"site": "UMS",', `"site": "UMS", ${line},`);
const policy = (text: string) =>
  added(CHARSET, `<meta http-equiv="content-security-policy" content="${text}">`);
const served = (headers: Record<string, string>, text = ''): LinkedFile => ({
  status: 'ok',
  text,
  headers: new Headers({
    'content-type': 'text/javascript',
    'cache-control': 'public, max-age=60',
    etag: '"1"',
    ...headers,
  }),
});
const css = (text: string) => insteadOf('--shopper-profile-color-action: #0b4f8a;', text);
const LIVE = 'https://www.shop.test/profile.html';

const faults: Fault[] = [
  // Tags.
  {
    title: 'a misspelled tag',
    replace: insteadOf(FAQ, '<shopper-profile-faqs></shopper-profile-faqs>'),
    says: '<shopper-profile-faqs>: there is no such element; did you mean <shopper-profile-faq>?',
  },
  {
    title: 'a misspelled prefix',
    replace: insteadOf(FAQ, '<shoper-profile-faq></shoper-profile-faq>'),
    says: '<shoper-profile-faq>: there is no such element; did you mean <shopper-profile-faq>?',
  },
  {
    title: 'underscores in a tag',
    replace: insteadOf(FAQ, '<shopper_profile_faq></shopper_profile_faq>'),
    says: '<shopper_profile_faq>: there is no such element; did you mean <shopper-profile-faq>?',
  },
  {
    title: 'a tag of no element',
    replace: insteadOf(FAQ, '<shopper-profile-medicine></shopper-profile-medicine>'),
    says: '<shopper-profile-medicine>: there is no such element',
  },
  {
    title: 'a tag that closes itself',
    replace: insteadOf(FAQ, '<shopper-profile-faq />'),
    says: '<shopper-profile-faq />: "/>" closes nothing, so the rest of the page is inside of it',
  },
  {
    title: 'a tag that is not closed',
    replace: insteadOf(FAQ, '<shopper-profile-faq>'),
    says: '<shopper-profile-faq> is not closed',
  },
  {
    title: 'a tag inside of another',
    replace: insteadOf(
      PLANS,
      `<shopper-profile-plans><shopper-profile-help></shopper-profile-help></shopper-profile-plans>`,
    ),
    says: /^<shopper-profile-plans> holds <shopper-profile-help>, which does not show/,
  },
  {
    title: 'a tag in the head',
    replace: added(SCRIPT, '<shopper-profile-help></shopper-profile-help>'),
    at: '<shopper-profile-help>',
    says: '<shopper-profile-help> is in <head>, which ends there',
    hasOthers: true,
  },
  {
    title: 'a tag in a paragraph',
    replace: insteadOf(FAQ, `<p>${FAQ}</p>`),
    says: '<shopper-profile-faq> is inside <p>, which cannot contain it',
  },
  {
    title: 'a tag in a table',
    replace: insteadOf(FAQ, `<table><tr>${FAQ}</tr></table>`),
    says: '<shopper-profile-faq> is in <table>, so browsers move it out',
  },
  {
    title: 'a tag in a link',
    replace: insteadOf(FAQ, `<a href="/">${FAQ}</a>`),
    says: '<shopper-profile-faq> is inside <a>, which cannot contain it',
  },
  {
    title: 'a tag as text',
    replace: insteadOf(FAQ, '&lt;shopper-profile-faq&gt;&lt;/shopper-profile-faq&gt;'),
    says: '<shopper-profile-faq> is text: shoppers read the tag',
  },
  {
    title: 'two pages in one tag',
    replace: insteadOf(
      PLANS + '\n    ' + FAQ,
      '<shopper-profile-page></shopper-profile-page>\n<shopper-profile-page id="two"></shopper-profile-page>',
    ),
    at: 'id="two"',
    says: '<shopper-profile-page> is on the page twice, so it shows twice',
  },
  {
    title: 'an element beside the page that contains it',
    replace: insteadOf(FAQ, '<shopper-profile-page></shopper-profile-page>'),
    at: PLANS,
    says: '<shopper-profile-plans> shows twice: <shopper-profile-page> contains it',
    hasOthers: true,
  },
  {
    title: 'compare-in-page without the table',
    replace: insteadOf('heading-level="2"', 'heading-level="2" compare-in-page'),
    says: 'compare-in-page has nothing to show: <shopper-profile-compare> is missing',
  },
  {
    title: 'the table without plans',
    replace: insteadOf(PLANS, '<shopper-profile-compare></shopper-profile-compare>'),
    says: '<shopper-profile-compare> shows nothing without <shopper-profile-plans>',
  },
  {
    title: 'a nav without views',
    replace: insteadOf(PLANS, '<shopper-profile-nav></shopper-profile-nav>'),
    says: '<shopper-profile-nav> switches between plans, drugs and doctors, and none of them is on the page',
  },
  {
    title: 'an id twice',
    replace: insteadOf(FAQ, '<p id="a"></p><shopper-profile-faq id="a"></shopper-profile-faq>'),
    says: '<shopper-profile-faq> has an id that is on the page twice',
  },
  // Attributes.
  {
    title: 'a misspelled attribute',
    replace: insteadOf('heading-level="2"', 'heading-levl="2"'),
    says: '<shopper-profile-plans> heading-levl: there is no such attribute; did you mean heading-level?',
  },
  {
    title: 'an attribute of no element',
    replace: insteadOf('heading-level="2"', 'color="red"'),
    says: '<shopper-profile-plans> color: there is no such attribute',
  },
  {
    title: 'a level that is no number',
    replace: insteadOf('heading-level="2"', 'heading-level="h2"'),
    says: '<shopper-profile-plans> heading-level: expected a whole number from 1 to 6',
  },
  {
    title: 'a level that is too high',
    replace: insteadOf('heading-level="2"', 'heading-level="7"'),
    says: '<shopper-profile-plans> heading-level: expected a whole number from 1 to 6',
  },
  {
    title: 'curly quotes',
    replace: insteadOf('heading-level="2"', 'heading-level=“2”'),
    says: '<shopper-profile-plans> heading-level: expected a whole number from 1 to 6',
  },
  {
    title: 'a wrong choice',
    replace: insteadOf('heading-level="2"', 'order-by="price"'),
    says: '<shopper-profile-plans> order-by: expected one of saved, premium, year-cost',
  },
  {
    title: 'a boolean that is no boolean',
    replace: insteadOf('heading-level="2"', 'year-cost="no"'),
    says: '<shopper-profile-plans> year-cost: expected no value, "true" or "false"',
  },
  {
    title: 'hidden="false"',
    replace: insteadOf('heading-level="2"', 'hidden="false"'),
    says: '<shopper-profile-plans> hidden="false" hides the element',
  },
  {
    title: 'a language without texts',
    replace: insteadOf('heading-level="2"', 'lang="fr"'),
    says: 'lang of <shopper-profile-plans>: there is no language "fr"; English shows',
  },
  // Placeholders.
  {
    title: 'a misspelled placeholder',
    replace: insteadOf(FAQ, '<div data-shopper-profile="fac"></div>'),
    says: 'data-shopper-profile: there is no element "fac"; did you mean "faq"?',
  },
  {
    title: 'a misspelled class of a placeholder',
    replace: insteadOf(FAQ, '<div class="is-shopper-profile-drug"></div>'),
    says: 'class "is-shopper-profile-drug": there is no element "drug"; did you mean "is-shopper-profile-drugs"?',
  },
  {
    title: 'a class without its prefix',
    replace: insteadOf(FAQ, '<div class="shopper-profile-faq"></div>'),
    says: 'class "shopper-profile-faq" places no element; did you mean "is-shopper-profile-faq"?',
  },
  {
    title: 'a misspelled attribute of a placeholder',
    replace: insteadOf(FAQ, '<div data-shopper-profil="faq"></div>'),
    says: 'data-shopper-profil: there is no such attribute; did you mean data-shopper-profile?',
  },
  {
    title: 'an attribute without data- on a placeholder',
    replace: insteadOf(FAQ, '<div data-shopper-profile="faq" heading-level="3"></div>'),
    says: 'data-shopper-profile "faq": heading-level has no effect on a placeholder',
  },
  {
    title: 'a wrong value on a placeholder',
    replace: insteadOf(FAQ, '<div data-shopper-profile="faq" data-heading-level="9"></div>'),
    says: '<shopper-profile-faq> heading-level: expected a whole number from 1 to 6',
  },
  // Configuration.
  {
    title: 'JSON with a comma too many',
    replace: insteadOf('"/doctor.html"', '"/doctor.html",'),
    says: /block is not JSON \(line \d+, column \d+\); it is ignored$/,
    at: '<script type="application/json"',
    hasOthers: true,
  },
  {
    title: 'curly quotes in JSON',
    replace: insteadOf('"site": "UMS"', '“site”: “UMS”'),
    says: 'the <script data-shopper-profile-config> block is not JSON: an editor has put “ into it; it is ignored',
    at: '<script type="application/json"',
    hasOthers: true,
  },
  {
    title: 'an unknown key',
    replace: insteadOf('"tollFree"', '"tollfree"'),
    says: 'phones.tollfree: unknown key; did you mean phones.tollFree?',
    hasOthers: true,
  },
  { title: 'a value of a wrong type', replace: inConfig('"drugs": "yes"'), says: 'drugs: expected object' },
  { title: 'an unknown brand', replace: insteadOf('"UMS"', '"UHC"'), says: 'site: expected "AMP" or "UMS"' },
  {
    title: 'an unknown locale',
    replace: inConfig('"locale": "fr"'),
    says: 'locale: there is no language "fr"; English shows',
  },
  {
    title: 'a block without its type',
    replace: insteadOf('type="application/json" data', 'data'),
    says: 'a <script data-shopper-profile-config> is not read: write type="application/json" on it',
    hasOthers: true,
  },
  {
    title: 'a misspelled attribute of the block',
    replace: insteadOf('data-shopper-profile-config', 'data-shopper-profile-conf'),
    says: 'data-shopper-profile-conf: there is no such attribute; did you mean data-shopper-profile-config?',
    hasOthers: true,
  },
  {
    title: 'an unknown text',
    replace: inConfig('"texts": { "en": { "plans.headin": "Plans" } }'),
    says: 'texts: there is no text "plans.headin"; did you mean "plans.heading"?',
  },
  {
    title: 'an unknown placeholder in a text',
    replace: inConfig('"texts": { "en": { "plans.heading": "Plans of {name}" } }'),
    says: /^texts "plans.heading": unknown placeholder \{name\}/,
  },
  {
    title: 'texts in another language',
    replace: inConfig('"texts": { "es-US": {} }'),
    says: 'texts.es-US: there is no such language; did you mean es?',
  },
  {
    title: 'an unknown placeholder in a route',
    replace: insteadOf('{confirmationNo}', '{confirmationNr}'),
    says: 'routes.viewApplication: unknown placeholder {confirmationNr}; did you mean {confirmationNo}?',
  },
  {
    title: 'plain http to a service',
    replace: inConfig('"services": { "base": "http://api.shop.test" }'),
    says: 'services.base: plain http, which others can read',
  },
  {
    title: 'a global with a misspelled name',
    replace: added(CHARSET, '<script>window.shoperProfileConfig = { site: "AMP" };</script>'),
    at: 'window.shoper',
    says: 'window.shoperProfileConfig is not read; did you mean window.shopperProfileConfig?',
  },
  {
    title: 'a wrong key in a script',
    replace: added(CHARSET, "<script>window.shopperProfileConfig = { phones: { tollFre: '1' } };</script>"),
    at: 'tollFre:',
    says: 'phones.tollFre: unknown key; did you mean phones.tollFree?',
  },
  {
    title: 'a wrong key in a second assignment of a script',
    replace: added(
      CHARSET,
      `<script>
        window.shopperProfileConfig = { site: 'UMS' };
        window.shopperProfileConfig = { site: 'UMS', phones: { tollFre: '1' } };
      </script>`,
    ),
    at: 'tollFre:',
    says: 'phones.tollFre: unknown key; did you mean phones.tollFree?',
  },
  {
    title: 'a script that sets it too late',
    replace: added(SCRIPT, '<script type="module">window.shopperProfileConfig = { site: "AMP" };</script>'),
    at: '<script type="module">',
    says: 'window.shopperProfileConfig is set after the script has read it',
  },
  {
    title: 'a missing route',
    replace: insteadOf('"viewApplication": "/view.html?number={confirmationNo}",', ''),
    at: '<script type="application/json"',
    says: 'routes.viewApplication is not set: "View application" is not offered',
  },
  {
    title: 'a missing number',
    replace: insteadOf('"tollFree": "1-800-633-4227"', ''),
    at: '<script type="application/json"',
    says: 'phones.tollFree is not set: no number shows until the service has responded, or if it fails',
  },
  {
    title: 'a missing environment',
    replace: insteadOf('"analytics": { "hosts": { "Online": ["www.shop.test"] } },', ''),
    at: '<script type="application/json"',
    says: /^environment is not set/,
  },
  {
    title: 'a number of the docs',
    replace: insteadOf('1-800-633-4227', '1-800-555-0100'),
    says: 'the configuration has a value of the docs: 555-0100',
  },
  // Files.
  {
    title: 'no script',
    replace: insteadOf(SCRIPT, ''),
    at: PLANS,
    says: '<shopper-profile-plans> stays as it is: the page loads no script of the bundle',
  },
  {
    title: 'a misspelled script',
    replace: insteadOf('shopper-profile.js', 'shoper-profile.js'),
    says: 'shoper-profile.js: the bundle has no such file; did you mean shopper-profile.js?',
    hasOthers: true,
  },
  {
    title: 'a module without its type',
    replace: insteadOf('type="module" src', 'src'),
    says: 'shopper-profile.js is a module, and type="module" is missing',
  },
  {
    title: 'a classic script that blocks',
    replace: insteadOf(SCRIPT, '<script src="/shopper-profile/shopper-profile.classic.js"></script>'),
    says: 'shopper-profile.classic.js stops the page while it loads',
  },
  {
    title: 'the script twice',
    replace: added(SCRIPT, `${SCRIPT}<!-- 2 -->`),
    at: '<!-- 2 -->',
    says: 'shopper-profile.js is on the page twice',
  },
  {
    title: 'module and classic script',
    replace: added(SCRIPT, '<script defer src="/shopper-profile/shopper-profile.classic.js"></script>'),
    at: '.classic.js',
    says: 'shopper-profile.classic.js and shopper-profile.js both run',
  },
  {
    title: 'two releases',
    replace: insteadOf('/shopper-profile/shopper-profile.css', '/shopper-profile/0.8.0/shopper-profile.css'),
    says: 'shopper-profile.css is of release 0.8.0, shopper-profile.js of release unknown',
  },
  {
    title: 'two folders',
    replace: insteadOf('/shopper-profile/shopper-profile.css', '/old/shopper-profile.css'),
    says: 'shopper-profile.css is from another folder than shopper-profile.js',
  },
  {
    title: 'an old release',
    replace: insteadOf('', ''),
    at: SCRIPT,
    says: 'shopper-profile.js is of release 0.7.1, and this check of release 1.2.3',
    files: {
      '/shopper-profile/shopper-profile.js': {
        status: 'ok',
        text: 'push({version:e,address:t})}("0.7.1",e),X()',
      },
    },
  },
  {
    title: 'no style sheet',
    replace: insteadOf(SHEET, ''),
    at: SCRIPT,
    says: 'shopper-profile.css is missing, so elements move the page when they show',
  },
  {
    title: 'a style sheet without rel',
    replace: insteadOf('<link rel="stylesheet" href="/shopper', '<link href="/shopper'),
    says: 'shopper-profile.css has no rel="stylesheet", so it is not loaded',
  },
  {
    title: 'a style sheet in the body',
    replace: insteadOf(`${SHEET}\n`, ''),
    after: [FAQ, SHEET],
    at: SHEET,
    says: 'shopper-profile.css comes late, so elements move the page when they show',
  },
  {
    title: 'plain http',
    replace: insteadOf('src="/shopper-profile/', 'src="http://cdn.test/shopper-profile/'),
    says: 'shopper-profile.js is loaded over plain http',
    hasOthers: true,
  },
  {
    title: 'a wrong hash',
    replace: insteadOf(
      'src="/shopper-profile/shopper-profile.js"',
      `src="/shopper-profile/shopper-profile.js" integrity="${hash}"`,
    ),
    says: 'shopper-profile.js: integrity does not match the file, so browsers block it',
  },
  {
    title: 'a hash that is none',
    replace: insteadOf(
      'src="/shopper-profile/shopper-profile.js"',
      'src="/shopper-profile/shopper-profile.js" integrity="sha384"',
    ),
    says: 'shopper-profile.js: integrity is no hash',
  },
  {
    title: 'a hash without crossorigin',
    replace: insteadOf(
      'src="/shopper-profile/shopper-profile.js"',
      `src="https://cdn.test/shopper-profile/shopper-profile.js" integrity="${hash}"`,
    ),
    says: 'shopper-profile.js: integrity needs crossorigin, because the file is on another host',
    hasOthers: true,
  },
  {
    title: 'a preload of no file',
    replace: added(SCRIPT, '<link rel="modulepreload" href="/shopper-profile/chunks/plans-00000000.js">'),
    at: 'modulepreload',
    says: 'plans-00000000.js: there is no such file in this release',
  },
  {
    title: 'a preload that loads twice',
    replace: added(SCRIPT, '<link rel="preload" as="script" href="/shopper-profile/shopper-profile.js">'),
    at: 'rel="preload"',
    says: 'shopper-profile.js is a module: rel="preload" loads it twice',
  },
  {
    title: 'no file at the address',
    replace: insteadOf('', ''),
    at: SCRIPT,
    says: 'shopper-profile.js cannot be loaded from /shopper-profile/shopper-profile.js',
    files: { '/shopper-profile/shopper-profile.js': { status: 'missing' } },
  },
  {
    title: 'an element that the partner’s script has not',
    replace: insteadOf('shopper-profile.js', 'extra-help.js'),
    at: PLANS,
    says: '<shopper-profile-plans> is not in extra-help.js',
    hasOthers: true,
  },
  {
    title: 'a loader that caches keep',
    replace: insteadOf('', ''),
    at: SCRIPT,
    says: 'shopper-profile.js: caches keep it too long: pages would request chunks of an old release',
    files: {
      '/shopper-profile/shopper-profile.js': served({
        'cache-control': 'public, max-age=31536000, immutable',
      }),
    },
  },
  {
    title: 'a wrong Content-Type',
    replace: insteadOf('', ''),
    at: SCRIPT,
    says: 'shopper-profile.js: its Content-Type is "text/plain", so browsers do not run it',
    files: { '/shopper-profile/shopper-profile.js': served({ 'content-type': 'text/plain' }) },
  },
  {
    title: 'chunks that caches do not keep',
    replace: insteadOf('', ''),
    at: SCRIPT,
    url: LIVE,
    says: 'chunks/plans-abcd1234.js: chunks have a hash in their name, and caches may keep them',
    files: {
      '/shopper-profile/shopper-profile.js': served({}, 'import("./chunks/plans-abcd1234.js")'),
      'https://www.shop.test/shopper-profile/chunks/plans-abcd1234.js': served({}),
    },
  },
  {
    title: 'another host without CORS',
    replace: insteadOf('src="/shopper-profile/', 'src="https://cdn.test/shopper-profile/'),
    url: LIVE,
    files: { 'https://cdn.test/shopper-profile/shopper-profile.js': served({}) },
    says: 'shopper-profile.js: it is on another host, which does not allow this page to load modules',
    hasOthers: true,
  },
  // Policies.
  {
    title: 'a policy that blocks the script',
    replace: policy("script-src https://cdn.test; style-src 'self'; connect-src 'self'"),
    at: 'http-equiv',
    says: 'content security policy: script-src blocks shopper-profile.js',
  },
  {
    title: 'a policy that blocks the style sheet',
    replace: policy("script-src 'self'; style-src 'none'"),
    at: 'http-equiv',
    says: 'content security policy: style-src blocks shopper-profile.css',
  },
  {
    title: 'a policy that blocks the services',
    replace: policy("default-src 'self'; connect-src https://cdn.test"),
    at: 'http-equiv',
    says: 'content security policy: connect-src blocks the services at the host of the page',
  },
  {
    title: 'a policy that allows every host',
    replace: policy("default-src 'self'; connect-src *"),
    at: 'http-equiv',
    says: 'content security policy: connect-src allows every host, so any script can send data away',
  },
  {
    title: 'a policy without our Trusted Types',
    replace: policy("default-src 'self'; require-trusted-types-for 'script'; trusted-types default"),
    at: 'http-equiv',
    says: 'content security policy: trusted-types does not allow the policy of the bundle',
  },
  {
    title: 'a policy in a header',
    replace: insteadOf('', ''),
    at: '<!doctype',
    url: LIVE,
    headers: { 'content-security-policy': "default-src 'self'; script-src 'nonce-abc'" },
    says: 'content security policy: script-src blocks shopper-profile.js',
  },
  {
    title: 'responses of a shopper in a public page',
    replace: added(
      CHARSET,
      '<script type="application/json" data-shopper-profile-answers>{ "uuid": "1", "profile": {} }</script>',
    ),
    at: 'data-shopper-profile-answers',
    url: LIVE,
    headers: { 'cache-control': 'public, max-age=600' },
    says: 'the page contains the data of one shopper, and caches may keep it',
  },
  {
    title: 'responses of a shopper in a file',
    replace: added(
      CHARSET,
      '<script type="application/json" data-shopper-profile-answers>{ "uuid": "1", "profile": {} }</script>',
    ),
    at: 'data-shopper-profile-answers',
    says: 'a file for everyone contains the data of one shopper',
  },
  // The frame of the page.
  {
    title: 'no lang',
    replace: insteadOf('<html lang="en">', '<html>'),
    says: '<html> has no lang: screen readers read it in any language',
  },
  {
    title: 'no doctype',
    replace: insteadOf('<!doctype html>\n', ''),
    at: '<html',
    says: /^the page has no <!doctype html>/,
  },
  {
    title: 'no viewport',
    replace: insteadOf('<meta name="viewport" content="width=device-width, initial-scale=1">', ''),
    at: '<html',
    says: 'there is no <meta name="viewport">: telephones show the page tiny',
  },
  {
    title: 'a viewport without zoom',
    replace: insteadOf('initial-scale=1', 'initial-scale=1, maximum-scale=1'),
    says: 'the viewport forbids zoom',
  },
  {
    title: 'no title',
    replace: insteadOf('<title>Your profile</title>', ''),
    at: '<html',
    says: 'the page has no <title>',
  },
  {
    title: 'no charset',
    replace: insteadOf(CHARSET, ''),
    at: '<html',
    says: 'the page has no charset, so Spanish letters may break',
  },
  // The theme.
  {
    title: 'a theme with low contrast',
    replace: css('--shopper-profile-color-text: #999;'),
    says: /^theme: 2.84 : 1 between --shopper-profile-color-text and --shopper-profile-color-surface, 4.5 : 1 is needed/,
    hasOthers: true,
  },
  {
    title: 'a dark surface alone',
    replace: css('--shopper-profile-color-surface: rgb(20 20 20);'),
    says: /between --shopper-profile-color-text and --shopper-profile-color-surface/,
    hasOthers: true,
  },
  {
    title: 'low contrast in dark mode',
    replace: css(
      '} @media (prefers-color-scheme: dark) { :root { --shopper-profile-color-focus: hsl(0 0% 90%); }',
    ),
    says: /^theme: .* between --shopper-profile-color-focus/,
  },
  {
    title: 'a color that is none',
    replace: css('--shopper-profile-color-action: #0b4f8;'),
    says: '--shopper-profile-color-action: expected a color',
  },
  {
    title: 'a misspelled property',
    replace: css('--shopper-profile-colour-action: red;'),
    says: '--shopper-profile-colour-action: there is no such property; did you mean --shopper-profile-color-action?',
  },
  {
    title: 'a length without a unit',
    replace: css('--shopper-profile-gap: 40;'),
    says: '--shopper-profile-gap: expected a length with a unit',
  },
  {
    title: 'low contrast in the style of a tag',
    replace: insteadOf('heading-level="2"', 'style="--shopper-profile-color-action: yellow"'),
    says: /^theme: .* between --shopper-profile-color-action and/,
    hasOthers: true,
  },
];

const RELEASE = { version: '1.2.3', hashes: { 'shopper-profile.js': `sha384-${'B'.repeat(64)}` } };

const check = async (text: string, { files = {}, url, headers }: Partial<Fault> = {}) =>
  (await checkSource(
    {
      file: 'page.html',
      text,
      ...(url && { url: new URL(url), headers: new Headers(headers) }),
      read: (address) => Promise.resolve(files[address] ?? { status: 'unknown' }),
    },
    RELEASE,
  )) ?? [];

describe('shopper-profile check', () => {
  it('finds nothing on a good page, from a folder or at an address', async () => {
    expect(await check(GOOD)).to.deep.equal([]);
    expect(await check(GOOD, { url: LIVE })).to.deep.equal([]);
  });

  for (const [title, replace, more] of [
    [
      'whose script computes the configuration',
      [CONFIG, '<script>window.shopperProfileConfig = { ...settingsOf(location.host) };</script>'],
    ],
    [
      'whose script assigns a configuration from elsewhere',
      [CONFIG, '<script>window.shopperProfileConfig = window.settings;</script>'],
    ],
    ['whose script calls configure', [CONFIG, '<script>window.shopperProfile.configure(settings);</script>']],
    [
      'with the port of https in its policy',
      policy("script-src https://www.shop.test:443; style-src 'self'"),
      { url: LIVE },
    ],
    [
      'with an address that is none, and a policy',
      added(
        CHARSET,
        `<link rel="stylesheet" href="https://[/shopper-profile.css">${policy("style-src 'self'")[1]}`,
      ),
    ],
  ] as [string, [string, string], Partial<Fault>?][])
    it(`finds nothing on a page ${title}`, async () => {
      expect(GOOD).to.include(replace[0]);
      expect(
        await check(
          GOOD.replace(replace[0], () => replace[1]),
          more,
        ),
      ).to.deep.equal([]);
    });

  it('does not check a page without our elements', async () => {
    const source = {
      file: 'a.html',
      text: '<p>Hello',
      read: () => Promise.resolve({ status: 'unknown' } as const),
    };
    expect(await checkSource(source, RELEASE)).to.equal(undefined);
  });

  it('reads any damaged page to its end', async () => {
    const page = GOOD.replace(
      CHARSET,
      `${CHARSET}${policy("default-src 'self'; script-src https://x.test:80/a/")[1]}`,
    );
    // Mostly at the start of a value, a key or a tag.
    const place = fc.oneof(
      fc.nat(page.length),
      fc.constantFrom(...[...page.matchAll(/["<{:=/]/g)].map(({ index }) => index + 1)),
    );
    const damage = fc.record({
      from: place,
      length: fc.constantFrom(0, 0, 1, 40),
      text: fc.oneof(
        fc.string(),
        fc.constantFrom(
          '<',
          '"',
          "'",
          '{',
          '}',
          '%',
          '[',
          '\\',
          '//',
          '/*',
          '<table>',
          '<template>',
          '&lt;',
          'https://[',
        ),
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 4 }), async (damages) => {
        let text = page;
        for (const { from, length, text: other } of damages)
          text = text.slice(0, from) + other + text.slice(from + length);
        const lines = text.split('\n').length;
        for (const more of [{}, { url: LIVE }])
          for (const { line } of await check(text, more)) expect(line).to.be.within(1, lines);
      }),
      { numRuns: 1500 },
    );
  });

  for (const fault of faults)
    it(`finds ${fault.title}`, async () => {
      const [from, to] = fault.replace;
      expect(GOOD, 'the page has the text').to.include(from);
      const once = GOOD.replace(from, () => to);
      const text = fault.after
        ? once.replace(fault.after[0], (before) => `${before}\n${fault.after![1]}`)
        : once;
      const findings = await check(text, fault);
      const found = findings.filter(({ problem }) =>
        typeof fault.says === 'string' ? problem === fault.says : fault.says.test(problem),
      );
      expect(found, JSON.stringify(findings, null, 1)).to.have.lengthOf.at.least(1);
      if (!fault.hasOthers) expect(findings, JSON.stringify(findings, null, 1)).to.have.lengthOf(1);
      const marker = fault.at ?? to.trim().split('\n')[0]!;
      const line = text.slice(0, text.indexOf(marker)).split('\n').length;
      expect(found[0]).to.deep.include({ file: 'page.html', line });
      expect(found[0]!.todo).not.to.equal('');
    });
});
