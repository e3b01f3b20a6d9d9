import { expect } from 'chai';
import * as fc from 'fast-check';
import { savedAt } from '../../../src/domain/dates/date-texts';
import {
  applicationGroups,
  groupApplications,
  type ApplicationGroup,
  type PlacedApplication,
} from '../../../src/domain/enrollment/application-order';
import { lifeCycle, type EnrollmentStatus } from '../../../src/domain/enrollment/enrollment-life-cycle';

interface Named extends PlacedApplication {
  name: string;
}

const statuses = Object.keys(lifeCycle) as EnrollmentStatus[];
const times = [
  undefined,
  '',
  'saved soon CST',
  'saved 02/30/2099 09:30 AM CST',
  'saved 12/31/2025 11:00 PM CST',
  'saved 11/05/2026 09:30 AM CST',
  'saved 11/05/2026 01:15 PM CST',
  '2026-11-17T14:20:00',
];

const groups = (...applications: Named[]): [ApplicationGroup, string][] =>
  groupApplications(applications).map(({ group, items }) => [group, items.map(({ name }) => name).join(' ')]);

const anyApplications = fc
  .array(
    fc.record({ status: fc.constantFrom(undefined, ...statuses), lastSaved: fc.constantFrom(...times) }),
    {
      maxLength: 12,
    },
  )
  .map((list): Named[] => list.map((one, index) => ({ ...one, name: String(index) })));

describe('the order of applications', () => {
  const table: [status: EnrollmentStatus | undefined, group: ApplicationGroup][] = [
    ['saved', 'unfinished'],
    ['inProgress', 'unfinished'],
    ['submitted', 'sent'],
    ['pending', 'sent'],
    ['approved', 'approved'],
    [undefined, 'ownStatus'],
    ['denied', 'ended'],
    ['withdrawn', 'ended'],
  ];
  for (const [status, group] of table)
    it(`has ${status ?? 'one with a status of the service'} in the group "${group}" (APPS-19)`, () => {
      expect(groups({ name: 'it', status, lastSaved: undefined })).to.deep.equal([[group, 'it']]);
    });

  it('starts with the approved ones, then those to finish, and ends with those that were denied or withdrawn', () => {
    const list = table
      .toReversed()
      .map(([status]) => ({ name: status ?? 'own', status, lastSaved: times[4] }));
    expect(groups(...list)).to.deep.equal([
      ['approved', 'approved'],
      ['unfinished', 'inProgress saved'],
      ['sent', 'pending submitted'],
      ['ownStatus', 'own'],
      ['ended', 'withdrawn denied'],
    ]);
  });

  it('has the one that was saved last first, by time and not by text', () => {
    const names = ['none', 'empty', 'words', 'no such day', '2025', 'morning', 'noon', 'latest'];
    const list = times.map((lastSaved, index) => ({
      name: names[index]!,
      status: 'saved' as const,
      lastSaved,
    }));
    expect(groups(...list)).to.deep.equal([
      ['unfinished', 'latest noon morning 2025 none empty words no such day'],
    ]);
  });

  it('has no groups without applications', () => {
    expect(groups()).to.deep.equal([]);
  });

  it('loses and doubles nothing, and has no empty group, whatever there is', () => {
    fc.assert(
      fc.property(anyApplications, (list) => {
        const grouped = groupApplications(list);
        const shown = grouped.flatMap(({ items }) => items);
        expect(shown).to.have.length(list.length);
        for (const one of list) expect(shown).to.include(one);
        const places = grouped.map(({ group }) => applicationGroups.indexOf(group));
        expect(places).to.deep.equal([...new Set(places)].toSorted((one, other) => one - other));
        for (const { items } of grouped) expect(items).not.to.be.empty;
      }),
    );
  });

  it('is by time in each group, and as in the profile for equal times', () => {
    fc.assert(
      fc.property(anyApplications, (list) => {
        for (const { items } of groupApplications(list))
          for (const [index, later] of items.entries()) {
            const earlier = items[index + 1];
            if (!earlier) continue;
            const [time, next] = [savedAt(later.lastSaved) ?? '', savedAt(earlier.lastSaved) ?? ''];
            expect(time >= next).to.be.true;
            if (time === next) expect(list.indexOf(later)).to.be.below(list.indexOf(earlier));
          }
      }),
    );
  });

  it('does not depend on the order in the profile, except for equal times', () => {
    const different = fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { maxLength: 8 }).chain((days) => {
      const list = days.map((day, index): Named => ({
        name: String(day),
        status: statuses[index % statuses.length],
        lastSaved: `saved 11/${String(day).padStart(2, '0')}/2026 09:30 AM CST`,
      }));
      return fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }));
    });
    fc.assert(
      fc.property(different, ([list, shuffled]) => {
        expect(groups(...shuffled)).to.deep.equal(groups(...list));
      }),
    );
  });
});
