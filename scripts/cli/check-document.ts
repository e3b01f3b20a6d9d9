/** The frame of the page: what readers of our elements need from it. */
import type { Report } from './findings';
import { named, type Page } from './page';

export function checkDocument(page: Page, report: Report): void {
  const [root] = named(page, 'html');
  // A file without <html> is a part of a page.
  if (!root) return;
  const { offset } = root;
  if (!page.hasDoctype)
    report(
      { line: 1 },
      'the page has no <!doctype html>, so browsers use the layout rules of old pages',
      'write it in line 1',
    );
  if (!root.attributes.get('lang')?.trim())
    report(
      { offset },
      '<html> has no lang: screen readers read it in any language',
      'write lang="en" or lang="es"',
    );
  const viewport = named(page, 'meta').find(
    ({ attributes }) => attributes.get('name')?.toLowerCase() === 'viewport',
  );
  const content = viewport?.attributes.get('content') ?? '';
  const [, most = '5'] = /maximum-scale\s*=\s*([\d.]+)/i.exec(content) ?? [];
  if (!viewport)
    report(
      { offset },
      'there is no <meta name="viewport">: telephones show the page tiny',
      'write <meta name="viewport" content="width=device-width, initial-scale=1">',
    );
  else if (/user-scalable\s*=\s*(no|0)/i.test(content) || Number(most) < 2)
    report(
      { offset: viewport.offset },
      'the viewport forbids zoom',
      'remove user-scalable and maximum-scale',
    );
  else if (!/width\s*=\s*device-width/i.test(content))
    report(
      { offset: viewport.offset },
      'the viewport is not as wide as the device',
      'write width=device-width',
    );
  if (!named(page, 'title').some(({ content: text, ancestors }) => text.trim() && !ancestors.includes('svg')))
    report({ offset }, 'the page has no <title>', 'write one');
  const hasCharset =
    named(page, 'meta').some(
      ({ attributes }) => attributes.has('charset') || /charset/i.test(attributes.get('content') ?? ''),
    ) || /charset/i.test(page.headers?.get('content-type') ?? '');
  if (!hasCharset)
    report(
      { offset },
      'the page has no charset, so Spanish letters may break',
      'write <meta charset="utf-8">',
    );
}
