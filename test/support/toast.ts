import { expect } from 'chai';
import { eventually, settled } from './clock';
import { cdp } from './devtools';
import { inside, openTestPage, ready, type TestPage } from './page';

export const TOAST = 'shopper-profile-toast';
export const TOAST_MARK = 'shopperProfile.toastShown';
export const DESKTOP = 1280;

type Options = NonNullable<Parameters<typeof openTestPage>[0]>;

export const setWidth = (width: number): Promise<unknown> =>
  cdp('Emulation.setDeviceMetricsOverride', { width, height: 720, deviceScaleFactor: 1, mobile: false });

/** A page on a screen of this width with the tag on it, when it has come to rest. */
export async function openWithToast(
  options: Options = {},
  width = DESKTOP,
  attributes = '',
): Promise<TestPage> {
  await setWidth(width);
  const page = openTestPage({ scenario: 'consumer', ...options });
  await page.place(TOAST, attributes);
  await ready();
  await settled();
  return page;
}

export const findToast = ({ screen }: TestPage, name = 'Message'): HTMLElement | null =>
  screen.queryByShadowRole('region', { name });

export const toastShown = (page: TestPage, name?: string): Promise<HTMLElement> =>
  eventually(() => {
    const toast = findToast(page, name)!;
    expect(toast.textContent).not.to.equal('');
    return toast;
  });

export const toastGone = (page: TestPage): Promise<unknown> =>
  eventually(() => expect(findToast(page)).to.be.null);

export const closeToast = ({ user }: TestPage, toast: HTMLElement): Promise<void> =>
  user.click(inside(toast).getByRole('button', { name: 'Close' }));

export const signInLink = (toast: HTMLElement): HTMLElement | null =>
  inside(toast).queryByRole('link', { name: 'Sign in' });
