import { build } from 'esbuild';
import { readdirSync } from 'node:fs';
import path from 'node:path';

/** All element contracts, as the data they are, in the order of their tags. */
export async function readContracts(root = process.cwd()) {
  const files = readdirSync(path.join(root, 'elements'), { recursive: true })
    .filter((file) => file.endsWith('.contract.ts'))
    .sort();
  const source = files
    .map((file, index) => `export * as c${index} from './${file.replaceAll(path.sep, '/')}';`)
    .join('\n');
  const { outputFiles } = await build({
    stdin: {
      contents: `${source}\nexport { commonAttributes } from '../src/element-kit/contract';`,
      resolveDir: path.join(root, 'elements'),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'error',
  });
  const code = outputFiles[0].text;
  const { commonAttributes, ...modules } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const contracts = Object.values(modules).flatMap((module) => Object.values(module));
  return { contracts, commonAttributes };
}
