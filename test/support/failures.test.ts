import { expect } from 'chai';
import { toCopyable } from './failures';

describe('what a failed assertion has compared', () => {
  it('goes to the report as it is where it can be copied', () => {
    const value = { list: [1, 'two', undefined], map: new Map([['a', 1]]) };
    expect(toCopyable(value)).to.equal(value);
  });

  const element = document.createElement('main');
  const others: [what: string, value: unknown, words: string][] = [
    ['a promise', Promise.resolve(element), 'Promise{…}'],
    ['a function', () => element, '[Function'],
    ['an element', element, '<main></main>'],
    ['a list of elements', [element], '<main></main>'],
    ['a record with a promise', { answer: Promise.resolve() }, 'Promise{…}'],
  ];
  for (const [what, value, words] of others)
    it(`goes to the report in words: ${what}`, () => {
      expect(toCopyable(value)).to.be.a('string').and.to.include(words);
    });
});
