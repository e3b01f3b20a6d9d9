/// <reference types="node" />
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'chai';
import { pages } from '../../../demo/server/pages/table';
import { startDemo } from '../../../demo/server/server';
import { runCommand } from '../../../scripts/cli/command';
import type { Finding } from '../../../scripts/cli/findings';

const RELEASE = { version: '1.2.3', hashes: {} };

async function run(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  const said = { out: '', error: '' };
  const code = await runCommand(args, RELEASE, {
    out: (text) => (said.out += text),
    error: (text) => (said.error += text),
  });
  return { code, ...said };
}

const page = (body: string): string =>
  `<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><title>Page</title>
<meta name="viewport" content="width=device-width">
<script type="module" src="/files/extra-help.js"></script></head>\n<body>\n${body}\n</body>\n</html>\n`;
const TAG = '<shopper-profile-extra-help></shopper-profile-extra-help>';

describe('the command shopper-profile', () => {
  let folder = '';
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'check-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('says that nothing is wrong, with code 0', async () => {
    write('index.html', page(TAG));
    expect(await run('check', folder)).to.deep.equal({ code: 0, out: '1 page, 0 problems\n', error: '' });
  });

  it('prints file, line, problem and what to do, with code 1', async () => {
    write('a/b.html', page('<shopper-profile-extra-halp></shopper-profile-extra-halp>'));
    write('index.html', page(TAG));
    const { code, out } = await run('check', folder);
    expect(code).to.equal(1);
    expect(out).to.equal(
      `a/b.html:7
  <shopper-profile-extra-halp>: there is no such element; did you mean <shopper-profile-extra-help>?
  → see docs/reference/elements.md for the tags and their attributes

2 pages, 1 problem
`,
    );
  });

  it('prints JSON', async () => {
    write('index.html', page('<shopper-profile-extra-help>'));
    const { code, out } = await run('check', '--json', path.join(folder, 'index.html'));
    expect(code).to.equal(1);
    const { findings, ...others } = JSON.parse(out) as { findings: Finding[] };
    expect(others).to.deep.equal({ version: '1.2.3', pages: 1 });
    expect(findings).to.deep.equal([
      {
        file: 'index.html',
        line: 7,
        problem: '<shopper-profile-extra-help> is not closed',
        todo: 'write </shopper-profile-extra-help>',
      },
    ]);
  });

  it('leaves out packages, hidden folders and pages of others', async () => {
    for (const name of ['node_modules/a.html', '.cache/a.html']) write(name, page('<shopper-profile-x>'));
    write('other.html', '<p>Hello');
    write('index.html', page(TAG));
    expect(await run('check', folder)).to.include({ code: 0, out: '1 page, 0 problems\n' });
  });

  it('reads style sheets, scripts and preloads of the folder', async () => {
    write(
      'index.html',
      page(TAG)
        .replace('<meta charset', '<link rel="stylesheet" href="site.css"><meta charset')
        .replace('</head>', '<link rel="modulepreload" href="/files/chunks/gone-abcd1234.js"></head>'),
    );
    write('files/readme.txt', 'no script');
    write('files/chunks/other.js', '');
    write('site.css', '/* theme */\n:root {\n  --shopper-profile-color-action: #aaa;\n}');
    const { out } = await run('check', folder);
    expect(out).to.include('site.css:3\n  theme: ');
    expect(out).to.include('extra-help.js cannot be loaded from /files/extra-help.js');
    expect(out).to.include('gone-abcd1234.js: there is no such file in this release');
  });

  it('goes on after an address that is not encoded', async () => {
    write(
      'index.html',
      page(TAG).replace('<meta charset', '<link rel="stylesheet" href="100%.css"><meta charset'),
    );
    expect(await run('check', folder)).to.deep.equal({ code: 0, out: '1 page, 0 problems\n', error: '' });
  });

  for (const [title, args, says] of [
    ['without a page', ['check'], 'which page?'],
    ['for another command', ['test', '.'], 'which page?'],
    ['for an unknown option', ['check', '--verbose'], "Unknown option '--verbose'"],
    [
      'for a folder that is not there',
      ['check', '/no/such/folder'],
      '/no/such/folder is no address that begins with http, and no folder or file',
    ],
    [
      'for an address that does not respond',
      ['check', 'http://localhost:9/'],
      'http://localhost:9/ could not be loaded',
    ],
  ] as const)
    it(`ends with code 2 ${title}`, async () => {
      const { code, error, out } = await run(...args);
      expect(code).to.equal(2);
      expect(error).to.include(says);
      expect(out).to.equal('');
    });

  it('ends with code 2 for a folder without pages, or without one with our elements', async () => {
    expect((await run('check', folder)).error).to.include('contains no .html file');
    write('index.html', '<p>Hello');
    expect(await run('check', folder)).to.include({ code: 2 });
  });

  it('prints its help and its version', async () => {
    expect(await run('--version')).to.include({ code: 0, out: '1.2.3\n' });
    const { code, out } = await run('--help');
    expect(code).to.equal(0);
    expect(out).to.include('Usage: shopper-profile check <address or folder>');
  });

  describe('on the pages of the demo', () => {
    let demo: Awaited<ReturnType<typeof startDemo>>;
    before(async () => {
      demo = await startDemo({ port: 0, dist: 'dist' });
    });
    after(() => demo.close());

    const found = async (address: string): Promise<string[]> => {
      const { out, error } = await run('check', '--json', address);
      if (error !== '') return [error];
      return (
        (JSON.parse(out) as { findings: Finding[] }).findings
          .map(({ line, problem }) => `${line}: ${problem}`)
          // The files of the bundle are not built for these tests; `npm run check:package` has a check with them.
          .filter((line) => !/cannot be loaded from|is of release/.test(line))
      );
    };

    /** The page shows what happens with two mistakes. */
    const planted = [
      '12: phones.tollfree: unknown key; did you mean phones.tollFree?',
      '117: <shopper-profile-drug>: there is no such element; did you mean <shopper-profile-drugs>?',
    ];

    for (const { path: address } of pages)
      for (const query of ['', '?lang=es'])
        it(`finds only planted mistakes: ${address}${query}, at its address and as a file`, async () => {
          const url = new URL(address + query, demo.url).href;
          const known = address === '/inspect.html' ? planted : [];
          expect(await found(url)).to.deep.equal(known);
          write('page.html', await (await fetch(url)).text());
          // As a file, that page could be live, and its settings are not those of a live page.
          if (known.length > 0) expect(await found(folder)).to.include.members(known);
          else expect(await found(folder)).to.deep.equal([]);
        });

    it('finds a fault at an address', async () => {
      expect((await found(`${demo.url}nothing.html`)).join()).to.include('status 404');
    });
  });
});
