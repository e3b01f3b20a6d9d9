import type { PageOptions } from '../../../demo/page';
import { eventually, settled } from '../../support/clock';
import { inside, openTestPage, ready, type Screen, type TestPage } from '../../support/page';

export const TAG = 'shopper-profile-take-along';
export const OPEN = 'Print a list to take along';
export const PRINT = 'Print or save as PDF';

const buttons = {
  en: [OPEN, PRINT],
  es: ['Imprimir una lista para llevar', 'Imprimir o guardar como PDF'],
} as const;

/** A page with the element on which `print` does nothing, so that the sheet stays until the next input. */
export async function openTakeAlong(
  options: PageOptions = {},
  beside: readonly ('plans' | 'active-plan' | 'year-change')[] = [],
): Promise<TestPage> {
  const page = openTestPage({
    scenario: 'consumer',
    date: '2026-11-20',
    ...options,
    config: { print: () => undefined, ...options.config },
  });
  for (const name of beside) await page.place(`shopper-profile-${name}`);
  await page.place(TAG);
  await ready();
  await settled();
  return page;
}

export const openButton = ({ screen }: TestPage, locale: 'en' | 'es' = 'en') =>
  screen.getByShadowRole('button', { name: buttons[locale][0] });

/** Opens the dialog and returns it. */
export async function openDialog(
  page: TestPage,
  locale: 'en' | 'es' = 'en',
): Promise<Screen & { dialog: HTMLElement }> {
  await page.user.click(openButton(page, locale));
  const dialog = await eventually(() => page.screen.getByShadowRole('dialog'));
  return { ...inside(dialog), dialog };
}

export async function printList(page: TestPage, locale: 'en' | 'es' = 'en'): Promise<void> {
  const dialog = await openDialog(page, locale);
  await page.user.click(dialog.getByRole('button', { name: buttons[locale][1] }));
}

/** The nodes that are in the document only while the sheet is printed. */
export const papers = () => document.querySelectorAll<HTMLElement>('[data-shopper-profile-paper]');

/** The sheet while it is in the document. */
export const sheet = (): HTMLElement | null =>
  papers()[0]?.shadowRoot?.querySelector<HTMLElement>('.sheet') ?? null;

/** The sections of the sheet: the text of each, by heading. */
export const sections = (): Record<string, string> =>
  Object.fromEntries(
    [...(sheet()?.querySelectorAll('section') ?? [])].map((section) => [
      section.querySelector('h2')?.textContent ?? '',
      section.textContent,
    ]),
  );

/** Cells of a table of the sheet, row by row. */
export const rows = (table: string): string[][] =>
  [...(sheet()?.querySelectorAll(`[data-table=${table}] tbody tr`) ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
