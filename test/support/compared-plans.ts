import type { PageOptions } from '../../demo/page';
import { settled } from './clock';
import { inside, openTestPage, ready, type TestPage } from './page';
import { changePlanLists } from './responses';

export const COMPARE = 'shopper-profile-compare';
export const PLANS = 'shopper-profile-plans';
export const HEADING = 'Compare plans side by side';

/** Four Medicare Advantage plans that a test shopper can save. Gold and Third have the same premium. */
export const planIds = {
  Gold: 'H5521016000',
  Florida: 'H8145006000',
  Third: 'H1036054000',
  Fourth: 'H1206003000',
} as const;
type PlanName = keyof typeof planIds;

const wire: Record<PlanName, Record<string, unknown>> = {
  Gold: { monthlyPremium: 30, annualDrugCost: 100, '100Percent': 25 },
  Florida: { monthlyPremium: 10, annualDrugCost: 900, '100Percent': 10 },
  Third: { monthlyPremium: 30, annualDrugCost: undefined, estimatedAnnualDrugCost: undefined },
  Fourth: { monthlyPremium: 40, annualDrugCost: 400 },
};

const benefits = [
  { benefitName: 'Out of Pocket Maximum', benefitDescription: '4900' },
  { benefitName: 'Fitness', benefitDescription: 'Included' },
];

export interface ComparedOptions extends PageOptions {
  /** Names of the plans that are saved, in order. */
  saved?: readonly PlanName[];
  /** Fields of the plan lists' response, by plan. */
  fields?: Partial<Record<PlanName, Record<string, unknown>>>;
}

/** A page before anything is on it, for a shopper with these plans in one list. */
export function openShopper({
  saved = ['Gold', 'Florida'],
  fields = {},
  ...options
}: ComparedOptions = {}): TestPage {
  const page = openTestPage({ scenario: 'consumer', ...options });
  const { plansDetails } = page.service.state;
  const model = plansDetails.plans.find(({ planId }) => planId === planIds.Gold)!;
  plansDetails.plans = saved.map((name) => ({ ...model, planId: planIds[name], planName: name }));
  page.service.state.memberEnrolledPlans = [];
  changePlanLists(page.service, (plans) =>
    (Object.keys(planIds) as PlanName[]).map((name) => ({
      ...plans[0],
      planBenefits: benefits,
      planName: name,
      ...wire[name],
      ...fields[name],
      planId: planIds[name],
    })),
  );
  return page;
}

export async function show(
  page: TestPage,
  { attributes = 'compare-in-page', withPlans = true } = {},
): Promise<TestPage> {
  if (withPlans) await page.place(PLANS, attributes);
  await page.place(COMPARE);
  await ready();
  await settled();
  return page;
}

export const openCompared = (options?: ComparedOptions): Promise<TestPage> => show(openShopper(options));

export const compareOf = ({ container }: TestPage): HTMLElement =>
  container.querySelector<HTMLElement>(COMPARE)!;

const tablesOf = ({ screen }: TestPage) => screen.queryAllByShadowRole('table');

/** Plans in the columns of the first table. */
export const columns = (page: TestPage): string[] =>
  (tablesOf(page)[0] ? inside(tablesOf(page)[0]!).getAllByRole('columnheader') : [])
    .slice(1)
    .map((head) => inside(head).queryByRole('link')?.textContent ?? head.textContent);

const visible = (cell: Element): string =>
  [...cell.querySelectorAll('.cell-value')].map(({ textContent }) => textContent).join('');

/** The cells of a row, by the name of its header. */
export const cells = (page: TestPage, name: RegExp): string[] =>
  inside(tablesOf(page)[0]!)
    .getAllByRole('cell')
    .filter((cell) => name.test(cell.closest('tr')!.querySelector('th')?.textContent ?? ''))
    .map(visible);

export const rowNames = (page: TestPage): string[] =>
  inside(tablesOf(page)[0]!)
    .getAllByRole('rowheader')
    .map(({ firstChild }) => firstChild?.textContent ?? '');

export const box = ({ screen }: TestPage, name: string): HTMLInputElement =>
  screen.getByShadowRole<HTMLInputElement>('checkbox', { name: `Compare: ${name}` });

export async function choose(page: TestPage, ...names: string[]): Promise<void> {
  for (const name of names) await page.user.click(box(page, name));
  await settled();
}

/** What screen readers announce. */
export const said = ({ screen }: TestPage): string =>
  screen
    .getAllByShadowRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');
