/** The files of the bundle on a page. */
import { named, type Page, type Tag } from './page';

export const MODULES = ['shopper-profile.js', 'extra-help.js'];
export const CLASSIC = ['shopper-profile.classic.js', 'extra-help.classic.js'];
export const SCRIPTS = [...MODULES, ...CLASSIC];
export const SHEET = 'shopper-profile.css';
export const deploying = 'see docs/guides/deploying.md';

export interface File {
  tag: Tag;
  address: string;
  /** Name of the file, such as `shopper-profile.js`. */
  name: string;
  /** Address without the name. */
  folder: string;
}

/** For addresses of a page whose own address is not known. */
export const PLACE = 'https://page.invalid/';

export function fileOf(tag: Tag, attribute: string): File | undefined {
  const address = tag.attributes.get(attribute)?.trim();
  if (!address || !URL.canParse(address, PLACE)) return undefined;
  const { pathname, origin } = new URL(address, PLACE);
  const name = pathname.split('/').at(-1) ?? '';
  return { tag, address, name, folder: origin + pathname.slice(0, -name.length) };
}

export const isFile = (file: File | undefined): file is File => file !== undefined;
export const isPlainHttp = (address: string): boolean => /^http:\/\/(?!localhost|127\.)/i.test(address);
export const isAbsolute = (address: string): boolean => /^(https?:)?\/\//i.test(address);

/** All scripts of the bundle on the page. */
export function bundleScripts(page: Page): File[] {
  return named(page, 'script')
    .map((tag) => fileOf(tag, 'src'))
    .filter(isFile)
    .filter(({ name }) => SCRIPTS.includes(name));
}
