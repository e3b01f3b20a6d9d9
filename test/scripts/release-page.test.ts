/** The page of a release: what an author has to do, figures, accessibility, pictures. */
import { expect } from 'chai';
import { entriesOf, releasePage } from '../../scripts/build/release-page.mjs';
import { gather } from '../../scripts/conformance/evidence.mjs';

const changelog = `# Changelog

## Unreleased

- **Cost of a year**: text, with **more** in bold.
- **[A guide](docs/guides/partner.md)** in two lines
  of text.

## 0.9.0

- **Old**: text.
`;

const stored = {
  version: '0.10.0',
  since: 'abc123',
  figures: [{ what: 'AMP page, guest', figure: '169.0 kB', limit: '169.5 kB' }],
  pictures: { added: ['amp.new.390'], changed: [], removed: [] },
};

describe('the page of a release', () => {
  it('lists the entries of its section of the changelog alone, with links from its folder', () => {
    expect(entriesOf(changelog, 'Unreleased')).to.deep.equal([
      '**Cost of a year**',
      '**[A guide](../guides/partner.md)**',
    ]);
    expect(() => entriesOf(changelog, '0.8.0')).to.throw('0.8.0');
  });

  it('has the stored figures, what is only partly supported, and the pictures that differ', async () => {
    const report = await gather();
    Object.assign(report.chapters[0]!.criteria[0]!, { level: 'partially-supports', note: 'One has none.' });
    const page = releasePage(stored, { changelog, heading: 'Unreleased', report });
    expect(page).to.contain('| AMP page, guest | 169.0 kB | 169.5 kB |');
    expect(page).to.contain('- 1.1.1 Non-text Content, partly: One has none.');
    expect(page).to.contain(
      'Added: 1\n\n- [amp.new.390](../../test/pictures/amp.new.390.png)\n\nChanged: 0\n',
    );
  });
});
