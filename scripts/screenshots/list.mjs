/** The pictures that are stored: what `npm run screenshots` compares. */

const BRANDS = { amp: '/amp/profile.html', ums: '/ums/profile.html' };
const SCENARIOS = ['guest', 'consumer', 'member', 'medsupp', 'applications', 'many-plans', 'empty', 'outage'];
const WIDTHS = [390, 768, 1280];

/** Browser settings that change the look of the consumer's page. */
const WAYS = [
  { way: 'spanish', query: { lang: 'es' }, widths: [390, 1280] },
  { way: 'large-text', textSize: 2, widths: [390, 1280] },
  { way: 'forced-colors', media: { features: { 'forced-colors': 'active' } }, widths: [390, 1280] },
  { way: 'dark-host', query: { host: 'dark' }, widths: [390, 1280] },
  // A US letter page with margins of half an inch.
  { way: 'print', media: { type: 'print' }, widths: [720] },
];

/**
 * @typedef {object} Visit one load of a page, with one picture for each width
 * @property {string} name first part of the names of its pictures
 * @property {string} path
 * @property {Record<string, string>} query
 * @property {number[]} widths of the window, in px
 * @property {{ type?: string, features?: Record<string, string> }} [media]
 * @property {number} [textSize] factor of the browser's default text size
 * @property {string} [hash] of the address: the view
 * @property {string[]} [presses] controls to press, as CSS selectors that also search in shadow roots
 * @property {boolean} [isOneWindow] takes only what a window shows, instead of the whole page
 */

const removal = ['[name="remove-plan"]', 'dialog [name="remove"]'];

/** The consumer's page in other states: views, popups, a message, a failure. */
const STATES = [
  { state: 'drugs-view', hash: 'drugs' },
  { state: 'doctors-view', hash: 'providers' },
  { state: 'drug-prices', presses: ['[name="plan-drugs"]', '[name="drug-prices"]'], isOneWindow: true },
  { state: 'remove-plan', presses: removal.slice(0, 1), isOneWindow: true },
  { state: 'undo', presses: removal, isOneWindow: true },
  { state: 'failed-plans', query: { fail: 'planList:500' } },
];

const visit = (name, path, scenario, { query = {}, ...rest } = {}) => ({
  name: `${name}.${scenario}`,
  path,
  // The date is fixed, because texts and buttons depend on it.
  query: { scenario, date: '2026-11-20', ...query },
  widths: WIDTHS,
  ...rest,
});

/** @type {Visit[]} */
export const visits = [
  ...Object.entries(BRANDS).flatMap(([brand, path]) => [
    ...SCENARIOS.map((scenario) => visit(brand, path, scenario)),
    ...WAYS.map(({ way, ...rest }) => {
      const read = visit(brand, path, 'consumer', rest);
      return { ...read, name: `${read.name}.${way}` };
    }),
  ]),
  ...STATES.map(({ state, ...rest }) => ({
    ...visit('amp', BRANDS.amp, 'consumer', { widths: [390, 1280], ...rest }),
    name: `amp.consumer.${state}`,
  })),
  visit('one-tag', '/ums/one-tag.html', 'consumer'),
];

/** `amp.consumer.spanish.390` */
export const pictureName = ({ name }, width) => `${name}.${width}`;
