/** The snippets of the guides in `docs/guides`, so that tests run the same code that page authors copy. */
const guide = async (name: string): Promise<string> => (await fetch(`/docs/guides/${name}.md`)).text();

/** Sections of a guide by their headings. */
export async function sectionsOf(name: string): Promise<Map<string, string>> {
  const [, ...sections] = (await guide(name)).split(/^## /m);
  return new Map(
    sections.map((text) => {
      const end = text.indexOf('\n');
      return [text.slice(0, end), text.slice(end)];
    }),
  );
}

/** Code of a section in a language, one text per block. */
export const codeOf = (section: string, language: string): string[] =>
  [...section.matchAll(/^ *```(\w+)[^\n]*\n([\s\S]*?)^ *```/gm)].flatMap(([, found, code = '']) =>
    found === language ? [code] : [],
  );

/** Rows of the table of a section, without its head. */
export const rowsOf = (section: string): string[][] =>
  section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
