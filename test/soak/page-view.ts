/** The visible content of a page, found by element, role and name. */
import { kinds, nameIn, type Kind } from './items';
import type { Answer, ProfileElement, View } from './steps';

export const tagOf = (profileElement: ProfileElement): string => `shopper-profile-${profileElement}`;

export const elementOfKind = { plan: 'plans', drug: 'drugs', doctor: 'doctors' } as const satisfies Record<
  Kind,
  ProfileElement
>;
export const viewOfKind: Record<Kind, View> = { plan: 'plans', drug: 'drugs', doctor: 'providers' };

export const elementOnPage = (profileElement: ProfileElement): HTMLElement | null =>
  document.querySelector<HTMLElement>(tagOf(profileElement));

const rootOf = (profileElement: ProfileElement): ShadowRoot | null =>
  elementOnPage(profileElement)?.shadowRoot ?? null;

const textOf = (element: Element): string => element.textContent.trim();
const nameOf = (element: Element): string => element.ariaLabel ?? textOf(element);

export const isVisible = (element: Element): boolean => element.checkVisibility();

/** A button or link that shows, in the popup that is open or, without one, in the element. */
export function control(root: ParentNode, name: RegExp): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>('button, a')].find(
    (element) => name.test(nameOf(element)) && isVisible(element),
  );
}

export const openDialogs = (): HTMLDialogElement[] =>
  [...document.querySelectorAll('*')].flatMap((element) => [
    ...(element.shadowRoot?.querySelectorAll<HTMLDialogElement>('dialog[open]') ?? []),
  ]);

const answerNames: Record<Exclude<Answer, 'escape' | 'leave'>, RegExp> = {
  confirm: /^(Remove( from .*)?|Sign out)$/,
  keep: /^(Keep.*|Cancel)$/,
  close: /^Close$/,
};

export const answerButton = (dialog: HTMLDialogElement, answer: keyof typeof answerNames) =>
  control(dialog, answerNames[answer]);

/** The subject of the open popup. */
export function itemIn(dialog: HTMLDialogElement): { kind: Kind; name: string } | undefined {
  for (const kind of kinds) {
    const name = nameIn(kind, textOf(dialog));
    if (name !== undefined) return { kind, name };
  }
  return undefined;
}

/** The rows or cards of a kind, in their order. */
export function rowsOf(kind: Kind): HTMLElement[] {
  const rows =
    rootOf(elementOfKind[kind])?.querySelectorAll<HTMLElement>(kind === 'plan' ? 'article' : 'li') ?? [];
  return [...rows].filter((row) => nameIn(kind, textOf(row)) !== undefined);
}

export const shownItems = (kind: Kind): string[] => rowsOf(kind).map((row) => nameIn(kind, textOf(row))!);

export const removeButton = (row: HTMLElement): HTMLElement | undefined => control(row, /^Remove /);

/** Whether an element shows a list, not a loading state or an error. */
export function hasList(kind: Kind): boolean {
  const root = rootOf(elementOfKind[kind]);
  const section = root?.querySelector('section');
  if (!root || section?.getAttribute('aria-busy') !== 'false') return false;
  return ![...root.querySelectorAll('h2, h3, h4')].some((heading) =>
    textOf(heading).startsWith('We cannot show'),
  );
}

/** Whether an element shows that the shopper was signed out, and therefore no saved items. */
export const saysSignedOut = (kind: Kind): boolean =>
  [...(rootOf(elementOfKind[kind])?.querySelectorAll('h2, h3, h4') ?? [])].some(
    (heading) => textOf(heading) === 'You were signed out',
  );

export interface Statement {
  kind: Kind;
  count: number;
  /** For plans: the year of the statement. */
  year?: number;
  words: string;
}

const emptyWords: Record<Kind, RegExp> = {
  plan: /^You have no saved plans$/,
  drug: /^You have no saved drugs$/,
  doctor: /^You have no saved doctors/,
};

