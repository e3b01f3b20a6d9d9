import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  isUnfinished,
  lifeCycle,
  statusOf,
  toEnrollmentStatus,
  type EnrollmentStatus,
} from '../../../src/domain/enrollment/enrollment-life-cycle';

const statuses: EnrollmentStatus[] = [
  'saved',
  'inProgress',
  'submitted',
  'pending',
  'approved',
  'denied',
  'withdrawn',
];
const events = ['save', 'continue', 'submit', 'receive', 'approve', 'deny', 'withdraw'];

/** All transitions, written by hand: from, event, to. No other event changes the status. */
const transitions: [EnrollmentStatus, string, EnrollmentStatus][] = [
  ['saved', 'continue', 'inProgress'],
  ['saved', 'submit', 'submitted'],
  ['inProgress', 'save', 'saved'],
  ['inProgress', 'submit', 'submitted'],
  ['submitted', 'receive', 'pending'],
  ['submitted', 'approve', 'approved'],
  ['submitted', 'deny', 'denied'],
  ['submitted', 'withdraw', 'withdrawn'],
  ['pending', 'approve', 'approved'],
  ['pending', 'deny', 'denied'],
  ['pending', 'withdraw', 'withdrawn'],
];

/** The result in the table. An event that it does not contain changes nothing. */
const nextStatus = (status: EnrollmentStatus, event: string): EnrollmentStatus =>
  new Map<string, EnrollmentStatus>(Object.entries(lifeCycle[status])).get(event) ?? status;

describe('enrollment life cycle: the table', () => {
  it('has the statuses of APPS-19 and no others', () => {
    expect(Object.keys(lifeCycle)).to.have.members(statuses);
  });

  for (const status of statuses)
    for (const event of events) {
      const [, , to] = transitions.find(([from, when]) => from === status && when === event) ?? [];
      it(`${to ? `goes from ${status} to ${to}` : `stays ${status}`} on "${event}" (APPS-09 … APPS-16)`, () => {
        expect(nextStatus(status, event)).to.equal(to ?? status);
      });
    }

  it('is the shopper’s turn until the application is sent, and never again (APPS-25, APPS-26)', () => {
    expect(statuses.filter(isUnfinished)).to.deep.equal(['saved', 'inProgress']);
  });

  it('ends approved, denied or withdrawn', () => {
    const last = statuses.filter((status) => Object.keys(lifeCycle[status]).length === 0);
    expect(last).to.deep.equal(['approved', 'denied', 'withdrawn']);
  });

  it('never goes back once the application is sent, whatever happens', () => {
    const ranks: Record<EnrollmentStatus, number> = {
      saved: 0,
      inProgress: 0,
      submitted: 1,
      pending: 2,
      approved: 3,
      denied: 3,
      withdrawn: 3,
    };
    fc.assert(
      fc.property(fc.constantFrom(...statuses), fc.array(fc.constantFrom(...events)), (start, happened) => {
        let status = start;
        for (const event of happened) {
          const next = nextStatus(status, event);
          expect(ranks[next]).to.be.at.least(ranks[status]);
          status = next;
        }
      }),
    );
  });
});

/** The requirement in numbers: 0 and 25 are out of range. */
const statusByCode: [code: number, status: EnrollmentStatus, row: string][] = [
  [0, 'submitted', 'APPS-11, OPEN-A066'],
  [1, 'pending', 'APPS-12'],
  [2, 'pending', 'APPS-12'],
  [3, 'pending', 'APPS-12'],
  [4, 'pending', 'APPS-12'],
  [5, 'pending', 'APPS-12'],
  [6, 'pending', 'APPS-12'],
  [7, 'pending', 'APPS-12'],
  [8, 'pending', 'APPS-12'],
  [9, 'pending', 'APPS-12'],
  [10, 'pending', 'APPS-12'],
  [11, 'approved', 'APPS-13'],
  [12, 'denied', 'APPS-14'],
  [13, 'withdrawn', 'APPS-15'],
  [14, 'pending', 'APPS-16'],
  [15, 'pending', 'APPS-16'],
  [16, 'pending', 'APPS-16'],
  [17, 'pending', 'APPS-16'],
  [18, 'pending', 'APPS-16'],
  [19, 'pending', 'APPS-16'],
  [20, 'pending', 'APPS-16'],
  [21, 'pending', 'APPS-16'],
  [22, 'pending', 'APPS-16'],
  [23, 'pending', 'APPS-16'],
  [24, 'pending', 'APPS-16'],
  [25, 'submitted', 'APPS-11, OPEN-A066'],
];

