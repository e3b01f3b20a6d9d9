/**
 * Checks the installed npm package. Packs the output of `npm run build`, and checks it with publint, "are the types
 * wrong", and the schemas of custom-elements.json and CycloneDX. Installs it into an empty folder, imports all of it on a server,
 * type-checks a host, runs its command on two pages, and measures the bytes of one tag.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { Ajv } from 'ajv';
import { ownBytes } from './build/own-bytes.mjs';
import { pack } from './build/pack.mjs';

const root = path.join(import.meta.dirname, '..');
process.chdir(root);

/** One tag with the files that it loads immediately, for all tags. */
const TAG_LIMIT = 0.275;

const SCRIPTS = [
  'shopper-profile.js',
  'extra-help.js',
  'shopper-profile.classic.js',
  'extra-help.classic.js',
];

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const program = (name) => path.join(root, 'node_modules/.bin', name);

function run(command, args, options = {}) {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], ...options });
  } catch (error) {
    throw new Error(`${error.stdout ?? ''}${error.stderr ?? ''}` || error.message, { cause: error });
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'package-'));
const tarball = pack(folder);
const installed = path.join(folder, 'node_modules/shopper-profile');
const manifest = () => read(path.join(installed, 'dist/custom-elements.json'));
const tags = () =>
  manifest().modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
const elements = () => tags().map((tag) => tag.replace('shopper-profile-', 'elements/'));

function install() {
  cpSync(path.join(root, 'test/package'), folder, { recursive: true });
  run('npm', ['install', tarball, '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder });
}

function checkTypes() {
  const entrypoints = [
    '--include-entrypoints',
    ...elements(),
    '--exclude-entrypoints',
    'llms.txt',
    'shopper-profile.css',
  ];
  run(program('attw'), [tarball, '--profile', 'esm-only', ...entrypoints]);
}

function checkManifest() {
  const validate = new Ajv({ strict: false }).compile(
    read('node_modules/custom-elements-manifest/schema.json'),
  );
  if (!validate(manifest())) throw new Error(JSON.stringify(validate.errors, null, 2));
  for (const { path: file } of manifest().modules)
    if (!existsSync(path.join(installed, file))) throw new Error(`the package has no ${file}`);
  const { customElements } = read(path.join(installed, 'package.json'));
  if (!existsSync(path.join(installed, customElements)))
    throw new Error(`the package has no ${customElements}`);
}

/** The bill of materials is valid, and has each dependency in the version that is installed here. */
async function checkBill() {
  const text = readFileSync(path.join(installed, 'dist/sbom.cdx.json'), 'utf8');
  const faults = await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text);
  if (faults !== null) throw new Error(JSON.stringify(faults, null, 2));
  const { metadata, components } = JSON.parse(text);
  const { name, version, dependencies } = read(path.join(installed, 'package.json'));
  const purls = [metadata.component, ...components].map(({ purl }) => purl);
  const needed = Object.keys(dependencies).map((other) => [
    other,
    read(`node_modules/${other}/package.json`).version,
  ]);
  for (const [other, its] of [[name, version], ...needed])
    if (!purls.includes(`pkg:npm/${other.replace('@', '%40')}@${its}`))
      throw new Error(`sbom.cdx.json has no ${other} ${its}`);
}

/** What `network.json` says is of this version. */
function checkNetwork() {
  const { version, requests } = read(path.join(installed, 'dist/network.json'));
  if (version !== read(path.join(installed, 'package.json')).version || requests.length === 0)
    throw new Error(`network.json has ${requests.length} requests of version ${version}`);
}

function importOnServer() {
  const names = [
    ...['', '/constants', '/react', '/vue', '/svelte', '/testing'],
    ...elements().map((name) => `/${name}`),
    ...SCRIPTS.map((name) => `/${name}`),
  ];
  run(process.execPath, ['server.mjs', ...names.map((name) => `shopper-profile${name}`)], { cwd: folder });
}

/** A host page's project without React's types that checks all declarations. */
function checkHost(module, moduleResolution) {
  run(program('tsc'), ['-p', folder, '--module', module, '--moduleResolution', moduleResolution]);
}

/** A partner page in a folder of its own, next to one of the built scripts. */
function writeSite(name, { script = 'extra-help.js', version, tag = 'shopper-profile-extra-help' }) {
  const site = path.join(folder, name);
  mkdirSync(path.join(site, 'files'), { recursive: true });
  const { version: own } = read(path.join(installed, 'package.json'));
  const source = readFileSync(path.join(installed, 'dist', script), 'utf8');
  // All occurrences, as in a build of that release.
  writeFileSync(path.join(site, 'files', script), source.replaceAll(`"${own}"`, `"${version ?? own}"`));
  cpSync(path.join(installed, 'dist/shopper-profile.css'), path.join(site, 'files/shopper-profile.css'));
  const kind = script.includes('classic') ? 'defer' : 'type="module"';
  writeFileSync(
    path.join(site, 'index.html'),
    `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Page</title><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/files/shopper-profile.css"><script ${kind} src="/files/${script}"></script></head>
<body><${tag}></${tag}></body>
</html>`,
  );
  return name;
}

/** The command of the installed package: its exit code and what it prints. */
function runInstalled(...args) {
  const command = path.join(folder, 'node_modules/.bin/shopper-profile');
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  return { code: status, text: stdout + stderr };
}

function checkCommand() {
  const expectResult = (args, code, text) => {
    const result = runInstalled(...args);
    if (result.code !== code || !result.text.includes(text))
      throw new Error(
        `shopper-profile ${args.join(' ')} ends with ${result.code}, not ${code}:\n${result.text}`,
      );
  };
  const { version } = read(path.join(installed, 'package.json'));
  expectResult(['--version'], 0, version);
  const good = writeSite('good', {});
  expectResult(['check', good], 0, '1 page, 0 problems');
  const bad = writeSite('bad', { tag: 'shopper-profile-extra-halp' });
  expectResult(['check', bad], 1, 'did you mean <shopper-profile-extra-help>?');
  for (const script of SCRIPTS) {
    const old = writeSite(`old-${script}`, { script, version: '0.0.1' });
    expectResult(['check', old], 1, `${script} is of release 0.0.1`);
  }
}

async function checkBytes() {
  const one = await ownBytes(`import 'shopper-profile/elements/faq'`, folder);
  const all = await ownBytes(`import { defineAll } from 'shopper-profile'; defineAll()`, folder);
  const ratio = one / all;
  if (!(ratio <= TAG_LIMIT))
    throw new Error(`${one} of ${all} bytes: ${ratio.toFixed(3)}, limit ${TAG_LIMIT}`);
  return `${one} of ${all} bytes gzip: ${ratio.toFixed(3)} / ${TAG_LIMIT}`;
}

const CHECKS = {
  'installs from its tarball': install,
  publint: () => run(program('publint'), [tarball, '--strict']),
  'are the types wrong': checkTypes,
  'custom-elements.json': checkManifest,
  'sbom.cdx.json': checkBill,
  'network.json': checkNetwork,
  'imports on a server': importOnServer,
  'shopper-profile check': checkCommand,
  'types, node16': () => checkHost('node16', 'node16'),
  'types, bundler': () => checkHost('esnext', 'bundler'),
  'one tag costs one tag': checkBytes,
};

try {
  for (const [name, check] of Object.entries(CHECKS)) {
    try {
      const said = await check();
      console.log(`passed  ${name}${said && name.includes('cost') ? `: ${said}` : ''}`);
    } catch (error) {
      process.exitCode = 1;
      console.log(`FAILED  ${name}\n${error.message}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
