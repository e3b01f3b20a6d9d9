/** Medicare Supplement plans of a shopper: the saved ones, and how the page shows them. */
import type { PageOptions } from '../../demo/page';
import type { Service } from '../../demo/service/index';
import { requestsTo } from './responses';
import { cardOf } from './cards';
import { inside, openTestPage, ready, whenLeaving, type TestPage } from './page';

export const SEARCH = '/products/MEDSUPP/search';
const CHICAGO = { applicantInformation: { zipCode: '60614' } };

export interface Favorite {
  planCode: string;
  planYear?: string;
  [more: string]: unknown;
}

export const favorite = (planCode: string, fields: object = {}): Favorite => ({
  planCode,
  planYear: '2027',
  ...fields,
});

export const medsuppData = (favoritedPlans: unknown, more: object = CHICAGO): string =>
  JSON.stringify({ savedPlanInformation: { favoritedPlans, unknown: 'kept' }, ...more });

interface Options extends PageOptions {
  /** Codes of saved supplements, or favorites in service format. */
  saved: readonly (string | Favorite)[];
  /** Other fields of the supplement data. */
  more?: object;
}

/**
 * A page without elements, for a shopper with these supplements. Without a scenario, the shopper has nothing
 * else.
 */
export function openSupplementPage({ saved, more, ...options }: Options): TestPage {
  const page = openTestPage({ scenario: 'empty', ...options });
  const favorites = saved.map((plan) => (typeof plan === 'string' ? favorite(plan) : plan));
  page.service.state.medsuppData = medsuppData(favorites, more);
  return page;
}

/** The same, with the saved plans element. */
export async function openSupplements(options: Options): Promise<TestPage> {
  const page = openSupplementPage(options);
  await page.place('shopper-profile-plans');
  await ready();
  return page;
}

export const searches = ({ service }: TestPage): string[] =>
  requestsTo(service, SEARCH).map(({ path }) => path);

/** Codes of the supplements that are saved now. */
export const savedCodes = ({ state }: Pick<Service, 'state'>): string =>
  (
    JSON.parse(state.medsuppData) as { savedPlanInformation: { favoritedPlans: Favorite[] } }
  ).savedPlanInformation.favoritedPlans
    .map(({ planCode }) => planCode)
    .join();

/** The buttons of a card, without those that every card has. */
export async function actionsOf({ screen }: TestPage, name: RegExp): Promise<string[]> {
  const buttons = inside(await cardOf(screen, name)).queryAllByRole('button');
  return buttons.map(({ textContent }) => textContent).filter((text) => text !== 'Remove');
}

/** Clicks the application button on the card with that name. */
export async function pressAction(page: TestPage, card: RegExp, label: string): Promise<void> {
  const name = new RegExp(`^${label}: `);
  await page.user.click(inside(await cardOf(page.screen, card)).getByRole('button', { name }));
}

/** Details of `openAddYourInfo` that the window receives. */
export function spyOnInterface(): unknown[] {
  const seen: unknown[] = [];
  const listener = (event: Event): void => {
    seen.push((event as CustomEvent<unknown>).detail);
  };
  window.addEventListener('openAddYourInfo', listener);
  whenLeaving(() => {
    window.removeEventListener('openAddYourInfo', listener);
  });
  return seen;
}
