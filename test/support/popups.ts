/** Popups of the page, opened as shoppers open them. */
import { defineTag } from '../../demo/page';
import { eventually } from './clock';
import { inside, type TestPage } from './page';

/** The shopper presses a button of another piece, which stands outside of the box of the test page. */
async function pressIn(tag: string, name: string, { user }: TestPage): Promise<void> {
  let piece = document.querySelector<HTMLElement>(`body > ${tag}`);
  if (!piece) {
    await defineTag(tag);
    piece = document.createElement(tag);
    piece.lang = 'en';
    document.body.append(piece);
  }
  const box = inside(piece);
  await user.click(await eventually(() => box.getByShadowRole('button', { name })));
}

export const pressEmail = (page: TestPage): Promise<void> =>
  pressIn('shopper-profile-top-bar', 'Email', page);
export const pressSignOut = (page: TestPage): Promise<void> =>
  pressIn('shopper-profile-banner', 'Sign out', page);
