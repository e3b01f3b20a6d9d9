/** A shopper who clicks every control and types into every field. */
import { restsUndrawn } from '../support/clock';
import { everyElement } from './hostile-page';
import { typed } from './planted';

/** The clicked controls, by element and kind of control. */
export type Pressed = Map<string, number>;

const MOST_OF_A_KIND = 2;
const MOST_PANELS = 24;
/** A thousand cards render slowly. */
const PATIENCE_MS = 20_000;
const CLOSES = /^(Close|Cancel|Keep|Skip|No\b|Stay|Not )/;
const ENDS_THE_VISIT = /^(Sign out|Log out)/;

const CONTROLS = 'a[href], button, summary, input[type="radio"], input[type="checkbox"]';

const nameOf = (control: HTMLElement): string =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement
    ? (control.ariaLabel ?? control.labels?.[0]?.textContent ?? control.type)
    : (control.getAttribute('aria-label') ?? control.textContent).trim();

const elementOf = (control: HTMLElement): string =>
  ((control.getRootNode() as Partial<ShadowRoot>).host?.localName ?? 'page').replace('shopper-profile-', '');

/** "Remove Eliquis" and "Remove Jardiance" are of the same kind. */
const kindOf = (control: HTMLElement): string =>
  `${elementOf(control)}${control.closest('dialog') ? ', popup' : ''}: ${nameOf(control)
    .replace(/:.*/s, '')
    .replace(/^(Remove|Edit)\b.*/s, '$1')}`;

const isUsable = (control: HTMLElement): boolean =>
  control.checkVisibility({ visibilityProperty: true }) &&
  !control.matches(':disabled, [aria-disabled="true"]');

const find = <Found extends HTMLElement = HTMLElement>(
  selector: string,
  root: ParentNode = document.body,
): Found[] => [...everyElement(root)].filter((element): element is Found => element.matches(selector));

const openDialog = (): HTMLDialogElement | undefined => find<HTMLDialogElement>('dialog[open]').at(-1);

async function press(control: HTMLElement, pressed: Pressed): Promise<void> {
  const kind = kindOf(control);
  pressed.set(kind, (pressed.get(kind) ?? 0) + 1);
  control.click();
  await restsUndrawn(PATIENCE_MS);
}

/** Sets the value and dispatches the events of typing. */
function write(input: HTMLInputElement, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  input.focus();
  value?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: text }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
  input.blur();
}

/** Types into every field. Without `isRight`, the typed Medicare number and day are invalid. */
function fillIn(root: ParentNode, isRight: boolean): boolean {
  const fields = find<HTMLInputElement>(
    'input:not([type="radio"]):not([type="checkbox"]):not([readonly]):not(:disabled)',
    root,
  );
  for (const field of fields) {
    const text = typed[field.name === '' ? field.type : field.name] ?? typed[field.type] ?? typed.zipCode!;
    write(field, isRight || !['mbi', 'dobDay'].includes(field.name) ? text : `${text.slice(0, -1)}!`);
  }
  const choices = find<HTMLInputElement>('input[type="radio"], input[type="checkbox"]', root);
  for (const choice of choices) if (isRight && !choice.checked && !choice.disabled) choice.click();
  return fields.length > 0;
}

/** Submits invalid values first, so that the errors show, then valid ones. */
async function send(root: ParentNode, pressed: Pressed): Promise<void> {
  for (const isRight of [false, true]) {
    const submit = find('button[type="submit"]', root).find(isUsable);
    if (!submit || !submit.isConnected || !fillIn(root, isRight)) return;
    await restsUndrawn();
    await press(submit, pressed);
  }
}

/** Uses the open popups. Clicks the control that closes a popup last. */
export async function usePopups(pressed: Pressed): Promise<void> {
  for (let dialog = openDialog(), steps = 0; dialog && steps < 12; dialog = openDialog(), steps += 1) {
    if (steps === 0) {
      await send(dialog, pressed);
      continue;
    }
    const controls = find(CONTROLS, dialog).filter(isUsable);
    const next = controls
      .filter((control) => !pressed.has(kindOf(control)))
      .sort((a, b) => Number(CLOSES.test(nameOf(a))) - Number(CLOSES.test(nameOf(b))))[0];
    const close = controls.find((control) => CLOSES.test(nameOf(control)));
    const control = next ?? close ?? controls.at(-1);
    if (!control) return;
    await press(control, pressed);
  }
}

/** Chooses each value of a list once, the first one last. */
async function chooseAll(select: HTMLSelectElement, pressed: Pressed): Promise<void> {
  const kind = `${elementOf(select)}: ${nameOf(select)}`;
  if (pressed.has(kind)) return;
  pressed.set(kind, select.options.length);
  for (const { value } of [...select.options].toReversed()) {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await restsUndrawn();
  }
}

async function openPanels(): Promise<void> {
  const closed = find('button[aria-expanded="false"], summary').filter(isUsable);
  for (const panel of closed.slice(0, MOST_PANELS)) panel.click();
  await restsUndrawn();
}

/** A popup can be closed in more than one way, so the control that opens it is clicked again. */
const isDone = (control: HTMLElement, pressed: Pressed, opensPopup: ReadonlySet<string>): boolean =>
  (pressed.get(kindOf(control)) ?? 0) >= (opensPopup.has(kindOf(control)) ? MOST_OF_A_KIND : 1);

/** Clicks the visible controls until there are no new ones. */
export async function useView(pressed: Pressed): Promise<void> {
  await usePopups(pressed);
  await openPanels();
  for (const form of find<HTMLFormElement>('form').filter(isUsable)) await send(form, pressed);
  for (const select of find<HTMLSelectElement>('select').filter(isUsable)) await chooseAll(select, pressed);
  const opensPopup = new Set<string>();
  for (;;) {
    const next = find(CONTROLS).find(
      (control) =>
        isUsable(control) &&
        !control.matches('[href*="#"], summary, [aria-expanded]') &&
        !ENDS_THE_VISIT.test(nameOf(control)) &&
        !isDone(control, pressed, opensPopup),
    );
    if (!next) return;
    await press(next, pressed);
    if (openDialog()) opensPopup.add(kindOf(next));
    await usePopups(pressed);
    // A press outside of a plan card closes the panels of all cards, and another year has other cards.
    if (find('button[aria-expanded="false"]').some((panel) => elementOf(panel) === 'plans'))
      await openPanels();
  }
}

/** Opens every view, panel, popup and form. */
export async function walk(): Promise<Pressed> {
  const pressed: Pressed = new Map();
  await useView(pressed);
  for (let view = 1; ; view += 1) {
    const link = find('.nav-link[href*="#"]')[view];
    if (!link) break;
    await press(link, pressed);
    await useView(pressed);
  }
  return pressed;
}

/** The last action of a shopper. */
export async function signOut(pressed: Pressed): Promise<void> {
  const way = find(CONTROLS).find((control) => isUsable(control) && ENDS_THE_VISIT.test(nameOf(control)));
  if (!way) return;
  await press(way, pressed);
  await usePopups(pressed);
}
