import { readdirSync } from 'node:fs';
import path from 'node:path';
import { loadModule } from './load-module.mjs';

/** All element contracts, as the data they are, with the events that all have, in the order of their tags. */
export async function readContracts(root = process.cwd()) {
  const files = readdirSync(path.join(root, 'elements'), { recursive: true })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.contract.ts'))
    .sort();
  const modules = files.map((file, index) => `export * as contract${index} from './${file}';`);
  const { commonAttributes, commonEvents, themeProperties, ...found } = await loadModule(
    [
      ...modules,
      `export { commonAttributes, commonEvents } from '../src/element-kit/contract';`,
      `export { themeProperties } from '../src/styles/theme-properties';`,
    ].join('\n'),
    path.join(root, 'elements'),
  );
  const contracts = Object.values(found)
    .flatMap((module) => Object.values(module))
    .map((contract) => ({ ...contract, events: { ...contract.events, ...commonEvents } }));
  for (const { tag, audience, showsWhen } of contracts)
    if (!audience || !showsWhen) throw new Error(`${tag}: \`audience\` and \`showsWhen\` are missing`);
  return { contracts, commonAttributes, themeProperties };
}
