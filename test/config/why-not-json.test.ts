import { expect } from 'chai';
import { whyNotJson } from '../../src/config/why-not-json';

describe('why a configuration is not JSON', () => {
  const cases: [what: string, text: string, why: string][] = [
    ['curly quotes', '{ “site”: “AMP” }', ': an editor has put curly quotes (“) into it'],
    ['one curly quote', '{ "site": "AMP”, "locale": "es" }', ': an editor has put curly quotes (“) into it'],
    ['German quotes', '{ „site“: „AMP“ }', ': an editor has put curly quotes (“) into it'],
    ['a line break', '{ "site": "AMP",<br />"locale": "es" }', ': an editor has put HTML tags into it'],
    ['a paragraph', '<p>{ "site": "AMP" }</p>', ': an editor has put HTML tags into it'],
    ['escaped quotes', '{ &quot;site&quot;: &#34;AMP&#034; }', ': an editor has put &quot; into it'],
    ['hard spaces', '{\u00a0"site": "AMP"&nbsp;}', ': an editor has put hard spaces into it'],
    [
      'all at once',
      '<p>{\u00a0“site”: &quot;AMP”<BR></p>}',
      ': an editor has put HTML tags and &quot; and curly quotes (“) and hard spaces into it',
    ],
    ['a fault of its author', '{ "site": "AMP", }', ''],
    ['curly quotes in a value, and a fault of its author', '{ "heading": "“Plans”", }', ''],
    ['no end', '{ “secret”: ', ''],
  ];
  for (const [what, text, why] of cases)
    it(`${what}: ${why || 'says nothing'}`, () => {
      expect(whyNotJson(text)).to.equal(why);
    });
});
