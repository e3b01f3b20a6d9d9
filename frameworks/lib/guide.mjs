/**
 * Follows docs/guides/testing.md in a folder that has only the package and Playwright: runs its blocks of code as they are
 * in the guide.
 */
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Blocks of code below a heading of the guide, without their indentation. */
function blocksBelow(guide, heading, language = 'js') {
  const section = guide.split(/^## /m).find((text) => text.startsWith(`${heading}\n`));
  assert.ok(section, `the guide has no section ${heading}`);
  return [...section.matchAll(/^( *)```(\w+)[^\n]*\n([\s\S]*?)^ *```/gm)].flatMap(
    ([, indent, found, code]) =>
      found === language ? [code.replaceAll(new RegExp(`^${indent}`, 'gm'), '')] : [],
  );
}

/** The second way of the guide, instead of the two marked lines of the first one. */
function intercepting(spec, block) {
  const lines = / *const service = await startProfileService[^\n]*\n *await page\.addInitScript[^\n]*\n/;
  assert.match(spec, lines);
  return spec
    .replace(lines, `${block}\n`)
    .replace('await service.stop();', '')
    .replace('import { startProfileService }', 'import { createProfileService }');
}

/** The browser of this project, instead of the one that Playwright would download. */
const withBrowser = (config, { executablePath, args }) =>
  config.replace('use: {', `use: { launchOptions: ${JSON.stringify({ executablePath, args })}, `);

/** @param folder has the package and Playwright in its node_modules */
export function guideChecks(folder, browser) {
  const guide = readFileSync('docs/guides/testing.md', 'utf8');
  const [server, config, spec, block] = blocksBelow(guide, 'Playwright');
  const [page] = blocksBelow(guide, 'Playwright', 'html');
  const inProject = async (files, work) => {
    const project = mkdtempSync(path.join(tmpdir(), 'guide-'));
    try {
      symlinkSync(path.join(folder, 'node_modules'), path.join(project, 'node_modules'));
      for (const [name, text] of Object.entries(files)) writeFileSync(path.join(project, name), text);
      await work(project);
    } finally {
      rmSync(project, { recursive: true, force: true });
    }
  };
  const playwright = (tests) => () =>
    inProject(
      {
        'package.json': '{}',
        'page.html': page,
        'server.mjs': server,
        'playwright.config.mjs': withBrowser(config, browser),
        'profile.spec.mjs': tests,
      },
      async (project) => {
        const program = path.join(folder, 'node_modules/.bin/playwright');
        const env = { ...process.env, ...browser.env };
        const args = ['test', '--workers', '1', '--reporter', 'line', '--timeout', '60000'];
        const { stdout } = await run(program, args, { cwd: project, env }).catch((error) => {
          throw new Error(`${error.stdout}${error.stderr}`, { cause: error });
        });
        assert.match(stdout, /\b3 passed/);
      },
    );
  return [
    ['Playwright, with a started service', playwright(spec)],
    ['Playwright, with intercepted requests', playwright(intercepting(spec, block))],
    [
      'a development server',
      () =>
        inProject({ 'mock.mjs': blocksBelow(guide, 'Your own development server')[0] }, async (project) => {
          const server = spawn(process.execPath, ['mock.mjs'], { cwd: project });
          try {
            const [line] = await new Promise((done, fail) => {
              server.stdout.once('data', (data) => done(String(data).split('\n')));
              server.once('exit', (code) => fail(new Error(`ended with ${code}`)));
            });
            const { status } = await fetch(`${line}/landrover/api/serverData`);
            assert.equal(status, 200);
          } finally {
            server.kill();
          }
        }),
    ],
  ];
}
