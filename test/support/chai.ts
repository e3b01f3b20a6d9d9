/**
 * A failed assertion carries what it compared to the runner, which copies it property by property. From an element that
 * leads through React's own fields into the whole page, and the run hangs: elements go as words instead.
 */
import { Assertion } from 'chai';

const words = (value: unknown): unknown => {
  if (value instanceof Node) return value instanceof Element ? `<${value.localName}>` : value.nodeName;
  if (value instanceof NodeList || value instanceof HTMLCollection) return [...value].map(words);
  return Array.isArray(value) ? value.map(words) : value;
};

const { assert } = Assertion.prototype as { assert(...check: unknown[]): void };

Object.assign(Assertion.prototype, {
  assert(this: unknown, ...check: unknown[]) {
    try {
      assert.apply(this, check);
    } catch (problem) {
      const error = problem as { actual: unknown; expected: unknown };
      error.actual = words(error.actual);
      error.expected = words(error.expected);
      throw problem;
    }
  },
});
