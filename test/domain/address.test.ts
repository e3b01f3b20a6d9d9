import { expect } from 'chai';
import * as fc from 'fast-check';
import { isAddress, toAddress } from '../../src/domain/address';

const usable = [
  ...['/', '/a', 'a', 'a/b.html?c=d:e', '?a', '#plans', '//example.com/a', './a', '{brand}/a'],
  ...['https://example.com', 'HTTP://example.com/a', 'https://{brand}.example.com'],
  ...['tel:711', 'mailto:a@example.com'],
];
const unusable = [
  ...['', ' ', '\n', 'https://', 'http:', 'https:///a', 'tel:', 'mailto:'],
  ...['javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:1', '\u0001javascript:1', 'java\nscript:1'],
  ...[
    'data:text/html,a',
    'blob:https://example.com/1',
    'file:///etc',
    'ftp://a',
    'vbscript:1',
    'about:blank',
  ],
];

describe('an address', () => {
  for (const text of usable)
    it(`may be followed: ${JSON.stringify(text)} (ERRB-16)`, () => {
      expect(toAddress(text)).to.equal(text);
    });

  for (const text of unusable)
    it(`leads nowhere: ${JSON.stringify(text)} (ERRB-16)`, () => {
      expect(toAddress(text)).to.equal('');
    });

  it('is never of another scheme than the ones that are meant, as browsers read it (ERRB-16)', () => {
    const parts = [
      'java',
      'script',
      ':',
      '/',
      ' ',
      '\t',
      '\u0000',
      'https',
      '//',
      'a.b',
      'data',
      'tel',
      '\\',
    ];
    const texts = fc.array(fc.constantFrom(...parts), { maxLength: 6 }).map((some) => some.join(''));
    fc.assert(
      fc.property(fc.oneof(texts, fc.string({ unit: 'binary' })), (text) => {
        if (!isAddress(text) || !URL.canParse(text, 'https://example.com/')) return;
        const { protocol } = new URL(text, 'https://example.com/');
        expect(['https:', 'http:', 'tel:', 'mailto:']).to.include(protocol);
      }),
      { numRuns: 2000 },
    );
  });
});
