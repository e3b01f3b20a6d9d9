import { listFiles } from './files.mjs';

const SPECIFIER = 'virtual:docs';
const ADDRESS = '/__virtual__/docs.js';

/** `import { docFiles } from 'virtual:docs'`: paths of the texts that people read, from the root of the project. */
export const docsPlugin = () => ({
  name: 'docs',

  resolveImport({ source }) {
    return source === SPECIFIER ? ADDRESS : undefined;
  },

  serve(context) {
    if (context.path !== ADDRESS) return undefined;
    const docFiles = ['README.md', 'CHANGELOG.md', ...listFiles('docs', /\.md$/)];
    return { type: 'js', body: `export const docFiles = ${JSON.stringify(docFiles)};` };
  },
});
