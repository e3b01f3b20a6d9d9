import { expect } from 'chai';
import fc from 'fast-check';
import { isMaskMarker, markerProps } from '../../src/domain/mask-markers';

describe('markers of session recorders', () => {
  const good: [marker: string, props: Record<string, string>][] = [
    ['.rr-block', { className: 'rr-block' }],
    ['data-hj-suppress', { 'data-hj-suppress': '' }],
    ['data-dd-privacy=hidden', { 'data-dd-privacy': 'hidden' }],
    ['data-private=', { 'data-private': '' }],
    ['s_objectid=private', { s_objectid: 'private' }],
  ];
  for (const [marker, props] of good)
    it(`${marker} is one`, () => {
      expect(isMaskMarker(marker)).to.equal(true);
      expect(markerProps([marker])).to.deep.equal(props);
    });

  for (const marker of [
    '',
    'rr-block',
    '.',
    '. x',
    'onclick=alert',
    'style=x',
    'class=x',
    'data-',
    'data-x="y"',
    '.a .b',
    'href=x',
    'is=x',
  ])
    it(`${JSON.stringify(marker)} is none`, () => {
      expect(isMaskMarker(marker)).to.equal(false);
      expect(markerProps([marker])).to.deep.equal({});
    });

  it('are all on one node', () => {
    expect(markerProps(['.a', 'data-b', '.c', 'data-d=e'])).to.deep.equal({
      className: 'a c',
      'data-b': '',
      'data-d': 'e',
    });
  });

  it('never make an attribute that runs or styles', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (markers) => {
        for (const name of Object.keys(markerProps(markers)))
          expect(name).to.match(/^(className|s_objectid|data-[\w-]+)$/);
      }),
    );
  });
});
