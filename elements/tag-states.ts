import { inRoots } from '../src/browser/roots';

export type TagState = 'waiting' | 'failed' | 'hidden' | 'empty' | 'shown';

const PREFIX = 'shopper-profile-';

/** An element that shows nothing may contain a note for authors instead. */
const isEmpty = ({ shadowRoot }: Element): boolean =>
  [...(shadowRoot?.children ?? [])].every(({ className }) => className === 'authors-note');

function stateOf(element: Element, failed: readonly string[]): TagState {
  if (failed.includes(element.localName)) return 'failed';
  if (!customElements.get(element.localName)) return 'waiting';
  if (element.matches(':state(hidden-view), [hidden]')) return 'hidden';
  return isEmpty(element) ? 'empty' : 'shown';
}

/** Every element on the page, including those inside others. `failed` contains the tags that have reported an error. */
export function tagStates(failed: readonly string[]): { tag: string; state: TagState }[] {
  const elements = inRoots('*').filter(({ localName }) => localName.startsWith(PREFIX));
  const inside = elements.flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('*') ?? [])]);
  return [...elements, ...inside.filter(({ localName }) => localName.startsWith(PREFIX))].map((element) => ({
    tag: element.localName,
    state: stateOf(element, failed),
  }));
}
