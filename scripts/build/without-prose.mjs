/**
 * Removes the text that only the reference needs from `*.contract` modules, the shared parts of contracts and
 * the theme: sentences, types of details, and lists of names for style sheets and markup. The notes for
 * authors are in a separate file.
 */
const SENTENCES = new Set(['description', 'summary', 'example', 'shape', 'syntax']);
const LEFT_OUT = new Set(['detail', 'slots', 'audience', 'showsWhen']);
const CONTRACTS = /(\.contract|element-kit\/(shared-)?contract|styles\/(theme-properties|scale))\.[jt]s$/;

const isProse = ({ type, key, value }) =>
  type === 'Property' && (LEFT_OUT.has(key.name) || (SENTENCES.has(key.name) && value.type === 'Literal'));

export const withoutProse = () => ({
  name: 'without-prose',
  transform(code, id) {
    if (!CONTRACTS.test(id)) return null;
    const found = [];
    const visit = (node) => {
      if (Array.isArray(node)) return node.forEach(visit);
      if (!node || typeof node.type !== 'string') return;
      if (isProse(node)) return void found.push(node);
      for (const value of Object.values(node)) if (value && typeof value === 'object') visit(value);
    };
    visit(this.parse(code));
    let stripped = code;
    for (const { start, end } of found.sort((one, other) => other.start - one.start)) {
      stripped = stripped.slice(0, start) + stripped.slice(end).replace(/^\s*,/, '');
    }
    return { code: stripped, map: null };
  },
});
