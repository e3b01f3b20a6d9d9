/**
 * The checks of the page of each framework, in this order: the questions of custom-elements-everywhere.com, then what
 * else single-page applications do with tags.
 */
import assert from 'node:assert/strict';

const PLANS = 'shopper-profile-plans';
const EXTRA_HELP = 'shopper-profile-extra-help';
const FAQ = 'shopper-profile-faq';

const plansShow = ({ until }) => until((tag) => window.named(tag, 'button', 'Remove'), PLANS);
const hasHeading = ({ until }, tag, level) =>
  until((element, selector) => window.find(element, selector), tag, `h${level}`);
const isGone = ({ until }, tag) => until((element) => !document.querySelector(element), tag);

export const CHECKS = {
  'shows an element': plansShow,

  attributes: async (app) => {
    await hasHeading(app, EXTRA_HELP, 3);
    await app.press('Next level');
    await hasHeading(app, EXTRA_HELP, 4);
  },

  properties: (app) => hasHeading(app, PLANS, 4),

  'changing children': async (app) => {
    await app.until((tag) => document.querySelector(`${tag} > p`)?.textContent === 'Level 4', PLANS);
    await plansShow(app);
  },

  'cancelable events': async (app) => {
    await app.page.evaluate((tag) => window.find(tag, 'a[href]').click(), PLANS);
    await app.until(() => document.getElementById('routed').textContent !== '');
    assert.equal(new URL(app.page.url()).pathname, `/${app.name}/`);
  },

  'conditional rendering': async (app) => {
    await app.press('Toggle Extra Help');
    await isGone(app, EXTRA_HELP);
    await app.press('Toggle Extra Help');
    await hasHeading(app, EXTRA_HELP, 4);
  },

  'set before the upgrade': async (app) => {
    await app.press('Load the questions');
    await app.until(
      (tag) =>
        [...document.querySelectorAll(tag)].filter((faq) => faq.shadowRoot?.querySelector('h4')).length === 3,
      FAQ,
    );
  },

  'keyed lists keep state': async (app) => {
    const states = () =>
      app.page.evaluate(
        (tag) =>
          [...document.querySelectorAll(tag)].map((faq) => [
            faq.dataset.item,
            faq.shadowRoot.querySelectorAll('[aria-expanded="true"], details[open]').length,
          ]),
        FAQ,
      );
    await app.page.evaluate((tag) => window.find(tag, 'button, summary').click(), FAQ);
    await app.until((tag) => window.find(tag, '[aria-expanded="true"], details[open]'), FAQ);
    await app.press('Turn round');
    await app.until((tag) => document.querySelector(tag).dataset.item === 'three', FAQ);
    assert.deepEqual(await states(), [
      ['three', 0],
      ['two', 0],
      ['one', 1],
    ]);
  },

  'routing away and back': async (app) => {
    await app.press('Go elsewhere');
    await isGone(app, PLANS);
    await app.page.goBack();
    await plansShow(app);
    assert.equal(app.callsOfLoadFlow(), 1, 'one load flow');
  },

  'removed with an open popup': async (app) => {
    const overflow = () => app.page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    const before = await overflow();
    await app.page.evaluate((tag) => window.named(tag, 'button', 'Remove').click(), PLANS);
    await app.until((tag) => window.find(tag, 'dialog[open]'), PLANS);
    assert.equal(await overflow(), 'hidden', 'the page does not scroll behind a popup');
    await app.press('Toggle the plans');
    await isGone(app, PLANS);
    assert.equal(await overflow(), before, 'the page has its scroll back');
    await app.press('Toggle the plans');
    await plansShow(app);
    assert.equal(await app.page.evaluate((tag) => window.find(tag, 'dialog[open]'), PLANS), null);
  },

  events: async (app) => {
    await app.page.evaluate((tag) => window.find(tag, 'input').click(), EXTRA_HELP);
    await app.until(() => document.getElementById('heard').textContent === 'yes');
  },

  'strict mode': ({ name, callsOfLoadFlow }) => {
    if (name !== 'react') return 'none';
    assert.equal(callsOfLoadFlow(), 1, 'one load flow');
    return undefined;
  },

  'nothing in the console': ({ messages }) => {
    assert.deepEqual(messages, []);
  },
};
