/**
 * Contracts carry the sentences that the reference is made of; pages have no use for them. Empties the texts of
 * `description`, `summary`, `example` and `shape` in `*.contract` modules and in the shared parts of contracts, and takes
 * out what is said to authors.
 */
const PROSE = new Set(['description', 'summary', 'example', 'shape']);
const FOR_AUTHORS = new Set(['audience', 'showsWhen']);
const CONTRACTS = /(\.contract|element-kit\/(shared-)?contract)\.[jt]s$/;

/** @param {{ prose?: boolean }} [options] `prose`: leaves those that the package has for its users */
export const withoutProse = ({ prose = false } = {}) => ({
  name: 'without-prose',
  transform(code, id) {
    if (!CONTRACTS.test(id)) return null;
    const cuts = [];
    const visit = (node) => {
      if (Array.isArray(node)) return node.forEach(visit);
      if (!node || typeof node.type !== 'string') return;
      if (node.type === 'Property' && FOR_AUTHORS.has(node.key.name))
        cuts.push({ start: node.start, end: code.indexOf(',', node.end) + 1, by: '' });
      else if (
        !prose &&
        node.type === 'Property' &&
        PROSE.has(node.key.name) &&
        node.value.type === 'Literal'
      )
        cuts.push({ ...node.value, by: `''` });
      for (const value of Object.values(node)) if (value && typeof value === 'object') visit(value);
    };
    visit(this.parse(code));
    let stripped = code;
    for (const { start, end, by } of cuts.sort((one, other) => other.start - one.start)) {
      stripped = `${stripped.slice(0, start)}${by}${stripped.slice(end)}`;
    }
    return { code: stripped, map: null };
  },
});
