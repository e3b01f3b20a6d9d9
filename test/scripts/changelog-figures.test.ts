import { expect } from 'chai';
import { figuresOf } from '../../scripts/build/changelog-figures.mjs';

const table = (...rows: string[]) =>
  [
    '# Changelog',
    '## Unreleased',
    '### Bytes',
    'Measured.',
    '',
    '| page | 0.9.0 | now |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');

describe('the figures of the changelog', () => {
  it('are the last column of the newest table', () => {
    const older = '\n## 0.9.0\n### Bytes\n| page | now |\n| --- | --- |\n| old | 1 file, 1.0 |\n';
    expect(
      figuresOf(
        table('| plans | 8 files, 125.5 | 2 files, 10.8 |', '| a click | 7 files, 57.6 | none |') + older,
      ),
    ).to.deep.equal([
      { what: 'plans', files: 2, kilobytes: 10.8 },
      { what: 'a click', files: 0, kilobytes: 0 },
    ]);
  });

  it('must be there, and be figures', () => {
    expect(() => figuresOf('# Changelog\n')).to.throw('no table of bytes');
    expect(() => figuresOf(table('| plans | 8 files | about 10 kB |'))).to.throw(
      '“about 10 kB” is no number',
    );
  });
});
