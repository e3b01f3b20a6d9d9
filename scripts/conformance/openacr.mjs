/** The catalog and the validator of OpenACR (GSA). The package has catalogs of WCAG 2.1; 2.2 is added here. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { load } from 'js-yaml';

const require = createRequire(import.meta.url);
const FOLDER = path.dirname(require.resolve('@openacr/openacr/package.json'));

/** The name of this catalog at github.com/GSA/openacr, which is newer than the package. */
export const CATALOG = '2.5-edition-wcag-2.2-508-en';
const OLDER = '2.4-edition-wcag-2.1-508-en';

/** The criteria of levels A and AA that WCAG 2.2 adds. */
const ADDED = {
  success_criteria_level_a: { '3.2.6': 'Consistent Help', '3.3.7': 'Redundant Entry' },
  success_criteria_level_aa: {
    '2.4.11': 'Focus Not Obscured (Minimum)',
    '2.5.7': 'Dragging Movements',
    '2.5.8': 'Target Size (Minimum)',
    '3.3.8': 'Accessible Authentication (Minimum)',
  },
};

/** The catalog has exchanged these two names. */
const CORRECTED = { '2.2.1': 'Timing Adjustable', '2.2.2': 'Pause, Stop, Hide' };

const byNumber = (one, other) => {
  const parts = (id) => id.split('.').map(Number);
  const [a, b] = [parts(one.id), parts(other.id)];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at < 0 ? a.length - b.length : a[at] - (b[at] ?? -1);
};

/** The catalog of the report: chapters with the number and name of each criterion, components and terms. */
export function readCatalog() {
  const catalog = load(readFileSync(path.join(FOLDER, `catalog/${OLDER}.yaml`), 'utf8'));
  const chapters = catalog.chapters.map((chapter) => {
    const added = Object.entries(ADDED[chapter.id] ?? {}).map(([id, handle]) => ({
      id,
      handle,
      alt_id: handle.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
      components: chapter.criteria[0].components,
    }));
    const listed = chapter.criteria.map((criterion) => ({
      ...criterion,
      handle: CORRECTED[criterion.id] ?? criterion.handle,
    }));
    return { ...chapter, criteria: added.length === 0 ? listed : [...listed, ...added].sort(byNumber) };
  });
  const [wcag, section508] = catalog.standards;
  return {
    ...catalog,
    title: 'VPAT® 2.5 WCAG 2.2 and Revised Section 508 Edition',
    standards: [
      {
        ...wcag,
        id: 'wcag-2.2',
        label: 'Web Content Accessibility Guidelines 2.2',
        report_heading: 'WCAG 2.2 Report',
        url: 'https://www.w3.org/TR/WCAG22/',
      },
      section508,
    ],
    chapters,
  };
}

/** OpenACR's own validator, which is published as TypeScript. Returns its message, or undefined for a valid report. */
export async function invalidity(report, catalog = readCatalog()) {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { validateOpenACR } from './src/validateOpenACR';
        import { validateOpenACRCatalogValues } from './src/validateOpenACRCatalogValues';
        export const validate = (report, catalog) => {
          const ofSchema = validateOpenACR(report, 'openacr-0.1.0.json');
          return ofSchema.result ? validateOpenACRCatalogValues(report, catalog) : ofSchema;
        };`,
      resolveDir: FOLDER,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    logLevel: 'silent',
  });
  const module = { exports: {} };
  new Function('module', 'exports', 'require', outputFiles[0].text)(module, module.exports, require);
  const { result, message } = module.exports.validate(report, catalog);
  return result ? undefined : message;
}
