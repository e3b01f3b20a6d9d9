/** What editors of content management systems put into JSON, what stood there before, and what it is called. */
const DAMAGE = [
  [/<\/?(?:p|br|div|span)\b[^>]*>/gi, '', 'HTML tags'],
  [/&quot;|&#0?34;/g, '"', '&quot;'],
  [/[“”„″]/g, '"', 'curly quotes (“)'],
  [/&nbsp;|\u00a0/g, ' ', 'hard spaces'],
] as const;

/** Names what an editor has done to a text if it was JSON before; of the text itself it tells nothing. */
export function whyNotJson(text: string): string {
  let repaired = text;
  const found: string[] = [];
  for (const [pattern, before, name] of DAMAGE) {
    const next = repaired.replace(pattern, before);
    if (next !== repaired) found.push(name);
    repaired = next;
  }
  try {
    JSON.parse(repaired);
    return `: an editor has put ${found.join(' and ')} into it`;
  } catch {
    return '';
  }
}
