import { minifySheet } from '../../../scripts/build/sources-as-built.mjs';

const isInlineCss = (context) => context.path.endsWith('.css') && context.URL.searchParams.has('inline');

/**
 * `import data from './data.json'` works as in the bundlers. With `with { type: 'json' }` the browser reads the file
 * itself, and reports it in what it requests.
 */
const isJsonAsModule = (context) =>
  context.path.endsWith('.json') &&
  context.URL.searchParams.has('imported') &&
  context.get('sec-fetch-dest') !== 'json';

export const assetsPlugin = () => ({
  name: 'assets',

  // A separate URL, because the browser caches by URL and the test may also fetch the file.
  resolveImport({ source }) {
    return source.endsWith('.json') ? `${source}?imported` : undefined;
  },

  resolveMimeType(context) {
    return isInlineCss(context) || isJsonAsModule(context) ? 'js' : undefined;
  },

  transformCacheKey(context) {
    return isJsonAsModule(context) ? 'module' : undefined;
  },

  async transform(context) {
    if (isInlineCss(context)) return `export default ${JSON.stringify(await minifySheet(context.body))};`;
    if (isJsonAsModule(context)) return `export default ${context.body};`;
    return undefined;
  },
});
