import { expect } from 'chai';
import { whyNotJson, withNearestKey } from '../../src/config/advice';
import { resolveConfig, settings } from '../../src/config/settings';

describe('why a configuration is not JSON', () => {
  const cases: [what: string, text: string, why: string][] = [
    ['curly quotes', '{ “site”: “AMP” }', ': an editor has put “ into it'],
    ['one curly quote', '{ "site": "AMP”, "locale": "es" }', ': an editor has put ” into it'],
    ['German quotes', '{ „site“: „AMP“ }', ': an editor has put „ into it'],
    ['a line break', '{ "site": "AMP",<br />"locale": "es" }', ': an editor has put <br /> into it'],
    ['a paragraph', '<p>{ "site": "AMP" }</p>', ': an editor has put <p> into it'],
    ['escaped quotes', '{ &quot;site&quot;: &#34;AMP&#034; }', ': an editor has put &quot; into it'],
    ['a hard space', '{\u00a0"site": "AMP"&nbsp;}', ': an editor has put a hard space into it'],
    ['all at once', '<P>{\u00a0“site”: &quot;AMP”<BR></p>}', ': an editor has put <P> into it'],
    ['a comma too many', '\n  {\n    "site": "AMP",\n  }\n', ' (line 4, column 3)'],
    ['curly quotes in a value, and a comma too many', '{ "heading": "“Plans”", }', ' (line 1, column 25)'],
    ['no end', '{ "secret":\n ', ' (line 2, column 2)'],
    ['single quotes', "{ 'secret': 1 }", ' (line 1, column 3)'],
  ];
  for (const [what, text, why] of cases)
    it(`${what}: ${why}`, () => {
      expect(whyNotJson(text)).to.equal(why);
    });
});

describe('an unknown key of a configuration', () => {
  it('comes with the key that was most likely meant', () => {
    const { problems } = resolveConfig([
      { phones: { tollfree: '1' }, routes: { planSumary: '/' }, sites: 'AMP', aep: { begin: '10-01' } },
    ]);
    expect(problems.map((problem) => withNearestKey(problem, settings))).to.deep.equal([
      'phones.tollfree: unknown key; did you mean phones.tollFree?',
      'routes.planSumary: unknown key; did you mean routes.planSummary?',
      'sites: unknown key; did you mean site?',
      'aep.begin: unknown key',
    ]);
  });

  it('leaves other problems as they are', () => {
    expect(withNearestKey('phones.tty: expected string', settings)).to.equal('phones.tty: expected string');
    expect(withNearestKey('phones.a.b: unknown key', settings)).to.equal('phones.a.b: unknown key');
  });
});
