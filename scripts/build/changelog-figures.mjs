/**
 * The figures of the newest table of bytes in the changelog: `{ what, files, kilobytes }` by row, from its last column,
 * such as `2 files, 10.3`. "none" is no file. Throws an error if there is no such table.
 */
export function figuresOf(changelog) {
  const [, section] = /\n### Bytes\n(.*?)(?=\n##|$)/s.exec(changelog) ?? [];
  const rows = [...(section ?? '').matchAll(/^\|(.+)\|$/gm)]
    .map(([, row]) => row.split('|').map((cell) => cell.trim()))
    .slice(2);
  if (rows.length === 0) throw new Error('the changelog has no table of bytes');
  return rows.map((cells) => {
    const last = cells.at(-1);
    const [, files, kilobytes] = /^(\d+) files?, ([\d.]+)$/.exec(last) ?? [];
    if (files === undefined && last !== 'none') throw new Error(`“${last}” is no number of files and kB`);
    return { what: cells[0], files: Number(files ?? 0), kilobytes: Number(kilobytes ?? 0) };
  });
}
