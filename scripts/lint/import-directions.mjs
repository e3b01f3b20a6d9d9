/**
 * The layers and what each may import. Imports point one way, so that a rule of Medicare can be read and tested without
 * the page around it, and a component without the store.
 *
 *   entries → elements → widgets → state → services → domain
 *             elements → ui → domain
 *                              state → config, browser, telemetry
 */
import path from 'node:path';

const inSrc = (folder, rules) => ({
  at: new RegExp(`^src/${folder}/`),
  example: `src/${folder}/x.ts`,
  ...rules,
});

/**
 * `at`: the files of the layer; the first match applies. `layers`: layers that it may import besides itself. `types`:
 * layers that it may import only with `import type`. `packages`: if set, the only npm packages that it may import.
 */
export const LAYERS = {
  'the state of an element': {
    at: /^elements\/(?!generated\/)[\w-]+\/[\w-]+\.state\.ts$/,
    example: 'elements/plans/plans.state.ts',
    layers: ['state', 'services', 'config', 'browser', 'telemetry', 'domain'],
  },
  elements: {
    at: /^elements\/(?!generated\/)[\w-]+\//,
    example: 'elements/plans/plans.tsx',
    layers: [
      'the state of an element',
      // The values of texts may be imported only in modules that are loaded on demand, which export them.
      ...['element-kit', 'widgets', 'ui', 'state', 'browser', 'telemetry', 'copy', 'styles', 'domain'],
    ],
  },
  // The generated files define which elements share a chunk. Only entry points read them.
  entries: {
    at: /^elements\//,
    example: 'elements/bundle.ts',
    layers: [
      'elements',
      'the state of an element',
      'element-kit',
      'state',
      'services',
      'config',
      'browser',
      'telemetry',
      'domain',
      'copy',
    ],
  },
  'element-kit': inSrc('element-kit', { layers: ['ui', 'browser', 'styles'], types: ['copy'] }),
  widgets: inSrc('widgets', {
    layers: ['ui', 'state', 'config', 'browser', 'telemetry', 'copy', 'styles', 'domain'],
  }),
  ui: inSrc('ui', { layers: ['styles', 'domain'], types: ['copy'] }),
  state: inSrc('state', { layers: ['services', 'config', 'browser', 'telemetry', 'copy', 'domain'] }),
  services: inSrc('services', { layers: ['config', 'browser', 'domain'] }),
  config: inSrc('config', { layers: ['domain'] }),
  browser: inSrc('browser', { layers: ['domain'] }),
  telemetry: inSrc('telemetry', { layers: ['domain'] }),
  copy: inSrc('copy', { layers: ['domain'], types: ['config'] }),
  styles: inSrc('styles', { layers: [] }),
  domain: inSrc('domain', { layers: [], packages: ['dayjs'] }),
};

/**
 * The topics of the page state, from the bottom up. Each one may import those before it. Files that are in no
 * topic (store, resource, config, …) are below all of them.
 */
export const STATE_TOPICS = [
  'profile',
  'popups',
  'page',
  'shopper',
  'telemetry',
  'plans',
  'saved-items',
  'applications',
  'load',
  'actions',
];

/** Packages that only one layer may import, or that some layers must not depend on. */
export const PACKAGE_DOORS = {
  '@r2wc': ['element-kit'],
  jotai: ['state'],
  ofetch: ['services'],
  valibot: ['services'],
  dompurify: ['browser'],
  react: ['elements', 'element-kit', 'widgets', 'ui'],
  'react-dom': ['element-kit'],
};

const isInside = (file, folder) => file.startsWith(`${folder}/`);

const layerOf = (file) => Object.keys(LAYERS).find((layer) => LAYERS[layer].at.test(file));

/** Imports omit the file extension. This pattern recognizes the state of an element. */
const layerOfTarget = (target) =>
  layerOf(/\.\w+$/.test(target) && !target.endsWith('.state') ? target : `${target}.ts`);

/** The folder of the element that contains a file. */
const elementOf = (file) => /^elements\/(?!generated\/)([\w-]+)\//.exec(file)?.[1];

const packageOf = (specifier) => {
  const [scopeOrName, name] = specifier.split('/');
  return specifier.startsWith('@') ? `${scopeOrName}/${name}` : scopeOrName;
};

