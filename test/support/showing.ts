/** Shows every element with content, as `demo/showings.ts` describes, and reads its texts. */
import { expect } from 'chai';
import { showings, type Showing } from '../../demo/showings';
import type { ConfigInput } from '../../src/config/settings';
import type { ElementContract } from '../../src/element-kit/contract';
import { registry } from '../../elements/registry';
import { eventually, settled } from './clock';
import { everythingIn } from './host-faults';
import { inside, openTestPage, ready, type TestPage } from './page';
import { setWindowWidth } from './window';

type Tag = 'shopper-profile-plans';

const PREFIX = 'shopper-profile-';

/** An element, and the conditions under which it shows content. */
export interface Sight {
  title: string;
  tag: Tag;
  showing: Showing;
}

function sightsOf(tag: Tag): [Sight, ...Sight[]] {
  const { also = [], ...showing } = showings[tag.replace(PREFIX, '')] ?? {};
  const others = also.map((other) => ({
    title: [tag, other.scenario, other.attributes, other.configure && JSON.stringify(other.configure)]
      .filter(Boolean)
      .join(', '),
    tag,
    showing: other,
  }));
  return [{ title: tag, tag, showing }, ...others];
}

const tags = Object.keys(registry) as Tag[];

/** Each element in every way that `demo/showings.ts` lists. */
export const allSights = tags.flatMap(sightsOf);

/** Each element once. */
export const mainSights = tags.map((tag) => sightsOf(tag)[0]);

export const contractOf = async (tag: string): Promise<ElementContract> =>
  (await registry[tag]!.load()).contract as ElementContract;

const DESKTOP = 1280;

export const usualWidth = ({ showing }: Sight): number => showing.width ?? DESKTOP;

export interface Said {
  text: string;
  lang: string | undefined;
}

function languageOf(element: Element): string | undefined {
  for (let at: Element | null = element; at;) {
    const found = at.closest<HTMLElement>('[lang]');
    if (found) return found.lang;
    const root: Node = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return undefined;
}

const wordsOf = ({ textContent }: Node): string => (textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/**
 * The visible and accessible texts of an element: the texts of its nodes, whole and in parts, and the names
 * of its controls.
 */
export function saidIn(element: Element): Said[] {
  const rendered = [...everythingIn(element.shadowRoot!)].filter(
    (child) => !child.matches('style, slot') && child.checkVisibility({ contentVisibilityAuto: false }),
  );
  return rendered.flatMap((child) => {
    const ownTexts = [...child.childNodes].filter((node) => node instanceof Text).map(wordsOf);
    const texts = ownTexts.some(Boolean) && child.childNodes.length > 1 ? [wordsOf(child)] : [];
    const names = ['aria-label', 'placeholder', 'title', 'alt'].map((name) => child.getAttribute(name) ?? '');
    const lang = languageOf(child);
    return [...ownTexts, ...texts, ...names].filter(Boolean).map((text) => ({ text, lang }));
  });
}

/** Opens everything that opens in place, and submits each form empty, so that its errors show. */
export async function openAll(element: HTMLElement): Promise<void> {
  for (const child of [...everythingIn(element.shadowRoot!)]) {
    if (child instanceof HTMLDetailsElement) child.open = true;
    if (child.matches('button[aria-expanded=false]')) child.click();
    if (child instanceof HTMLFormElement) child.requestSubmit();
  }
  await settled();
}

export interface Shown {
  page: TestPage;
  element: HTMLElement;
  /** All data that the services and the host page have sent, as text. */
  received: string[];
}

/** Keeps a copy of all responses. */
function recordResponses({ service }: TestPage): string[] {
  const received = [JSON.stringify(service.guestProfile ?? '')];
  const send = service.fetch.bind(service);
  service.fetch = async (input, init) => {
    const response = await send(input, init);
    const text = await response.text();
    received.push(text);
    // Faster than a clone. A response without content must not have an empty text.
    return new Response(text || null, response);
  };
  return received;
}

export const TOLL_FREE = '1-800-555-0100';
const phones = { tollFree: TOLL_FREE, sales: ['1-800-555-0101'] };

/** A page with the element, and the other elements that it needs. */
export async function placeShown(sight: Sight, config: ConfigInput = {}, content = ''): Promise<Shown> {
  const { scenario = 'consumer', beside = [], attributes, call } = sight.showing;
  await setWindowWidth(usualWidth(sight));
  const page = openTestPage({ scenario, config: { phones, ...config } });
  // Like the pages of the sites.
  page.container.style.marginInline = '8px';
  const received = recordResponses(page);
  received.push(JSON.stringify(call));
  for (const name of beside) await page.place(`${PREFIX}${name}` as Tag, 'lang="en"');
  const element = await page.place(sight.tag, attributes, content);
  return { page, element, received };
}

/** Performs the action of the entry, if any, and waits until the element shows content. */
export async function show({ tag, showing }: Sight, { page, element }: Shown): Promise<void> {
  const { scenario = 'consumer', beside = [], configure, press, call } = showing;
  // An element that needs no profile starts no load flow.
  if ([tag, ...beside.map((name) => PREFIX + name)].some((name) => registry[name]!.needsProfile))
    await ready();
  await settled();
  const api = window.shopperProfile!;
  if (configure) api.configure(configure);
  if (press) await page.user.click(await page.screen.findByShadowRole('button', { name: press }));
  if (call?.[0] === 'showImport') await api.showImport!();
  if (call?.[0] === 'showLoading') await api.showLoading!(call[1]);
  await eventually(() => {
    const help = `<${tag}> shows nothing to the scenario ${scenario}: say in demo/showings.ts what it needs`;
    expect(saidIn(element), help).not.to.be.empty;
  });
  await settled();
}

export const levelsIn = (element: HTMLElement): number[] =>
  inside(element)
    .queryAllByShadowRole('heading')
    .map((heading) => Number(heading.localName.slice(1)));