/** The buttons that switch between years: "2026 plans (2)", "View 2027 plans (1)". The count shows only if it is known. */
const yearButtons = (): { year: number; count: number | undefined; isCurrent: boolean; words: string }[] =>
  [...(rootOf('plans')?.querySelectorAll('button') ?? [])].flatMap((button) => {
    const words = textOf(button);
    const [, year, count] = /^(?:View )?(\d{4}) plans(?: \((\d+)\))?$/.exec(words) ?? [];
    if (year === undefined) return [];
    const isCurrent = button.ariaPressed === 'true';
    return [{ year: Number(year), count: count === undefined ? undefined : Number(count), isCurrent, words }];
  });

/** The current statements of the page about the number of saved items. */
export function statements(): Statement[] {
  const found: Statement[] = [];
  for (const kind of kinds) {
    const root = rootOf(elementOfKind[kind]);
    const empty = [...(root?.querySelectorAll('h2, h3, h4') ?? [])].find((heading) =>
      emptyWords[kind].test(textOf(heading)),
    );
    if (!empty) continue;
    const words = textOf(empty.parentElement!);
    const year = /but none for (\d+)/.exec(words)?.[1];
    found.push({ kind, count: 0, words, ...(year !== undefined && { year: Number(year) }) });
  }
  for (const { count, ...button } of yearButtons())
    if (count !== undefined) found.push({ kind: 'plan', count, year: button.year, words: button.words });
  const nav = rootOf('nav');
  for (const paragraph of nav?.querySelectorAll('p') ?? []) {
    const words = textOf(paragraph);
    const [, number, year] = /^You have (\d+|no) saved plans?(?: for (\d{4}))?/.exec(words) ?? [];
    if (number !== undefined)
      found.push({
        kind: 'plan',
        count: number === 'no' ? 0 : Number(number),
        words,
        ...(year !== undefined && { year: Number(year) }),
      });
  }
  for (const link of nav?.querySelectorAll('a') ?? []) {
    const words = textOf(link);
    const [, view, number] = /^Your (drugs|doctors and dentists), (\d+) saved/.exec(words) ?? [];
    if (number !== undefined)
      found.push({ kind: view === 'drugs' ? 'drug' : 'doctor', count: Number(number), words });
  }
  return found;
}

export const countInNav = (kind: Kind): Statement | undefined =>
  statements().find(
    (statement) =>
      statement.kind === kind && /saved plans?(\.| yet| for \d{4})|, \d+ saved/.test(statement.words),
  );

/** The live regions of the elements with lists, and their texts. */
export const liveRegions = (): { kind: Kind; element: Element; words: string }[] =>
  kinds.flatMap((kind) =>
    [...(rootOf(elementOfKind[kind])?.querySelectorAll('[role="status"], [role="alert"]') ?? [])].map(
      (element) => ({
        kind,
        element,
        words: textOf(element),
      }),
    ),
  );

/** The announced number of saved items. */
export function countIn(kind: Kind, words: string): Statement | undefined {
  const [, saved, year] = /^(\d+) saved (?:plans?|drugs?|doctors?.*?)(?: for (\d+))?$/.exec(words) ?? [];
  if (saved !== undefined)
    return { kind, count: Number(saved), words, ...(year !== undefined && { year: Number(year) }) };
  const [, left, of] =
    /removed\. (\d+) .*?(?: for (\d{4}))? (?:is|are) left\. You can undo this\.$/i.exec(words) ?? [];
  if (left === undefined) return undefined;
  return { kind, count: Number(left), words, ...(of !== undefined && { year: Number(of) }) };
}

/** The year of the visible plans, from the button that is current. */
export function shownYear(): number | undefined {
  const current = yearButtons().find(({ isCurrent }) => isCurrent);
  return current?.year;
}

export const isPageHeld = (): boolean => getComputedStyle(document.documentElement).overflowY === 'hidden';
