import { expect } from 'chai';
import { setHostLogger } from '../../src/browser/logger';
import {
  currentHost,
  isSameOrigin,
  navigateTo,
  pageLanguage,
  prefetchPage,
  queryParameter,
  setHostNavigate,
} from '../../src/browser/navigation';

describe('navigation', () => {
  const address = location.href;
  const { lang } = document.documentElement;

  afterEach(() => {
    setHostNavigate(null);
    setHostLogger(null);
    history.replaceState(null, '', address);
    document.documentElement.lang = lang;
  });

  it('goes by the host’s router, if there is one', () => {
    const visited: string[] = [];
    setHostNavigate((url) => visited.push(url));
    navigateTo('/shop.html');
    navigateTo('https://example.com/');
    expect(visited).to.deep.equal(['/shop.html', 'https://example.com/']);
  });

  it('logs "Invalid URL" and stays for an empty one (ERRB-16)', () => {
    const said: string[] = [];
    const visited: string[] = [];
    setHostLogger({ warn: (message) => said.push(message), error: (message) => said.push(message) });
    setHostNavigate((url) => visited.push(url));
    navigateTo('');
    expect(visited).to.deep.equal([]);
    expect(said).to.deep.equal(['Invalid URL']);
  });

  it('knows this site from others', () => {
    for (const url of ['/a', 'a', '', `${location.origin}/a`, `//${location.host}/a`])
      expect(isSameOrigin(url), url).to.equal(true);
    for (const url of ['https://example.com/a', '//example.com', `https://${location.host}/`, 'data:,a'])
      expect(isSameOrigin(url), url).to.equal(false);
  });

  it('reads query parameters, decoded, the first of several (LOAD-01)', () => {
    history.replaceState(null, '', '?code=a%20b%2B&code=c&empty=');
    expect(queryParameter('code')).to.equal('a b+');
    expect(queryParameter('empty')).to.equal('');
    expect(queryParameter('other')).to.equal(undefined);
  });

  it('reads host and language of the page', () => {
    document.documentElement.lang = 'es-US';
    expect(pageLanguage()).to.equal('es-US');
    expect(currentHost()).to.equal(new URL(address).host);
  });
});

describe('a page that is fetched ahead', () => {
  const links = (): HTMLLinkElement[] => [
    ...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]'),
  ];

  afterEach(() => {
    for (const link of links()) link.remove();
  });

  it('is one of this site, once (NET-28)', () => {
    for (const url of ['/ahead.html', '/ahead.html', 'https://example.com/', '//example.com/a', ''])
      prefetchPage(url);
    expect(links().map(({ href }) => href)).to.deep.equal([`${location.origin}/ahead.html`]);
  });
});
