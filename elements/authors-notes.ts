/**
 * Notes for authors instead of elements that currently show nothing: the name of the element, the reason, and when
 * it shows. The notes are in the shadow root, so that no editor saves them with the page.
 */
import { languageAround } from '../src/browser/language';
import { inRoots, onRootsChange } from '../src/browser/roots';
import { toLocale, type Locale } from '../src/config/derived';
import { styleSheet } from '../src/element-kit/style-sheets';
import { lookUp } from '../src/domain/coerce';
import { localeAtom } from '../src/state/common-config';
import { configAtom, currentConfig } from '../src/state/config';
import { isProfileFailedAtom, isShopperKnownAtom } from '../src/state/profile/profile-state';
import { shopperAtom } from '../src/state/shopper/shopper';
import { atom, read, store } from '../src/state/store';
import noteStyles from './authors-notes.css?inline';
import { showsWhen } from './generated/shows-when';

const texts = {
  en: {
    label: 'For authors:',
    nothing: 'shows nothing now. Only authors see this note.',
    switchedOff: 'It is switched off by',
    otherView: 'It belongs to another view than the one that shows.',
    failed: 'The profile could not be read.',
    unknown: 'It is not known yet who looks at the page.',
    guest: 'You see the page as a guest.',
    signedIn: 'You see the page as a signed-in shopper.',
  },
  es: {
    label: 'Para autores:',
    nothing: 'no muestra nada ahora. Solo los autores ven esta nota.',
    switchedOff: 'Está desactivado por',
    otherView: 'Pertenece a otra vista que la que se muestra.',
    failed: 'No se pudo leer el perfil.',
    unknown: 'Aún no se sabe quién mira la página.',
    guest: 'Usted ve la página como invitado.',
    signedIn: 'Usted ve la página como comprador que ha iniciado sesión.',
  },
} as const;

type Reason = Exclude<keyof (typeof texts)['en'], 'label' | 'nothing'>;

const reasonAtom = atom((get): Reason => {
  if (get(isProfileFailedAtom)) return 'failed';
  if (!get(isShopperKnownAtom)) return 'unknown';
  return get(shopperAtom).isGuest ? 'guest' : 'signedIn';
});

/** Popups have text but no size of their own. Author content shows without a note. */
const isSeen = (element: Element): boolean =>
  element instanceof HTMLSlotElement ||
  (element instanceof HTMLElement && (element.offsetHeight > 0 || element.innerText.trim() !== ''));

/** The configuration key that turns an element off. */
function switchOf(tag: string): string | undefined {
  const name = tag
    .slice('shopper-profile-'.length)
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return lookUp<boolean>(currentConfig().blocks, name) === false ? `blocks.${name}` : undefined;
}

function whyNothing(profileElement: Element, children: readonly Element[]): Reason | undefined {
  if (profileElement.matches('[hidden]')) return undefined; // set by the author
  if (profileElement.matches(':state(hidden-view)')) return 'otherView';
  if (switchOf(profileElement.localName)) return 'switchedOff';
  return children.some(isSeen) ? undefined : read(reasonAtom);
}

function paragraph(...content: readonly (string | Node)[]): HTMLElement {
  const element = document.createElement('p');
  element.append(...content);
  return element;
}

function code(text: string): HTMLElement {
  const element = document.createElement('code');
  element.textContent = text;
  return element;
}

/** Setting names are enclosed in backticks. */
const withCode = (sentence: string): (string | Node)[] =>
  sentence.split('`').map((part, index) => (index % 2 ? code(part) : part));

function contentOf(tag: string, locale: Locale, reason: Reason): Node[] {
  const t = texts[locale];
  const why =
    reason === 'switchedOff'
      ? `${t[reason]} \`${switchOf(tag) ?? ''}\`.`
      : `${showsWhen[tag]?.[locale] ?? ''} ${t[reason]}`;
  return [paragraph(code(`<${tag}>`), ` ${t.nothing}`), paragraph(...withCode(why))];
}

interface Watched {
  look(): void;
  stop(): void;
}

function watch(profileElement: Element, root: ShadowRoot): Watched {
  const { localName } = profileElement;
  const sheet = styleSheet(noteStyles);
  const note = document.createElement('div');
  note.className = 'authors-note';
  note.setAttribute('role', 'note');
  let said = '';
  const leave = (): void => {
    if (note.parentNode !== root) return;
    note.remove();
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  const look = (): void => {
    const reason = whyNothing(
      profileElement,
      [...root.children].filter((child) => child !== note),
    );
    if (!reason) {
      leave();
      return;
    }
    // Adopted again, because the element replaces its style sheets when it renders.
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
    const around = languageAround(profileElement);
    const locale = around ? toLocale(around) : read(localeAtom);
    if (said !== locale + reason) {
      said = locale + reason;
      note.lang = locale;
      note.ariaLabel = `${texts[locale].label} ${localName}`;
      note.replaceChildren(...contentOf(localName, locale, reason));
    }
    if (note.parentNode !== root) root.append(note);
  };
  const changes = new MutationObserver(look);
  changes.observe(root, { childList: true, subtree: true, characterData: true });
  changes.observe(profileElement, { attributeFilter: ['hidden', 'lang'] });
  // A view switch changes no node, so node mutations do not report it. The note itself changes the size again one frame
  // later.
  const sizes = new ResizeObserver(() => {
    requestAnimationFrame(() => {
      if (watched.has(profileElement)) look();
    });
  });
  sizes.observe(profileElement);
  return {
    look,
    stop() {
      changes.disconnect();
      sizes.disconnect();
      leave();
    },
  };
}

let isOn = false;
const watched = new Map<Element, Watched>();
let ends: (() => void)[] = [];

function look(): void {
  if (!isOn) return;
  const elements = inRoots(Object.keys(showsWhen).join());
  for (const [profileElement, { stop }] of watched) {
    if (elements.includes(profileElement)) continue;
    stop();
    watched.delete(profileElement);
  }
  for (const profileElement of elements) {
    const { shadowRoot } = profileElement;
    if (shadowRoot && !watched.has(profileElement))
      watched.set(profileElement, watch(profileElement, shadowRoot));
  }
  for (const profileElement of watched.values()) profileElement.look();
}

/**
 * Shows notes for all elements that authors have placed. Elements inside another element get none, because authors did
 * not place them.
 */
export function showNotes(areWanted: boolean): void {
  if (isOn === areWanted) return;
  isOn = areWanted;
  if (isOn) {
    ends = [
      onRootsChange(look),
      ...[reasonAtom, localeAtom, configAtom].map((each) => store().sub(each, look)),
    ];
    for (const tag of Object.keys(showsWhen)) void customElements.whenDefined(tag).then(look);
    look();
  } else {
    for (const end of ends) end();
    for (const { stop } of watched.values()) stop();
    watched.clear();
  }
}
