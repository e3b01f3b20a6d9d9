import { expect } from 'chai';
import { eventually } from './clock';
import { inside, type Screen, type TestPage } from './page';

/** The card of a plan, once it shows more than the name. */
export async function cardOf(screen: Screen, name: RegExp): Promise<HTMLElement> {
  return eventually(() => {
    const card = screen.getByShadowRole('article', { name });
    expect(card.textContent).not.to.contain('Loading plan details');
    return card;
  });
}

/** Names of all plans on cards, from top to bottom. */
export const planNames = (screen: Screen): string[] =>
  screen.queryAllByShadowRole('article').map((card) => inside(card).getByShadowRole('heading').textContent);

/** Waits until exactly this number of cards shows. */
export const cardsShown = (screen: Screen, count: number): Promise<string[]> =>
  eventually(() => {
    const names = planNames(screen);
    expect(names).to.have.length(count);
    return names;
  });

/** The values below a label: `factOf(card, 'Monthly premium')` is `['$44.00']`. */
export function factOf(card: HTMLElement, label: string): string[] | undefined {
  const term = [...card.querySelectorAll('dt')].find(({ textContent }) => textContent === label);
  const values = term?.parentElement?.querySelectorAll('dd');
  return values && [...values].map(({ textContent }) => textContent.trim());
}

export const textsOf = (elements: Iterable<Element>): string[] =>
  [...elements].map(({ textContent }) => textContent.trim());

/**
 * Removes a saved plan, by default the first, on a page without the plans element. Adds that element first.
 */
export async function removePlan({ container, place, screen, user }: TestPage, name = ''): Promise<void> {
  if (!container.querySelector('shopper-profile-plans')) await place('shopper-profile-plans');
  const buttons = await screen.findAllByShadowRole('button', { name: new RegExp(`^Remove ${name}`) });
  await user.click(buttons[0]!);
  const dialog = await screen.findByShadowRole('dialog');
  await user.click(inside(dialog).getByRole('button', { name: 'Remove from saved plans' }));
}
