/** Popups of the page, opened as shoppers open them. */
import { defineTag } from '../../demo/page';
import { eventually } from './clock';
import { inside, type TestPage } from './page';

/** Clicks a button in another element outside the box of the test page. */
async function pressIn(tag: string, name: string, { user }: TestPage): Promise<void> {
  let element = document.querySelector<HTMLElement>(`body > ${tag}`);
  if (!element) {
    await defineTag(tag);
    element = document.createElement(tag);
    element.lang = 'en';
    document.body.append(element);
  }
  const box = inside(element);
  await user.click(await eventually(() => box.getByShadowRole('button', { name })));
}

export const pressEmail = (page: TestPage): Promise<void> =>
  pressIn('shopper-profile-top-bar', 'Email', page);
export const pressSignOut = (page: TestPage): Promise<void> =>
  pressIn('shopper-profile-banner', 'Sign out', page);
