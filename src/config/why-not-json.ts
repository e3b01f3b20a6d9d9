/** What editors of content management systems put into JSON: tags, escaped or curly quotes, hard spaces. */
const DAMAGE = /<\/?(?:p|br|div|span)\b[^>]*>|&#?\w+;|[“”„″]|\u00a0/gi;

/** Names the first thing that an editor has put into a text, if it was JSON before; of the text itself it tells nothing. */
export function whyNotJson(text: string): string {
  let first = '';
  const before = text.replace(DAMAGE, (found) => {
    first ||= found === '\u00a0' ? 'a hard space' : found;
    return /[“”„″]|quot|34/.test(found) ? '"' : ' ';
  });
  try {
    JSON.parse(before);
    return `: an editor has put ${first} into it`;
  } catch {
    return '';
  }
}
