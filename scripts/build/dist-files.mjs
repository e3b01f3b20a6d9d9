import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readContracts } from './contracts.mjs';
import { toEditorData, toLlmsText, toManifest, toReserveSheet } from './describe.mjs';

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** Subresource integrity of every script and style sheet: `{ "file": "sha384-…" }`. */
function integrityOf(dist) {
  const files = readdirSync(dist, { recursive: true })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.(js|css)$/.test(file))
    .sort();
  return Object.fromEntries(
    files.map((file) => {
      const hash = createHash('sha384').update(readFileSync(path.join(dist, file)));
      return [file, `sha384-${hash.digest('base64')}`];
    }),
  );
}

/** Writes what tools need beside the bundles, once the last of them is written (contract §1). */
export const distFiles = ({ dist, types, version }) => ({
  name: 'dist-files',
  async writeBundle() {
    cpSync(types, path.join(dist, 'types'), { recursive: true });
    const contracts = await readContracts();
    const write = (file, text) => writeFileSync(path.join(dist, file), text);
    write('shopper-profile.css', toReserveSheet(contracts));
    write('custom-elements.json', json(toManifest(contracts)));
    write('vscode.html-custom-data.json', json(toEditorData(contracts)));
    write('llms.txt', toLlmsText(contracts, { version }));
    write('integrity.json', json(integrityOf(dist)));
  },
});
