/** The page of a release: what an author has to do, what is new, destinations, figures, accessibility, pictures. */
import { expect } from 'chai';
import { readNetwork } from '../../scripts/build/network.mjs';
import { actionsOf, newsOf, placesOf, releasePage } from '../../scripts/build/release-page.mjs';
import { gather } from '../../scripts/conformance/evidence.mjs';

const changelog = `# Changelog

## Unreleased

### New

- **Cost of a year**: text, with **more** in bold, 8 a.m. to 9 p.m. each day. Not this.
- **[A guide](docs/guides/partner.md)** in two lines
  of text
- **Short.** The next sentence. Not this.

### Fixed

- Nothing.

## 0.9.0

### New

- **Old**: text.
`;

const upgrading = `# Upgrading

## From 0.9 to the next release

- **Set a route.** All of it,
  in two lines: see [deploying](guides/deploying.md#a-release).
- **Compare** [more](../CHANGELOG.md).

## From 0.8 to 0.9

- **Old.**
`;

const cell = { name: 'HTTP/2, slow 4G, CPU 4 ×', median: 1234, lower: 1200, upper: 1300 };
const times = { browser: 'Chrome/1', processors: '2 × CPU', runs: 5, cells: [cell] };

describe('the page of a release', () => {
  it('has the first sentence of each entry of its section of the changelog', () => {
    expect(newsOf(changelog, 'Unreleased')).to.deep.equal([
      [
        'New',
        [
          '**Cost of a year**: text, with **more** in bold, 8 a.m. to 9 p.m. each day.',
          '**[A guide](../guides/partner.md)** in two lines of text',
          '**Short.** The next sentence.',
        ],
      ],
      ['Fixed', ['Nothing.']],
    ]);
    expect(() => newsOf(changelog, '0.8.0')).to.throw('0.8.0');
  });

  it('has what an author has to do, whole, with links from its folder', () => {
    expect(actionsOf(upgrading, 'From 0.9 to the next release')).to.deep.equal([
      '**Set a route.** All of it, in two lines: see [deploying](../guides/deploying.md#a-release).',
      '**Compare** [more](../../CHANGELOG.md).',
    ]);
    expect(() => actionsOf(upgrading, 'From 0.7 to 0.8')).to.throw('From 0.7');
  });

  it('has the stored figures, the destinations that differ, what is only partly supported, and the pictures that differ', async () => {
    const network = await readNetwork();
    const { requests, ...places } = placesOf(network);
    const [newest, ...others] = requests!;
    const page = releasePage(
      {
        version: '0.10.0',
        since: { version: '0.9.0', commit: 'abc123' },
        figures: [{ what: 'AMP page, guest', figure: '169.0 kB', limit: '169.5 kB' }],
        times,
        places: { ...places, requests: [...others, '`GET /gone`'] },
        pictures: { added: ['amp.new.390'], changed: [], removed: [] },
      },
      {
        changelog,
        heading: 'Unreleased',
        upgrading,
        upgradeHeading: 'From 0.9 to the next release',
        report: await gather(),
        network,
      },
    );
    expect(page).to.contain('| AMP page, guest | 169.0 kB | 169.5 kB |');
    expect(page).to.contain(`| Requests | ${newest!} | \`GET /gone\` |`);
    expect(page).to.contain('| Other hosts | none | none |');
    expect(page).to.contain('| HTTP/2, slow 4G, CPU 4 × | 1.23 s (1.20 to 1.30) |');
    expect(page).to.match(/^- \d\S+ .+, partly: /m);
    expect(page).to.contain(
      'Added: 1\n\n- [amp.new.390](../../test/pictures/amp.new.390.png)\n\nChanged: 0\n',
    );
  });
});