/** Every value that the profile may have for an application. */
const words = [
  undefined,
  '',
  'Saved',
  'In Progress',
  'In-Progress',
  'Pending',
  'Submitted',
  'Approved',
  'Withdrawn',
  'Denied',
  'Lost',
];

describe('enrollment life cycle: codes of the service', () => {
  for (const [code, status, row] of statusByCode)
    it(`makes a sent application ${status} with code ${String(code)} (${row})`, () => {
      expect(statusOf({ isSubmitted: true }, code)).to.equal(status);
    });

  it('knows no other code (APPS-11, OPEN-A066)', () => {
    const beyond = fc.oneof(
      fc.integer({ max: 0 }),
      fc.integer({ min: 25 }),
      fc.double().filter((code) => !Number.isInteger(code)),
    );
    fc.assert(
      fc.property(beyond, (code) => {
        expect(statusOf({ isSubmitted: true }, code)).to.equal('submitted');
      }),
      { examples: [[NaN], [Infinity], [-Infinity], [10.5], [11.0000001], [-11], [-0]] },
    );
  });
});

describe('enrollment life cycle: the status of an application', () => {
  for (const status of words) {
    const named = status === undefined ? 'no word' : `"${status}"`;
    it(`is submitted without a code, whatever the profile says: ${named} (APPS-11)`, () => {
      expect(statusOf({ isSubmitted: true, status })).to.equal('submitted');
    });

    const expected = status === 'Saved' ? 'saved' : 'inProgress';
    it(`is ${expected} before it is sent, with ${named} from the profile (APPS-09)`, () => {
      expect(statusOf({ isSubmitted: false, status })).to.equal(expected);
    });
  }

  it('heeds the code of a sent application alone, and the word of any other alone (APPS-09, APPS-10)', () => {
    for (const status of words)
      for (const [code, byCode] of statusByCode) {
        expect(statusOf({ isSubmitted: true, status }, code)).to.equal(byCode);
        expect(statusOf({ isSubmitted: false, status }, code)).to.equal(
          status === 'Saved' ? 'saved' : 'inProgress',
        );
      }
  });
});

describe('enrollment life cycle: words of the wire', () => {
  const readable: [string, EnrollmentStatus][] = [
    ['Saved', 'saved'],
    ['In Progress', 'inProgress'],
    ['In-Progress', 'inProgress'],
    ['IN  PROGRESS ', 'inProgress'],
    ['inprogress', 'inProgress'],
    ['PENDING', 'pending'],
    ['Submitted', 'submitted'],
    ['approved', 'approved'],
    ['Withdrawn', 'withdrawn'],
    ['Denied', 'denied'],
  ];
  for (const [text, status] of readable)
    it(`reads "${text}" as ${status} (APPS-19, APPS-20, OPEN-A073)`, () => {
      expect(toEnrollmentStatus(text)).to.equal(status);
    });

  for (const text of [undefined, '', ' - ', 'Lost', 'Approve', 'constructor', '__proto__'])
    it(`has no status for ${text === undefined ? 'nothing' : `"${text}"`}`, () => {
      expect(typeof toEnrollmentStatus(text)).to.equal('undefined');
    });

  it('ignores case, blanks and hyphens anywhere (APPS-20, OPEN-A073)', () => {
    const spelt = fc.constantFrom(...readable).chain(([text, status]) =>
      fc
        .array(fc.tuple(fc.boolean(), fc.constantFrom('', ' ', '-', '\t')), {
          minLength: text.length,
          maxLength: text.length,
        })
        .map((changes) => ({
          status,
          text: [...text]
            .map((letter, index) => {
              const [isCapital, behind] = changes[index] ?? [false, ''];
              return (isCapital ? letter.toUpperCase() : letter.toLowerCase()) + behind;
            })
            .join(''),
        })),
    );
    fc.assert(fc.property(spelt, ({ text, status }) => toEnrollmentStatus(text) === status));
  });
});
