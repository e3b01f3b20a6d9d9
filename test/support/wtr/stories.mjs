import { listFiles } from './files.mjs';

const SPECIFIER = 'virtual:stories';
const ADDRESS = '/__virtual__/stories.js';

/** `import { storyFiles } from 'virtual:stories'`: every story file with a function that loads it. */
export const storiesPlugin = () => ({
  name: 'stories',

  resolveImport({ source }) {
    return source === SPECIFIER ? ADDRESS : undefined;
  },

  serve(context) {
    if (context.path !== ADDRESS) return undefined;
    const entries = listFiles('stories', /\.stories\.tsx$/).map(
      (file) => `{ file: ${JSON.stringify(file)}, load: () => import(${JSON.stringify(`/${file}`)}) }`,
    );
    return { type: 'js', body: `export const storyFiles = [\n${entries.join(',\n')}\n];` };
  },
});
