import { storyNamesIn } from '../../../scripts/conformance/sources.mjs';
import { listFiles } from './files.mjs';

const SPECIFIER = 'virtual:stories';
const ADDRESS = '/__virtual__/stories.js';

/**
 * `import { storyFiles } from 'virtual:stories'`: every story file with a function that loads it,
 * and the names of its stories, as the conformance report counts them.
 * `STORIES=elements/plans/ npm test -- --files test/story-run` runs only the files whose path contains the
 * text, or one of several texts separated by commas.
 */
export const storiesPlugin = () => ({
  name: 'stories',

  resolveImport({ source }) {
    return source === SPECIFIER ? ADDRESS : undefined;
  },

  serve(context) {
    if (context.path !== ADDRESS) return undefined;
    const places = (process.env.STORIES ?? '').split(',');
    const storyFiles = listFiles('stories', /\.stories\.tsx$/).filter((file) =>
      places.some((place) => file.includes(place)),
    );
    const entries = storyFiles.map(
      (file) =>
        `{ file: ${JSON.stringify(file)}, names: ${JSON.stringify(storyNamesIn(file))}, load: () => import(${JSON.stringify(`/${file}`)}) }`,
    );
    return { type: 'js', body: `export const storyFiles = [\n${entries.join(',\n')}\n];` };
  },
});
