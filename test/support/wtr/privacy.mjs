import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { format, resolveConfig } from 'prettier';

const FILE = 'docs/reference/privacy.md';

/** The content of `network.json`. In a process of its own, because it replaces `fetch` while it calls the services. */
async function network() {
  const script =
    "console.log(JSON.stringify(await (await import('./scripts/build/network.mjs')).readNetwork()))";
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  return JSON.parse(stdout);
}

/**
 * Server commands: `network` returns what `network.json` of a build contains. `privacy-reference` with `{ text }` returns
 * whether the page of the reference says something else; with `PRIVACY=write`, it writes the page.
 */
export const privacyPlugin = () => ({
  name: 'privacy',

  async executeCommand({ command, payload }) {
    if (command === 'network') return network();
    if (command !== 'privacy-reference') return undefined;
    const text = await format(payload.text, { ...(await resolveConfig(FILE)), filepath: FILE });
    const isStale = !existsSync(FILE) || readFileSync(FILE, 'utf8') !== text;
    if (!isStale || process.env.PRIVACY !== 'write') return { isStale };
    writeFileSync(FILE, text);
    process.stdout.write(`Written: ${FILE}\n`);
    return { isStale: false };
  },
});
