/**
 * The journeys of a shopper who does not see the page. `keys` are those that a person presses. H goes to the next
 * heading, 2 and 4 to the next heading of that level, Down to the next line: these are commands of Orca. The others are
 * the browser’s.
 */

const DATE = '2026-11-20';
const AMP = '/amp/profile.html';
const UMS = '/ums/profile.html';

const times = (count, key) => Array.from({ length: count }, () => key);

const journey = (name, title, page, query, keys) => ({
  name,
  title,
  path: `${page}?${new URLSearchParams({ ...query, date: DATE })}`,
  keys,
});

const guest = { scenario: 'guest' };
const consumer = { scenario: 'consumer' };
const agentCalled = { scenario: 'telesales-member' };
const failing = { ...guest, fail: 'planList:500' };
/** Slow enough that Orca always reads that the page waits, also where Orca itself was busy for a second. */
const slow = { ...guest, delay: '1500' };

const removeFirst = ['4', ...times(5, 'Tab'), 'Enter', ...times(2, 'Tab'), 'Enter'];

/** All start at the top of the page. */
export const journeys = [
  journey('plan-cards', 'Reads the plan cards', AMP, guest, [
    ...times(5, 'H'),
    ...times(11, 'Down'),
    'H',
    'Tab',
  ]),
  journey('panel', 'Opens the panel of the doctors in a plan card, and closes it', AMP, guest, [
    '4',
    ...times(2, 'Tab'),
    'Enter',
    'Tab',
    ...times(4, 'Up'),
    'Shift+Tab',
    'Space',
  ]),
  journey('remove', 'Removes a plan', AMP, guest, [...removeFirst, ...times(2, 'Tab')]),
  journey('undo', 'Removes a plan, and takes it back', AMP, slow, [
    ...removeFirst,
    'Enter',
    ...times(2, 'Tab'),
  ]),
  journey('year', 'Changes the year, and back', AMP, slow, [
    ...times(2, '2'),
    'Tab',
    'Enter',
    'Tab',
    'Enter',
    ...times(2, 'Down'),
  ]),
  journey('extra-help', 'Says yes to Extra Help', AMP, guest, [
    '2',
    'Down',
    'Tab',
    'Space',
    ...times(3, 'Tab'),
    'Escape',
    'Tab',
  ]),
  journey('sign-out', 'Stays signed in, then signs out', AMP, consumer, [
    '2',
    ...times(3, 'Tab'),
    'Enter',
    ...times(3, 'Tab'),
    'Escape',
    'Enter',
    ...times(2, 'Tab'),
    'Enter',
  ]),
  journey('form-error', 'Sends a form with an error, and goes to the field', UMS, agentCalled, [
    ...times(5, 'Tab'),
    'Enter',
    'Tab',
    'Enter',
    'Tab',
  ]),
  journey('failed-service', 'Meets a service that fails', AMP, failing, [
    ...times(4, 'H'),
    ...times(5, 'Down'),
    ...times(2, 'Tab'),
  ]),
  journey('spanish', 'Reads the plan cards in Spanish', UMS, { ...guest, lang: 'es' }, [
    ...times(4, 'H'),
    ...times(9, 'Down'),
    ...times(3, 'Tab'),
  ]),
];
