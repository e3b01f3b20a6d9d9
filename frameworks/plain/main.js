// @ts-check
/// <reference types="shopper-profile" />
const main = /** @type {HTMLElement} */ (document.querySelector('main'));
const home = /** @type {HTMLElement} */ (document.getElementById('home'));
const plans = /** @type {HTMLElementTagNameMap['shopper-profile-plans']} */ (
  document.querySelector('shopper-profile-plans')
);
const extraHelp = /** @type {HTMLElementTagNameMap['shopper-profile-extra-help']} */ (
  document.querySelector('shopper-profile-extra-help')
);
const faqs = ['one', 'two', 'three'].map((item) => {
  const faq = document.createElement('shopper-profile-faq');
  faq.dataset.item = item;
  faq.headingLevel = 3;
  return faq;
});

/** @type {(id: string, act: () => void) => void} */
const onPress = (id, act) => document.getElementById(id)?.addEventListener('click', act);
/** @type {(id: string, text: string) => void} */
const show = (id, text) => document.getElementById(id)?.replaceChildren(text);

let level = 3;
onPress('next', () => {
  level += 1;
  plans.headingLevel = level;
  extraHelp.setAttribute('heading-level', String(level));
  for (const faq of faqs) faq.headingLevel = level;
  plans.querySelector('p')?.replaceChildren(`Level ${level}`);
});
onPress('toggle', () => (extraHelp.isConnected ? extraHelp.remove() : home.append(extraHelp)));
onPress('turn', () => faqs.reverse().forEach((faq) => faq.parentElement?.append(faq)));
onPress('plans', () => (plans.isConnected ? plans.remove() : home.prepend(plans)));
// The script requests the files of a tag once it is on the page.
onPress('questions', () => document.getElementById('items')?.append(...faqs));
onPress('elsewhere', () => {
  history.pushState(null, '', 'elsewhere');
  home.remove();
});
addEventListener('popstate', () => main.append(home));

plans.addEventListener('shopper-profile-navigate', (event) => {
  event.preventDefault();
  show('routed', event.detail.name);
});
extraHelp.addEventListener('shopper-profile-extra-help-change', ({ detail }) => show('heard', detail.answer));

// @ts-expect-error a level is a number
document.createElement('shopper-profile-faq').headingLevel = 'three';
