import { expect } from 'chai';
import { within as withinShadow } from 'shadow-dom-testing-library';
import type { ServiceOptions } from '../../demo/service/index';
import { eventually, settled } from './clock';
import { inside, openTestPage, type Screen, type TestPage } from './page';

export const CONFIRM_IDENTITY = 'shopper-profile-confirm-identity';

/** Label of the field. */
export const MEDICARE_NUMBER = 'Medicare number, on your red, white and blue card';

/** What the demo's shoppers told the agent. The names are unique, so that tests can search for them. */
export const memberId = '1EG4-TE5-MK73';
const born = { month: '02', day: '14', year: '1950' };

export const everywhere = (): Screen => withinShadow(document.body);
export const dialog = (): HTMLElement | null => everywhere().queryByShadowRole('dialog');
export const dialogGone = (): Promise<unknown> => eventually(() => expect(dialog()).to.be.null);
export const dialogShown = (): Promise<HTMLElement> =>
  eventually(() => everywhere().getByShadowRole('dialog'));

export const field = (popup: HTMLElement, name: string | RegExp): HTMLInputElement =>
  inside(popup).getByRole<HTMLInputElement>('textbox', { name });
export const button = (popup: HTMLElement, name: string): HTMLButtonElement =>
  inside(popup).getByRole<HTMLButtonElement>('button', { name });

type Options = NonNullable<Parameters<typeof openTestPage>[0]>;

/** A page for a shopper who has talked to an agent, with the popup open. */
export async function openConfirmation(
  options: Options & { scenario?: ServiceOptions['scenario'] } = {},
): Promise<TestPage & { popup: HTMLElement }> {
  const page = openTestPage({ scenario: 'telesales-member', ...options });
  await page.place(CONFIRM_IDENTITY);
  return { ...page, popup: await dialogShown() };
}

export async function typeDate(
  { user }: Pick<TestPage, 'user'>,
  popup: HTMLElement,
  { month, day, year } = born,
): Promise<void> {
  await user.type(field(popup, 'Month (MM)'), month);
  await user.type(field(popup, 'Day (DD)'), day);
  await user.type(field(popup, 'Year (YYYY)'), year);
}

/** Fills in the fields that the profile of `telesales-member` lacks, and submits. */
export async function submit(
  page: Pick<TestPage, 'user'>,
  popup: HTMLElement,
  { id = memberId, date = born } = {},
): Promise<void> {
  await typeDate(page, popup, date);
  await page.user.type(field(popup, MEDICARE_NUMBER), id);
  await page.user.click(button(popup, 'Yes, import my data'));
}

/** The same, and waits for the result. */
export async function confirm(
  page: Pick<TestPage, 'user'>,
  popup: HTMLElement,
  values: Parameters<typeof submit>[2] = {},
): Promise<void> {
  await submit(page, popup, values);
  await settled();
}
