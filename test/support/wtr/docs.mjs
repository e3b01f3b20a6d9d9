import { listFiles } from './files.mjs';

const SPECIFIER = 'virtual:docs';
const ADDRESS = '/__virtual__/docs.js';

/**
 * `import { docFiles, styleFiles } from 'virtual:docs'`: the docs and style sheets, by path from the project
 * root.
 */
export const docsPlugin = () => ({
  name: 'docs',

  resolveImport({ source }) {
    return source === SPECIFIER ? ADDRESS : undefined;
  },

  serve(context) {
    if (context.path !== ADDRESS) return undefined;
    const docFiles = ['README.md', 'CHANGELOG.md', ...listFiles('docs', /\.md$/)];
    const styleFiles = ['src', 'elements'].flatMap((folder) => listFiles(folder, /\.css$/));
    const lists = Object.entries({ docFiles, styleFiles });
    const body = lists.map(([name, files]) => `export const ${name} = ${JSON.stringify(files)};`).join('\n');
    return { type: 'js', body };
  },
});
