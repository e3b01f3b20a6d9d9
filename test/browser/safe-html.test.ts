import { expect } from 'chai';
import { toSafeHtml } from '../../src/browser/safe-html';
import { eventually } from '../support/clock';

/** The sanitized HTML, added to the page, where a script in it would run if it could. */
function shown(html: string): HTMLElement {
  const box = document.body.appendChild(document.createElement('div'));
  box.replaceChildren(toSafeHtml(html));
  return box;
}

const markupOf = (html: string): string => shown(html).innerHTML;

const allowedTags = ['P', 'BR', 'STRONG', 'B', 'EM', 'I', 'UL', 'OL', 'LI', 'A', 'H3', 'H4'];

/** Everything in the box that the allow-list does not contain. */
function strangers(box: HTMLElement): string[] {
  return [...box.querySelectorAll('*')].flatMap((element) => {
    const attributes = element
      .getAttributeNames()
      .filter((name) => !['href', 'target', 'rel'].includes(name));
    return [...(allowedTags.includes(element.tagName) ? [] : [element.tagName]), ...attributes];
  });
}

const linkProtocols = (box: HTMLElement): string[] =>
  [...box.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ protocol }) => protocol);

const hostile: readonly (readonly [name: string, html: string])[] = [
  ['a script', '<script>window.hacked = 1</script>Text'],
  ['a module script', '<script type="module" src="/test/hack.js"></script>'],
  ['an image that fails', '<img src="x" onerror="window.hacked = 1">'],
  ['an image without spaces and quotes', '<img/src=x/onerror=window.hacked=1>'],
  ['svg with onload', '<svg onload="window.hacked = 1"></svg>'],
  ['svg with a nested handler', '<svg><g/onload=window.hacked=1//<p>'],
  ['svg with a script', '<svg><script>window.hacked = 1</script></svg>'],
  [
    'svg animating a link',
    '<svg><a><animate attributeName="href" values="javascript:window.hacked=1"/>x</a></svg>',
  ],
  ['math with a link', '<math href="javascript:window.hacked=1">x</math>'],
  ['a handler on an allowed tag', '<p onclick="window.hacked = 1" onpointerenter=window.hacked=1>x</p>'],
  ['autofocus with onfocus', '<a href="#" autofocus onfocus="window.hacked = 1">x</a>'],
  ['details with ontoggle', '<details open ontoggle="window.hacked = 1">x</details>'],
  ['an inline style', '<p style="position: fixed; inset: 0; background: url(//evil.example)">x</p>'],
  [
    'a style sheet',
    '<style>body { display: none }</style><link rel="stylesheet" href="//evil.example/x.css">',
  ],
  ['a frame', '<iframe src="javascript:window.hacked=1" srcdoc="<script>parent.hacked=1</script>"></iframe>'],
  ['object and embed', '<object data="data:text/html,x"></object><embed src="data:text/html,x">'],
  [
    'a form',
    '<form action="//evil.example"><input name="mbi"><button formaction="javascript:1">Go</button></form>',
  ],
  ['a new base', '<base href="//evil.example/">'],
  ['a redirect', '<meta http-equiv="refresh" content="0; url=//evil.example">'],
  ['clobbering names', '<a id="shopperProfile" name="shopperProfile" href="#x">x</a><form id="body"></form>'],
  [
    'classes and data',
    '<p class="dialog" data-shopper-profile="plans" aria-hidden="true" slot="x" is="x-y">x</p>',
  ],
  ['a custom element', '<shopper-profile-plans></shopper-profile-plans>'],
  ['a template', '<template><img src=x onerror=window.hacked=1></template>'],
  ['a shadow root', '<div><template shadowrootmode="open"><script>window.hacked=1</script></template></div>'],
  ['mXSS: noscript', '<noscript><p title="</noscript><img src=x onerror=window.hacked=1>">'],
  [
    'mXSS: math and mtext',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked=1&gt;">',
  ],
  ['mXSS: svg and style', '<svg></p><style><a id="</style><img src=1 onerror=window.hacked=1>">'],
  [
    'mXSS: form in form',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.hacked=1>',
  ],
  [
    'mXSS: comment',
    '<!--><img src=x onerror=window.hacked=1>--><![CDATA[<img src=x onerror=window.hacked=1>]]>',
  ],
  ['mXSS: select and textarea', '<select><textarea></select><img src=x onerror=window.hacked=1></textarea>'],
  ['mXSS: title and xmp', '<title><xmp></title><img src=x onerror=window.hacked=1></xmp>'],
  ['tags that never end', '<p <img src=x onerror=window.hacked=1 <a href=javascript:1'],
];

