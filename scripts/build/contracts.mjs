import { readdirSync } from 'node:fs';
import path from 'node:path';
import { loadModule } from './load-module.mjs';

/** The contracts of all elements as data, including the shared parts, sorted by tag. */
export async function readContracts(root = process.cwd()) {
  const files = readdirSync(path.join(root, 'elements'), { recursive: true })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.contract.ts'))
    .sort();
  const modules = files.map((file, index) => `export * as contract${index} from './${file}';`);
  const {
    commonAttributes,
    commonEvents,
    commonParts,
    commonSlots,
    brands,
    themeProperties,
    spaces,
    sizes,
    ...found
  } = await loadModule(
    [
      ...modules,
      `export { commonAttributes, commonEvents, commonParts, commonSlots } from '../src/element-kit/contract';`,
      `export { brands, themeProperties } from '../src/styles/theme-properties';`,
      `export { spaces, sizes } from '../src/styles/scale';`,
    ].join('\n'),
    path.join(root, 'elements'),
  );
  const contracts = Object.values(found)
    .flatMap((module) => Object.values(module))
    .map((contract) => ({
      ...contract,
      events: { ...contract.events, ...commonEvents },
      parts: commonParts,
      slots: { ...commonSlots, ...contract.slots },
      cssProperties: themeProperties,
    }));
  for (const { tag, audience, showsWhen } of contracts)
    if (!audience || !showsWhen) throw new Error(`${tag}: \`audience\` and \`showsWhen\` are missing`);
  return { contracts, commonAttributes, brands, themeProperties, spaces, sizes };
}
