import path from 'node:path';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import replace from '@rollup/plugin-replace';
import { readContracts } from './scripts/build/contracts.mjs';
import { distFiles } from './scripts/build/dist-files.mjs';
import { loadModule } from './scripts/build/load-module.mjs';
import { dependencies, minify, onwarn, plugins, version } from './scripts/build/rollup-plugins.mjs';

/**
 * Few chunks, so that a page asks seldom: React; the state of the page with the load flow and its services, without
 * React, so that it starts before React has arrived; what pieces stand in; and one for each piece.
 */
const chunks = {
  react: /node_modules\/(react|react-dom|scheduler)\/|\/element-kit\/react\.ts/,
  kit: /node_modules\/(@r2wc|jotai\/.*react)|\/src\/(element-kit\/|state\/react|styles\/(base|tokens)|components\/(heading|link|copy-context|host)\.|widgets\/(widget-frame|use-self|use-on-demand))|\/elements\/(runtime|shared-contract)/,
  core: /node_modules\/jotai\/|\/src\/(config\/|browser\/(shared|page|page-config|logger|storage|navigation|document-events|clock|focus)\.|domain\/(value|calendar|plan|profile|roles|routes|low-income-subsidy|money)|state\/(store|shopper|plan-actions|config|copy|content-texts|go|routes|page-state|extra-help)\.|copy\/(brands|common|load|translate))|\/src\/(state\/load\/(load-flow|external-login|identity|profile|plan-content|content|report|within)|services\/(http|wire|endpoint|(profile|plan|content|site)-service))\.|node_modules\/(ofetch|valibot|destr|ufo|node-fetch-native)\//,
};
const manualChunks = (id) => Object.keys(chunks).find((name) => chunks[name].test(id));

const filesBelow = (folder, pattern) =>
  readdirSync(folder, { recursive: true })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => pattern.test(file))
    .sort();

/**
 * Pieces and their wordings are asked for by name, so all of them end in the same: a hash of everything that goes into
 * them.
 */
const sources = ['src', 'elements'].flatMap((folder) => filesBelow(folder, /\.(tsx?|css)$/));
const buildId = [...sources, 'package-lock.json', 'rollup.config.mjs']
  .reduce((hash, file) => hash.update(file).update(readFileSync(file)), createHash('sha256'))
  .digest('hex')
  .slice(0, 8);

function fileName({ facadeModuleId }) {
  const [, piece] = /\/elements\/[\w-]+\/([\w-]+)\.element\.ts$/.exec(facadeModuleId ?? '') ?? [];
  const [, locale, section] = /\/src\/copy\/(en|es)\/([\w-]+)\.ts$/.exec(facadeModuleId ?? '') ?? [];
  const name = piece ?? (section && `${section}.${locale}`);
  return name ? `chunks/${name}-${buildId}.js` : 'chunks/[name]-[hash].js';
}

const { contracts } = await readContracts();
const { pageTags } = await loadModule(`export { pageTags } from './elements/page/contents';`);
const tags = [...new Set([...pageTags, ...contracts.map(({ tag }) => tag)])];
const pieces = Object.fromEntries(
  tags.map((tag) => {
    const { needsProfile, hasLateWording } = contracts.find((contract) => contract.tag === tag);
    const facts = [needsProfile, pageTags.includes(tag), hasLateWording];
    return [
      tag.replace('shopper-profile-', ''),
      facts.reduce((sum, fact, bit) => sum + (fact ? 2 ** bit : 0), 0),
    ];
  }),
);

/** For files that ask for others by name: where those are. */
const byName = (chunksFolder) =>
  replace({
    preventAssignment: true,
    values: {
      __CHUNKS__: JSON.stringify(chunksFolder),
      __BUILD_ID__: JSON.stringify(buildId),
      __PIECES__: JSON.stringify(pieces),
    },
  });

/** Uses one source file in the place of another, both without their endings. */
const swap = (replacements) => ({
  name: 'swap',
  resolveId(source, importer) {
    if (!importer || !source.startsWith('.')) return null;
    const wanted = path.relative(process.cwd(), path.resolve(path.dirname(importer), source));
    const found = replacements[wanted.replaceAll('\\', '/')];
    return found ? path.resolve(`${found}.ts`) : null;
  },
});

