/**
 * The rooms of the house and what each may import. Imports point one way, so that a rule of Medicare can be read and
 * tested without the page around it, and a component without the store.
 *
 *   elements → element-kit, widgets → state → services → domain
 *                           widgets → components → domain
 *                                     state → config, browser, telemetry
 */
import path from 'node:path';

/**
 * `rooms`: what may be imported besides the room itself. `types`: what may be imported with `import type` only.
 * `packages`: where given, the only npm packages.
 */
export const ROOMS = {
  elements: {
    folder: 'elements',
    rooms: ['element-kit', 'widgets', 'state', 'config', 'browser', 'telemetry', 'copy', 'styles', 'domain'],
  },
  'element-kit': { folder: 'src/element-kit', rooms: ['components', 'browser', 'styles', 'domain'] },
  widgets: {
    folder: 'src/widgets',
    rooms: ['state', 'components', 'copy', 'styles', 'domain', 'browser', 'config'],
  },
  components: { folder: 'src/components', rooms: ['styles', 'domain'], types: ['copy'] },
  state: { folder: 'src/state', rooms: ['config', 'browser', 'telemetry', 'services', 'copy', 'domain'] },
  services: { folder: 'src/services', rooms: ['config', 'browser', 'domain'] },
  config: { folder: 'src/config', rooms: ['domain'] },
  browser: { folder: 'src/browser', rooms: ['domain'] },
  telemetry: { folder: 'src/telemetry', rooms: ['domain'] },
  copy: { folder: 'src/copy', rooms: ['domain'], types: ['config'] },
  styles: { folder: 'src/styles', rooms: [] },
  domain: { folder: 'src/domain', rooms: [], packages: ['dayjs'] },
};

/** Packages that are kept behind one door, or out of the rooms that must work without them. */
export const PACKAGE_DOORS = {
  '@r2wc': ['element-kit'],
  jotai: ['state'],
  ofetch: ['services'],
  dompurify: ['browser'],
  react: ['elements', 'element-kit', 'widgets', 'components', 'state'],
  'react-dom': ['element-kit', 'components'],
};

const isInside = (file, folder) => file === folder || file.startsWith(`${folder}/`);

const roomOf = (file) => Object.keys(ROOMS).find((room) => isInside(file, ROOMS[room].folder));

const packageOf = (specifier) => {
  const [scopeOrName, name] = specifier.split('/');
  return specifier.startsWith('@') ? `${scopeOrName}/${name}` : scopeOrName;
};

const listed = (names) => (names.length > 0 ? names.join(', ') : 'nothing else');

/** What is wrong with importing `specifier` in `file`; `undefined` if nothing is. */
function objection(file, specifier, isTypeOnly) {
  const room = roomOf(file);
  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), specifier.split('?')[0]);
    return room === undefined ? undefined : objectionToRoom(room, target, isTypeOnly);
  }
  return room === undefined ? undefined : objectionToPackage(room, packageOf(specifier));
}

function objectionToRoom(room, target, isTypeOnly) {
  const { rooms, types = [] } = ROOMS[room];
  const targetRoom = roomOf(target);
  if (targetRoom === room || rooms.includes(targetRoom)) return undefined;
  if (types.includes(targetRoom)) {
    return isTypeOnly ? undefined : `${room} may import types from ${targetRoom} only: use \`import type\`.`;
  }
  return `${room} must not import ${targetRoom ?? target}. It may import: ${listed([...rooms, ...types])}.`;
}

function objectionToPackage(room, name) {
  const allowed = ROOMS[room].packages;
  if (allowed && !allowed.includes(name))
    return `${room} must not import ${name}. It may import: ${listed(allowed)}.`;
  const doors = PACKAGE_DOORS[name] ?? PACKAGE_DOORS[name.split('/')[0]];
  if (doors && !doors.includes(room))
    return `${room} must not import ${name}, which belongs to: ${listed(doors)}.`;
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
    docs: { description: 'Imports between the rooms of src and elements point one way.' },
    messages: {
      direction: '{{ objection }}',
      homeless: '{{ folder }} is no room yet: add it to {{ table }}.',
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
        const isHomeless = isInside(file, 'src') && roomOf(file) === undefined && !file.endsWith('.d.ts');
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
