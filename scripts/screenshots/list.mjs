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
 */

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
  visit('one-tag', '/ums/one-tag.html', 'consumer'),
];

/** `amp.consumer.spanish.390` */
export const pictureName = ({ name }, width) => `${name}.${width}`;