const listed = (names) => (names.length > 0 ? names.join(', ') : 'nothing else');

/** The message for importing `specifier` in `file`. `undefined` if the import is allowed. */
function objection(file, specifier, isTypeOnly) {
  const layer = layerOf(file);
  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), specifier.split('?')[0]);
    if (layer === undefined) return undefined;
    return (
      objectionToLayer(layer, target, isTypeOnly) ??
      objectionToElement(file, target) ??
      objectionToTopic(file, target)
    );
  }
  return layer === undefined ? undefined : objectionToPackage(layer, packageOf(specifier));
}

function objectionToLayer(layer, target, isTypeOnly) {
  const { layers, types = [] } = LAYERS[layer];
  const targetLayer = layerOfTarget(target);
  if (targetLayer === layer || layers.includes(targetLayer)) return undefined;
  if (types.includes(targetLayer)) {
    return isTypeOnly
      ? undefined
      : `${layer} may import types from ${targetLayer} only: use \`import type\`.`;
  }
  return `${layer} must not import ${targetLayer ?? target}. It may import: ${listed([...layers, ...types])}.`;
}

/** Elements that import each other have unclear dependencies. */
function objectionToElement(file, target) {
  const [element, other] = [elementOf(file), elementOf(target)];
  if (element === undefined || other === undefined || element === other) return undefined;
  return `${element} must not import ${other}: what elements share is in src.`;
}

const topicOf = (file) => /^src\/state\/([\w-]+)\//.exec(file)?.[1];

function objectionToTopic(file, target) {
  if (!isInside(file, 'src/state') || !isInside(target, 'src/state')) return undefined;
  const [topic, other] = [topicOf(file), topicOf(target)];
  for (const name of [topic, other])
    if (name !== undefined && !STATE_TOPICS.includes(name))
      return `${name} is no topic of the state yet: add it to STATE_TOPICS in scripts/lint/import-directions.mjs.`;
  if (STATE_TOPICS.indexOf(other) <= STATE_TOPICS.indexOf(topic)) return undefined;
  return `${topic ?? 'a file that is in no topic'} must not import ${other}. The order is: ${listed(STATE_TOPICS)}.`;
}

function objectionToPackage(layer, name) {
  const allowed = LAYERS[layer].packages;
  if (allowed && !allowed.includes(name))
    return `${layer} must not import ${name}. It may import: ${listed(allowed)}.`;
  const doors = PACKAGE_DOORS[name] ?? PACKAGE_DOORS[name.split('/')[0]];
  if (doors && !doors.includes(layer))
    return `${layer} must not import ${name}, which belongs to: ${listed(doors)}.`;
  return undefined;
}

const isTypeOnly = (node) =>
  node.importKind === 'type' ||
  node.exportKind === 'type' ||
  (node.specifiers?.length > 0 &&
    node.specifiers.every((part) => part.importKind === 'type' || part.exportKind === 'type'));

/** @type {import('eslint').Rule.RuleModule} */
export const importDirections = {
  meta: {
    type: 'problem',
    docs: { description: 'Imports between the layers of src and elements point one way.' },
    messages: {
      direction: '{{ objection }}',
      homeless: '{{ folder }} is not a layer yet: add it to {{ table }}.',
    },
    schema: [],
  },

  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');

    const check = (node, source, typeOnly) => {
      if (typeof source?.value !== 'string') return;
      const found = objection(file, source.value, typeOnly);
      if (found) context.report({ node: source, messageId: 'direction', data: { objection: found } });
    };

    return {
      Program(node) {
        const isHomeless = isInside(file, 'src') && layerOf(file) === undefined && !file.endsWith('.d.ts');
        if (!isHomeless) return;
        const data = { folder: path.posix.dirname(file), table: 'scripts/lint/import-directions.mjs' };
        context.report({ node, messageId: 'homeless', data });
      },
      ImportDeclaration: (node) => check(node, node.source, isTypeOnly(node)),
      ExportNamedDeclaration: (node) => check(node, node.source, isTypeOnly(node)),
      ExportAllDeclaration: (node) => check(node, node.source, isTypeOnly(node)),
      ImportExpression: (node) => check(node, node.source, false),
      TSImportType: (node) => check(node, node.source ?? node.argument, true),
    };
  },
};