const noLinks: readonly string[] = [
  'javascript:window.hacked=1',
  'JaVaScRiPt:window.hacked=1',
  '  javascript:window.hacked=1',
  'java\tscript:window.hacked=1',
  'java\nscript:window.hacked=1',
  '\u0001javascript:window.hacked=1',
  '\u00a0javascript:window.hacked=1',
  'java&#x73;cript:window.hacked=1',
  '&#106;&#97;vascript&colon;window.hacked=1',
  'jav&Tab;ascript:window.hacked=1',
  'javascript&NewLine;:window.hacked=1',
  'javascript://%0Awindow.hacked=1',
  'vbscript:x',
  'data:text/html,<script>window.hacked=1</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'ftp://example.com/',
  'sms:+18005550100',
  'about:blank',
  'view-source:https://example.com/',
  'intent://x#Intent;end',
];

const links: readonly string[] = [
  'https://www.medicare.gov/',
  'http://example.com/a?b=c&d=e#f',
  '//example.com/a',
  '/profile.html',
  'profile.html',
  '?year=2027',
  '#plans',
  'tel:1-800-555-0100',
  'mailto:help@example.com',
];

describe('toSafeHtml', () => {
  beforeEach(() => {
    Object.assign(window, { hacked: undefined });
  });
  afterEach(() => {
    expect((window as { hacked?: unknown }).hacked).to.equal(undefined);
    document.body.replaceChildren();
  });

  it('keeps simple formatting as it is (POP-02, OPEN-B55)', () => {
    const html =
      '<h3>Drugs</h3><h4>More</h4><p>One <strong>moment</strong>, <b>please</b>.<br><em>Or</em> <i>two</i></p><ul><li>a</li></ul><ol><li>b</li></ol>';
    expect(markupOf(html)).to.equal(html);
  });

  it('keeps the words of what it leaves out, apart from scripts and the like (OPEN-B55)', () => {
    expect(
      markupOf('<section><h1>One</h1> <font color="red">two</font></section><script>three</script>'),
    ).to.equal('One two');
  });

  for (const [name, html] of hostile) {
    it(`makes harmless: ${name} (OPEN-B55)`, async () => {
      const box = shown(html);
      expect(strangers(box)).to.be.empty;
      expect(linkProtocols(box).filter((protocol) => !protocol.startsWith('http'))).to.be.empty;
      // Scripts would run after an image has failed or a script has loaded.
      await new Promise((done) => setTimeout(done, 20));
    });
  }

  for (const url of noLinks) {
    it(`follows no ${JSON.stringify(url)} (OPEN-B55)`, () => {
      for (const quoted of [`<a href="${url}">x</a>`, `<a href='${url}' target=_blank>x</a>`]) {
        const link = shown(quoted).querySelector('a')!;
        expect(link.textContent).to.equal('x');
        // With another kind of whitespace, it is a relative URL of this site and no script.
        if (link.hasAttribute('href')) expect(link.origin).to.equal(location.origin);
        link.click();
      }
    });
  }

  for (const url of links) {
    it(`keeps the link ${url} (OPEN-B55)`, () => {
      const link = shown(`<a href="${url.replaceAll('&', '&amp;')}">x</a>`).querySelector('a')!;
      expect(link.getAttribute('href')).to.equal(url);
      expect(link.getAttributeNames()).to.deep.equal(['href']);
    });
  }

  it('gives a link that opens elsewhere no way back to the page (OPEN-B55)', () => {
    for (const target of ['_blank', '_BLANK']) {
      const link = shown(
        `<a href="https://example.com/" target="${target}" rel="opener">x</a>`,
      ).querySelector('a')!;
      expect(link.rel).to.equal('noopener noreferrer');
    }
  });

  it('lets no link change another window or frame (OPEN-B55)', () => {
    for (const target of ['_top', '_parent', 'shop'])
      expect(markupOf(`<a href="/a" target="${target}" rel="opener">x</a>`)).to.equal('<a href="/a">x</a>');
  });

  it('takes plain text with & and < as what it says', () => {
    for (const text of ['drugs & doctors', '1 < 2 & 3 > 2', 'a <3 b', 'R&D; &', ''])
      expect(shown(text).textContent).to.equal(text);
    expect(shown('drugs &amp; doctors &lt;b&gt;').textContent).to.equal('drugs & doctors <b>');
  });

  it('copes with a text that is long, and with one that is deep', () => {
    const long = shown('<p onclick="x">word <b>bold</b></p>'.repeat(1_000));
    expect(long.innerHTML).to.equal('<p>word <b>bold</b></p>'.repeat(1_000));
    expect(shown('<b>'.repeat(5_000) + 'deep').textContent).to.equal('deep');
  });

  it('is not moved by what the host does to its own DOMPurify', async () => {
    const { default: theirs } = await import('dompurify');
    theirs.setConfig({ ALLOWED_TAGS: ['img'], ALLOWED_ATTR: ['src', 'onerror'] });
    theirs.addHook('afterSanitizeAttributes', (node) => {
      node.setAttribute('onclick', 'window.hacked = 1');
    });
    try {
      expect(markupOf('<p>a<img src="x"></p>')).to.equal('<p>a</p>');
    } finally {
      theirs.removeAllHooks();
      theirs.clearConfig();
    }
  });

  describe('under Trusted Types and a strict policy for scripts and styles (contract §5)', () => {
    interface StrictWindow extends Window {
      policies: string[];
      violations: string[];
      result?: string;
      failure?: string;
    }

    /** A page whose policy allows only its own files and policies with the given names. */
    async function strictPage(names: string): Promise<StrictWindow> {
      const frame = document.createElement('iframe');
      // Firefox does not take 'self' for the site in a page of `srcdoc`.
      const csp = `default-src ${origin}; require-trusted-types-for 'script'; trusted-types ${names}`;
      frame.srcdoc = `<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="${csp}"><title>Strict</title></head><body><script type="module" src="/test/browser/safe-html-page.ts"></script></body></html>`;
      document.body.append(frame);
      const page = frame.contentWindow as unknown as StrictWindow;
      await eventually(() => expect(page.result ?? page.failure).to.be.a('string'));
      return page;
    }

    it('makes one policy, and it is called shopper-profile', async () => {
      const page = await strictPage('shopper-profile');
      expect(page.result).to.equal(
        '<p>Good <b>morning</b></p>|<a href="https://example.com/" target="_blank" rel="noopener noreferrer">x</a>',
      );
      expect(page.policies).to.deep.equal(['shopper-profile']);
      expect(page.violations).to.deep.equal([]);
    });

    it('shows nothing where the page does not allow that policy', async () => {
      const page = await strictPage("'none'");
      expect(page.failure).to.equal('TypeError');
      expect(page.policies).to.deep.equal(['shopper-profile']);
    });
  });
});

describe('attributes of content', () => {
  for (const attribute of ['data-id="1"', 'style="color: red"', 'class="x"', 'id="x"', 'aria-label="x"'])
    it(`are left out: ${attribute} (POP-02, OPEN-B55)`, () => {
      const box = document.createElement('div');
      box.append(toSafeHtml(`<p ${attribute}>Words</p>`));
      expect(box.innerHTML).to.equal('<p>Words</p>');
    });
});
