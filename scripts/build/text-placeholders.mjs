/** For `shopper-profile check`: the placeholders of each text by its key without the plural suffix. */
export function placeholdersOfTexts(texts, { stemOf, placeholdersIn }) {
  const byKey = {};
  for (const [key, text] of Object.entries(texts)) {
    const stem = stemOf(key);
    byKey[stem] = [...new Set([...(byKey[stem] ?? []), ...placeholdersIn(text)])];
  }
  return `// Written by \`npm run generate\` from the texts of all elements. Do not edit.
export const placeholdersByKey: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(byKey)};
`;
}
