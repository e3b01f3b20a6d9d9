import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

const FILE = 'docs/reference/privacy.md';

/**
 * Server command `privacy-reference` with `{ text }`: returns whether the page of the reference says something else. With
 * `PRIVACY=write`, writes it.
 */
export const privacyPlugin = () => ({
  name: 'privacy',

  async executeCommand({ command, payload }) {
    if (command !== 'privacy-reference') return undefined;
    const text = await format(payload.text, { ...(await resolveConfig(FILE)), filepath: FILE });
    const isStale = !existsSync(FILE) || readFileSync(FILE, 'utf8') !== text;
    if (!isStale || process.env.PRIVACY !== 'write') return { isStale };
    writeFileSync(FILE, text);
    process.stdout.write(`Written: ${FILE}\n`);
    return { isStale: false };
  },
});
