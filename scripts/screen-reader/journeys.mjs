/**
 * The journeys of a shopper who does not see the page. `keys` are those that a person presses: H goes to the next
 * heading and Down to the next line (commands of Orca), the others are the browser’s.
 */

const DATE = '2026-11-20';
const start = ['Control+Home'];
const times = (count, key) => Array.from({ length: count }, () => key);

const journey = (name, title, { page = '/amp/profile.html', query }, keys) => ({
  name,
  title,
  path: `${page}?${new URLSearchParams({ ...query, date: DATE })}`,
  keys: [...start, ...keys],
});

const guest = { query: { scenario: 'guest' } };
const consumer = { query: { scenario: 'consumer' } };

const toPlans = times(3, 'H');
const toFirstCard = times(5, 'H');
const toRemove = [...toFirstCard, ...times(5, 'Tab')];

export const journeys = [
  journey('plan-cards', 'Reads the plan cards', guest, [...toFirstCard, ...times(8, 'Down'), 'H', ...times(2, 'Tab')]),
  journey('panel', 'Opens the panel of the doctors in a plan card', guest, [
    ...toFirstCard, 'Tab', 'Tab', 'Enter', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Space',
  ]),
  journey('remove', 'Removes a plan', guest, [...toRemove, 'Enter', 'Tab', 'Tab', 'Enter', 'Tab', 'Tab', 'Tab']),
  journey('undo', 'Removes a plan and takes it back', guest, [...toRemove, 'Enter', 'Tab', 'Tab', 'Enter', 'Tab', 'Tab', 'Shift+Tab','Shift+Tab', 'Enter', 'Tab']),
  journey('year', 'Changes the year', guest, [...toPlans, 'Tab', 'Enter', 'Tab', 'Shift+Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter']),
  journey('extra-help', 'Says that Medicare pays Extra Help', guest, ['H', 'H', 'Down', 'Down', 'Tab', 'Space', 'Tab', 'Tab', 'Tab', 'Escape', 'Tab', 'Tab']),
  journey('sign-out', 'Signs out', consumer, ['H', 'H', ...times(6, 'Tab')]),
  journey('form-error', 'Sends a form with an error', { query: { scenario: 'telesales-member' } }, ['H', 'H', 'H', ...times(6, 'Tab')]),
  journey('failed-service', 'Meets a service that fails', { query: { scenario: 'consumer', fail: 'plans:500' } }, ['H','H','H','H','H','H','H', 'Down', 'Down', 'Tab', 'Tab']),
  journey('spanish', 'Reads in Spanish', { page: '/ums/profile.html', query: { scenario: 'guest', lang: 'es' } }, [...toFirstCard, ...times(6, 'Down'), 'Tab', 'Tab', 'Tab']),
];
