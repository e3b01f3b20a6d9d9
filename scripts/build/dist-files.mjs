import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { conformanceReport } from '../conformance/evidence.mjs';
import { toPage, toYaml } from '../conformance/write.mjs';
import { LOCALES } from './chunks.mjs';
import { readContracts } from './contracts.mjs';
import { toDesignTokens } from './design-tokens.mjs';
import { readNetwork } from './network.mjs';
import { toSbom } from './sbom.mjs';
import { toEditorData, toLlmsText, toManifest, toReserveSheet, toStyleEditorData } from './describe.mjs';

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** Subresource integrity of every script and style sheet: `{ "file": "sha384-…" }`. */
function integrityOf(dist) {
  const files = readdirSync(dist, { recursive: true })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.(js|css)$/.test(file) && !/^(testing|cli)\//.test(file))
    .sort();
  return Object.fromEntries(
    files.map((file) => {
      const hash = createHash('sha384').update(readFileSync(path.join(dist, file)));
      return [file, `sha384-${hash.digest('base64')}`];
    }),
  );
}

/** By group of elements and language. */
const preloads = (groups, preloadsOf) =>
  Object.fromEntries(
    Object.keys(groups).map((group) => [
      group,
      Object.fromEntries(LOCALES.map((locale) => [locale, preloadsOf(group, locale)])),
    ]),
  );

const RELATIVE = /(?:from|import|module) ?\(?['"](\.[^'"]*)(?=['"])/g;

/** The type declarations of the package, and the ones that they need. */
function typeEntries(groups) {
  const tags = Object.values(groups).flatMap(({ elements }) => elements);
  const names = ['index', 'jsx-types', 'tag-types', ...tags.map((name) => `generated/tags/${name}`)];
  return [...names.map((name) => `elements/${name}`), 'src/domain/constants'];
}

/** Copies declarations with their imports. Node's module resolution requires full names. */
function copyTypes(entries, from, to) {
  const needed = new Set(entries);
  for (const name of needed) {
    const text = readFileSync(path.join(from, `${name}.d.ts`), 'utf8');
    for (const [, specifier] of text.matchAll(RELATIVE))
      needed.add(path.posix.join(path.posix.dirname(name), specifier));
    const file = path.join(to, `${name}.d.ts`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text.replaceAll(RELATIVE, '$&.js'));
  }
}

/** Writes the files for tools next to the bundles, after the last bundle is written (contract §1). */
export const distFiles = ({ dist, types, groups, preloadsOf, version, shipped }) => ({
  name: 'dist-files',
  async writeBundle() {
    copyTypes(typeEntries(groups), types, path.join(dist, 'types'));
    const contracts = await readContracts();
    const write = (file, text) => writeFileSync(path.join(dist, file), text);
    write('shopper-profile.css', toReserveSheet(contracts));
    write('custom-elements.json', json(toManifest(contracts)));
    write('vscode.html-custom-data.json', json(toEditorData(contracts)));
    write('vscode.css-custom-data.json', json(toStyleEditorData(contracts)));
    write('tokens.json', json(toDesignTokens(contracts)));
    write('llms.txt', toLlmsText(contracts, { version }));
    write('network.json', json(await readNetwork(version)));
    write('sbom.cdx.json', toSbom(shipped));
    write('preload.json', json(preloads(groups, preloadsOf)));
    const report = await conformanceReport();
    mkdirSync(path.join(dist, 'conformance'), { recursive: true });
    write('conformance/openacr.yaml', toYaml(report, version));
    write('conformance/index.html', toPage(report, version));
    write('integrity.json', json(integrityOf(dist)));
  },
});
