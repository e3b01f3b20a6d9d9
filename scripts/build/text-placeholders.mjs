/** For `shopper-profile check`: the placeholders of each text by its key without the plural suffix. */
export function placeholdersOfTexts(texts) {
  const byKey = {};
  for (const [key, text] of Object.entries(texts)) {
    const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const stem = key.replace(/\.(zero|one|two|few|many|other)$/, '');
    byKey[stem] = [...new Set([...(byKey[stem] ?? []), ...names])];
  }
  return `// Written by \`npm run generate\` from the texts of all elements. Do not edit.
export const placeholdersByKey: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(byKey)};
`;
}
