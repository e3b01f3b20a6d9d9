import { expect } from 'chai';
import { eventually, settled } from './clock';
import { inside, openTestPage, ready, type TestPage } from './page';
import { setWindowWidth } from './window';

export const TOAST = 'shopper-profile-toast';
export const TOAST_MARK = 'shopperProfile.toastShown';
export const DESKTOP = 1280;

type Options = NonNullable<Parameters<typeof openTestPage>[0]>;

/** A new page on a screen of this width. */
export async function openAtWidth(width: number, options: Options): Promise<TestPage> {
  await setWindowWidth(width);
  return openTestPage(options);
}

/** A page on a screen of this width with the tag, once it has settled. */
export async function openWithToast(
  options: Options = {},
  width = DESKTOP,
  attributes = '',
): Promise<TestPage> {
  const page = await openAtWidth(width, { scenario: 'consumer', ...options });
  await page.place(TOAST, attributes);
  await ready();
  await settled();
  return page;
}

export const findToast = ({ screen }: TestPage, name = 'Message'): HTMLElement | null =>
  screen.queryByShadowRole('region', { name });

export async function toastShown(page: TestPage, name?: string): Promise<HTMLElement> {
  await eventually(() => expect(findToast(page, name)?.textContent ?? '').not.to.equal(''));
  await settled();
  return findToast(page, name)!;
}

export const toastGone = (page: TestPage): Promise<unknown> =>
  eventually(() => expect(findToast(page)).to.be.null);

export const closeToast = ({ user }: TestPage, toast: HTMLElement): Promise<void> =>
  user.click(inside(toast).getByRole('button', { name: 'Close' }));

export const signInLink = (toast: HTMLElement): HTMLElement | null =>
  inside(toast).queryByRole('link', { name: 'Sign in' });
