/**
 * Writes the files that are derived from contracts, groups, settings, texts and tests: the registry of the elements,
 * the reference, the list of requirements, and the reserved space of elements inside of the page. `--check` writes
 * nothing and fails when one of them is stale. Both fail when a comment or a title names a requirement that does not
 * exist.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { readContracts } from './build/contracts.mjs';
import { contractsOfDemo, elementFiles } from './build/elements.mjs';
import { toPageReservedSpaceSheet } from './build/describe.mjs';
import { configReference, storageReference } from './build/config-reference.mjs';
import { loadModule } from './build/load-module.mjs';
import { networkReference, readNetwork } from './build/network.mjs';
import {
  analyticsReference,
  elementsReference,
  enrollmentReference,
  errorsReference,
  pageApiReference,
  rolesReference,
  textsReference,
  themeReference,
} from './build/reference.mjs';
import { releasePage } from './build/release-page.mjs';
import { mockServiceReference, namesOfMockService } from './build/mock-service-reference.mjs';
import { nextStepsReference } from './build/next-steps-reference.mjs';
import { conformanceReport } from './conformance/evidence.mjs';
import { conformanceReference } from './conformance/write.mjs';
import { placeholdersOfTexts } from './build/text-placeholders.mjs';
import { readRequirements, requirementsReference } from './build/requirements.mjs';
import { endWith } from './end-of-run.mjs';

const isCheck = process.argv.includes('--check');

/** All texts, of elements and of shared sections. */
async function readTexts(common, files) {
  const of = async (locale) => {
    const source = files.map((file, index) => `export * as s${index} from './${file}.${locale}';`);
    const modules = await loadModule(source.join('\n'));
    const texts = Object.values(modules).flatMap((module) => Object.values(module));
    const entries = Object.entries(Object.assign({}, common[locale], ...texts));
    return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
  };
  return { en: await of('en'), es: await of('es') };
}

/** Files of removed elements. */
const orphansOf = (files) =>
  readdirSync('elements/generated', { recursive: true })
    .map((file) => `elements/generated/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !(file in files));

/** Pages of the release that comes next. Those of earlier releases stay as they were. */
function releasePages(report, network) {
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  const upgrading = readFileSync('docs/upgrading.md', 'utf8');
  const stored = readdirSync('docs/releases')
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(`docs/releases/${file}`, 'utf8')));
  return Object.fromEntries(
    stored
      .filter(({ version }) => !changelog.includes(`\n## ${version}\n`))
      .map((one) => [
        `docs/releases/${one.version}.md`,
        releasePage(one, {
          changelog,
          heading: 'Unreleased',
          upgrading,
          upgradeHeading: 'From 0.9 to the next release',
          report,
          network,
        }),
      ]),
  );
}

async function run() {
  const contracts = await readContracts();
  const sources = await loadModule(`export * from './scripts/build/sources';`);
  const { groups, pageTags, settings } = sources;
  const ofElements = readdirSync('elements').map((element) => `elements/${element}/${element}`);
  const ofSections = readdirSync('src/copy').map((file) => `src/copy/${file.replace(/\.en\.ts$/, '')}`);
  const texts = await readTexts(
    sources.common,
    [...ofElements, ...ofSections].filter((file) => existsSync(`${file}.en.ts`)),
  );
  const requirements = readRequirements();
  const conformance = await conformanceReport();
  const network = await readNetwork();
  const mock = await loadModule(
    `export * from './demo/service/index'; export { callRoutes } from './demo/service/service';`,
  );
  const files = {
    ...elementFiles(contracts, groups),
    'demo/builder/generated/contracts.ts': contractsOfDemo(contracts),
    'scripts/cli/generated/texts.ts': placeholdersOfTexts(texts.en, sources),
    'demo/testing/generated/names.ts': namesOfMockService(mock),
    'elements/page/page-reserved-space.css': toPageReservedSpaceSheet(contracts, pageTags),
    'docs/reference/elements.md': elementsReference(contracts),
    'docs/reference/analytics.md': analyticsReference(sources),
    'docs/reference/configuration.md': configReference(sources),
    'docs/reference/storage.md': storageReference(sources),
    'docs/reference/enrollment.md': enrollmentReference(sources, settings, texts.en),
    'docs/reference/network.md': networkReference(network),
    'docs/reference/mock-service.md': mockServiceReference(mock),
    'docs/reference/next-steps.md': nextStepsReference(sources, texts.en),
    'docs/reference/page-api.md': pageApiReference(contracts),
    'docs/reference/roles.md': rolesReference(sources),
    'docs/reference/texts.md': textsReference(texts, sources),
    'docs/reference/theme.md': themeReference(contracts, sources),
    'docs/reference/errors.md': errorsReference(sources),
    'docs/reference/conformance.md': conformanceReference(conformance),
    ...releasePages(conformance, network),
    'docs/requirements.md': requirementsReference(requirements),
  };

  const stale = [];
  for (const [file, text] of Object.entries(files)) {
    const formatted = await format(text, { ...(await resolveConfig(file)), filepath: file });
    if (existsSync(file) && readFileSync(file, 'utf8') === formatted) continue;
    stale.push(file);
    if (!isCheck) writeFileSync(file, formatted);
  }
  for (const file of orphansOf(files)) {
    stale.push(file);
    if (!isCheck) rmSync(file);
  }

  if (isCheck && stale.length > 0) {
    console.error(`Stale, run \`npm run generate\`: ${stale.join(', ')}`);
    process.exitCode = 1;
  } else {
    console.log(stale.length > 0 ? `Written: ${stale.join(', ')}` : 'All generated files are up to date.');
  }

  if (requirements.deadMentions.length > 0) {
    console.error(requirements.deadMentions.join('\n'));
    process.exitCode = 1;
  }
}

try {
  await run();
} catch (error) {
  endWith(error);
}