/** What the loader asks for at run time, each an entry of the chunk build. */
const onDemand = [
  'src/element-kit/react.ts',
  'elements/runtime.ts',
  'src/state/load/load-flow.ts',
  'src/state/load/sign-in.ts',
  'src/state/loading-screen.ts',
  ...filesBelow('elements', /\.element\.ts$/),
  ...filesBelow('src/copy', /\/(en|es)\/[\w-]+\.ts$/),
];

/** A build leaves nothing of the one before: chunks have a new name whenever they change. */
const emptyDist = () => ({
  name: 'empty-dist',
  generateBundle() {
    rmSync('dist', { recursive: true, force: true });
  },
});

const fileOfModule = new Map();

/** Remembers under which name each entry of the chunk build was written … */
const rememberFiles = () => ({
  name: 'remember-files',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk' && chunk.facadeModuleId)
        fileOfModule.set(chunk.facadeModuleId, chunk.fileName);
    }
  },
});

/**
 * … so that the loader can ask for it. The loader is built by itself and imports no chunk: it starts at once, and a
 * cache-busting query on its address cannot load it a second time through a chunk.
 */
const rememberedFiles = () => ({
  name: 'remembered-files',
  async resolveDynamicImport(specifier, importer) {
    if (typeof specifier !== 'string') return null; // a name that is made up at run time
    const resolved = await this.resolve(specifier, importer);
    const file = resolved && fileOfModule.get(resolved.id);
    if (!file) this.error(`the loader asks for ${String(specifier)}, which is no entry of the chunk build`);
    return { id: `./${file}`, external: 'absolute' };
  },
});

const inChunks = { 'src/copy/load': 'src/copy/load.by-name' };
const inLoader = { ...inChunks, 'elements/registry': 'elements/registry.by-name' };

/** Partner bundles know the brand's configuration keys by name only, the wording of one piece, and nobody. */
const inPartnerBundle = {
  'src/config/brand-settings': 'src/config/partner-settings',
  'src/copy/load': 'src/copy/load.extra-help',
  'src/state/shopper': 'src/state/shopper.partner',
};

const modules = {
  dir: 'dist',
  format: 'es',
  sourcemap: true,
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name]-[hash].js',
  hashCharacters: 'base36',
  plugins: [minify(true)],
};

const classic = (entry, file, ...first) => ({
  input: entry,
  onwarn,
  plugins: [...first, ...plugins('dist')],
  output: {
    file: `dist/${file}`,
    format: 'iife',
    inlineDynamicImports: true,
    sourcemap: true,
    plugins: [minify(false)],
  },
});

export default [
  {
    input: onDemand,
    onwarn,
    preserveEntrySignatures: 'allow-extension',
    plugins: [swap(inChunks), byName('./'), ...plugins('dist'), emptyDist(), rememberFiles()],
    output: { ...modules, entryFileNames: fileName, manualChunks },
  },
  {
    input: { 'shopper-profile': 'elements/bundle.ts' },
    onwarn,
    plugins: [swap(inLoader), byName('./chunks/'), ...plugins('dist'), rememberedFiles()],
    output: modules,
  },
  {
    // One file, and one per language: a partner page has nothing to share chunks with.
    input: { 'extra-help': 'elements/extra-help.ts' },
    onwarn,
    plugins: [swap(inPartnerBundle), ...plugins('dist')],
    output: { ...modules, manualChunks: (id) => (/\/src\/copy\/(en|es)\//.test(id) ? null : 'extra-help') },
  },
  classic('elements/classic.ts', 'shopper-profile.classic.js'),
  classic('elements/extra-help.ts', 'extra-help.classic.js', swap(inPartnerBundle)),
  {
    input: 'elements/index.ts',
    external: Object.keys(dependencies).map((name) => new RegExp(`^${name}(/|$)`)),
    onwarn,
    plugins: [...plugins('dist', { declarations: true }), distFiles({ dist: 'dist', version })],
    output: {
      dir: 'dist',
      format: 'es',
      sourcemap: true,
      entryFileNames: '[name].js',
      chunkFileNames: 'npm/[name]-[hash].js',
    },
  },
];
