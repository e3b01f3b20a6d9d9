import { checkConfig } from './check-config';
import { checkDocument } from './check-document';
import { bundleScripts } from './bundle-files';
import { checkFiles } from './check-files';
import type { Release } from './check-served';
import { checkCaching, checkPolicies } from './check-policy';
import { checkTags, placedOn } from './check-tags';
import { checkSheets, mentionsTheme } from './check-theme';
import { linesOf, type Finding, type Report } from './findings';
import { named, parsePage, type Page, type Source } from './page';

interface Sheet {
  css: string;
  report: Report;
}

/** Style sheets of the page that set theme properties, with a report for each file. */
async function sheetsOf(
  page: Page,
  reportIn: (file: string, text: string, shift?: number) => Report,
): Promise<Sheet[]> {
  const sheets: Sheet[] = [];
  for (const { name, content, contentOffset } of page.tags)
    if (name === 'style' && mentionsTheme(content))
      sheets.push({ css: content, report: reportIn(page.file, page.text, contentOffset) });
  for (const { attributes, offset } of page.tags) {
    const style = attributes.get('style') ?? '';
    if (mentionsTheme(style))
      sheets.push({
        css: `this{${style}}`,
        report: (_, ...rest) => reportIn(page.file, page.text)({ offset }, ...rest),
      });
  }
  for (const { attributes } of named(page, 'link')) {
    const href = attributes.get('href') ?? '';
    if (!/\bstylesheet\b/i.test(attributes.get('rel') ?? '') || /shopper-profile\.css(\?|$)/.test(href))
      continue;
    const { text } = await page.read(href);
    if (text !== undefined && mentionsTheme(text)) sheets.push({ css: text, report: reportIn(href, text) });
  }
  return sheets;
}

/** Also with a misspelled name. Other pages are not checked. */
const isOurs = (text: string): boolean => /sh?op+er[-_]?profile|extra-help(\.classic)?\.js/i.test(text);

/** All problems of a page, in the order of its lines. `undefined` for a page that does not use our elements. */
export async function checkSource(source: Source, release: Release): Promise<Finding[] | undefined> {
  if (!isOurs(source.text)) return undefined;
  const page = parsePage(source);
  const findings: Finding[] = [];
  const reportIn =
    (file: string, text: string, shift = 0): Report =>
    ({ offset, line }, problem, todo) => {
      const finding = { file, line: line ?? linesOf(text)((offset ?? 0) + shift), problem, todo };
      const isKnown = findings.some(
        (other) => other.problem === problem && other.file === file && other.line === finding.line,
      );
      if (!isKnown) findings.push(finding);
    };
  const report = reportIn(page.file, page.text);
  const placed = placedOn(page);
  const scripts = bundleScripts(page);
  const isPartner = scripts.length > 0 && scripts.every(({ name }) => name.startsWith('extra-help'));
  const config = checkConfig(page, placed, isPartner, report);
  checkTags(page, placed, config.plans.compareInPage, report);
  checkDocument(page, report);
  await checkFiles(page, placed, release, report);
  checkPolicies(page, placed, config, isPartner, report);
  checkCaching(page, report);
  checkSheets(await sheetsOf(page, reportIn), config.site);
  return findings.sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
}
