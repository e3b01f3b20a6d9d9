/**
 * `dist/sbom.cdx.json`: the packages whose code is in the built files, as CycloneDX 1.6. It follows from the modules of
 * the bundles, the installed packages and package-lock.json alone, so two builds of one commit write the same file.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Enums, Models, Serialize, Spec, SPDX } from '@cyclonedx/cyclonedx-library';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const REGISTRY = 'https://registry.npmjs.org';

/** Folder of the package that contains a module; `undefined` for a module of the project. */
function packageFolder(id) {
  const file = id
    .replace(/^\0/, '')
    .replace(/[?#].*$/, '')
    .replaceAll('\\', '/');
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/.][^/]*)\//.exec(file) ?? [];
  return folder;
}

/**
 * Plugin for each bundle: adds the packages of which code is in its files to `shipped`, by folder, each with the names
 * of the built files, or their folder.
 * @param {string} [folder] where the files are, if not at the top of `dist`
 */
export const collectPackages = (shipped, folder = '') => ({
  name: 'collect-packages',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const file = folder || chunk.fileName.replace(/^(\w+\/).*/, '$1');
      for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
        const from = renderedLength > 0 ? packageFolder(id) : undefined;
        if (from) shipped.set(from, (shipped.get(from) ?? new Set()).add(file));
      }
    }
  },
});

const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function licenseOf({ name, license }) {
  if (SPDX.isSupportedSpdxId(license)) return new Models.SpdxLicense(license);
  if (/^\(.+\)$/.test(license ?? '')) return new Models.LicenseExpression(license);
  if (license === 'UNLICENSED') return new Models.NamedLicense(license);
  throw new Error(`${name}: the license ${license} is no identifier of SPDX`);
}

/** The tarball of the registry, with the hash that package-lock.json has for it. */
function distributionOf(name, version, integrity) {
  const url = `${REGISTRY}/${name}/-/${name.split('/').at(-1)}-${version}.tgz`;
  const [, hash] = /^sha512-(.+)$/.exec(integrity ?? '') ?? [];
  if (!hash) throw new Error(`package-lock.json has no SHA-512 hash of ${name}`);
  const hex = Buffer.from(hash, 'base64').toString('hex');
  return new Models.ExternalReference(url, Enums.ExternalReferenceType.Distribution, {
    hashes: new Models.HashDictionary([[Enums.HashAlgorithm['SHA-512'], hex]]),
  });
}

function componentOf(manifest, type) {
  const { name, version } = manifest;
  const [group, short] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const purl = purlOf(name, version);
  const component = new Models.Component(type, short, { group, version, purl, bomRef: purl });
  component.licenses.add(licenseOf(manifest));
  return component;
}

/** A UUID of the content, so that it changes only with it. */
function serialNumberOf(text) {
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
}

/** Name of a package below a project, as package-lock.json has it. */
const lockName = (folder) => folder.slice(folder.indexOf('node_modules/'));

/**
 * The bill of materials as JSON text.
 * @param {Map<string, Set<string>>} shipped what `collectPackages` has found
 */
export function toSbom(shipped) {
  const own = read('package.json');
  const { packages } = read('package-lock.json');
  const bom = new Models.Bom();
  const root = componentOf(own, Enums.ComponentType.Library);
  bom.metadata.component = root;
  // The time of the release, if the environment says it: the time of the build would differ from build to build.
  const { SOURCE_DATE_EPOCH: seconds } = process.env;
  if (seconds) bom.metadata.timestamp = new Date(Number(seconds) * 1000);

  const manifests = new Map(
    [...shipped.keys()].sort().map((folder) => [folder, read(path.join(folder, 'package.json'))]),
  );
  const components = new Map();
  for (const [folder, manifest] of manifests) {
    const { name, version } = manifest;
    const component = componentOf(manifest, Enums.ComponentType.Library);
    const { integrity } = packages[lockName(folder)] ?? {};
    component.externalReferences.add(distributionOf(name, version, integrity));
    for (const file of [...shipped.get(folder)].sort())
      component.properties.add(new Models.Property('shopper-profile:file', file));
    components.set(name, component);
    bom.components.add(component);
  }
  const link = (component, { dependencies = {} }) => {
    for (const name of Object.keys(dependencies).sort()) {
      const other = components.get(name);
      if (other) component.dependencies.add(other.bomRef);
    }
  };
  link(root, own);
  for (const [, manifest] of manifests) link(components.get(manifest.name), manifest);

  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  const text = () => `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
  bom.serialNumber = serialNumberOf(text());
  return text();
}
