/**
 * Contracts carry the sentences that the reference is made of; pages have no use for them. Empties the texts of
 * `description`, `summary`, `example` and `shape` in `*.contract` modules, in the shared parts of contracts and in the theme.
 */
const PROSE = new Set(['description', 'summary', 'example', 'shape']);
const CONTRACTS = /(\.contract|element-kit\/(shared-)?contract|styles\/theme-properties)\.[jt]s$/;

export const withoutProse = () => ({
  name: 'without-prose',
  transform(code, id) {
    if (!CONTRACTS.test(id)) return null;
    const texts = [];
    const visit = (node) => {
      if (Array.isArray(node)) return node.forEach(visit);
      if (!node || typeof node.type !== 'string') return;
      if (node.type === 'Property' && PROSE.has(node.key.name) && node.value.type === 'Literal')
        texts.push(node.value);
      for (const value of Object.values(node)) if (value && typeof value === 'object') visit(value);
    };
    visit(this.parse(code));
    let stripped = code;
    for (const { start, end } of texts.sort((one, other) => other.start - one.start)) {
      stripped = `${stripped.slice(0, start)}''${stripped.slice(end)}`;
    }
    return { code: stripped, map: null };
  },
});
