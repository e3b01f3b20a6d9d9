import { expect } from 'chai';
import * as fc from 'fast-check';
import { comparablePlans, loadableCountOf } from '../../../src/domain/plans/compare';
import type { PlanGroup } from '../../../src/domain/plans/plan';

const plans = [
  { planId: 'H1', planName: 'Aetna Medicare Premier (HMO)' },
  { planId: 'H2', planName: 'Gold Choice (PFFS)' },
  { planId: 'H3', planName: undefined },
  { planId: 'H4', planName: 'some pffs plan' },
];
const idsOf = (group: PlanGroup, ...suppressed: string[]): string[] =>
  comparablePlans(plans, group, new Set(suppressed)).map(({ planId }) => planId);

describe('plans to compare', () => {
  it('leave out private fee-for-service plans among MA and SNP (PLANS-10, PLANS-12, OPEN-A047)', () => {
    expect(idsOf('MA')).to.deep.equal(['H1']);
    expect(idsOf('SNP')).to.deep.equal(['H1']);
  });

  it('are never more because names are not known (PLANS-10, PLANS-12)', () => {
    const names = fc.array(fc.option(fc.constantFrom('HMO', 'PFFS', 'PPO'), { nil: undefined }));
    fc.assert(
      fc.property(names, fc.constantFrom<PlanGroup[]>('MA', 'PDP', 'SNP', 'MS'), (planNames, group) => {
        const list = planNames.map((planName, index) => ({ planId: `H${String(index)}`, planName }));
        const count = (all: typeof list): number => comparablePlans(all, group, new Set()).length;
        const nameless = list.map(({ planId }) => ({ planId, planName: undefined }));
        expect(count(nameless)).to.be.at.most(count(list));
      }),
    );
  });

  it('keep them among prescription drug plans (PLANS-12)', () => {
    expect(idsOf('PDP')).to.deep.equal(['H1', 'H2', 'H3', 'H4']);
  });

  it('leave out enroll-suppressed plans of every list (PLANS-11)', () => {
    expect(idsOf('MA', 'H1')).to.deep.equal([]);
    expect(idsOf('SNP', 'H3', 'H9')).to.deep.equal(['H1']);
    expect(idsOf('PDP', 'H1', 'H2')).to.deep.equal(['H3', 'H4']);
  });

  it('do not exist among supplement plans (OPEN-A046)', () => {
    expect(idsOf('MS')).to.deep.equal([]);
  });

  it('keep their order, and are the plans themselves (PLANS-09)', () => {
    const plan = fc.record({
      planId: fc.stringMatching(/^H\d$/),
      planName: fc.option(fc.constantFrom('HMO', 'PFFS', 'PPO'), { nil: undefined }),
    });
    const group = fc.constantFrom<PlanGroup[]>('MA', 'PDP', 'SNP', 'MS');
    fc.assert(
      fc.property(fc.array(plan), group, fc.array(fc.stringMatching(/^H\d$/)), (list, which, suppressed) => {
        const expected = list.filter(
          (entry) =>
            which !== 'MS' &&
            !suppressed.includes(entry.planId) &&
            (which === 'PDP' || ['HMO', 'PPO'].includes(entry.planName ?? '')),
        );
        expect(comparablePlans(list, which, new Set(suppressed))).to.deep.equal(expected);
      }),
    );
  });

  it('are counted if they are loaded or may still load (PLANS-09)', () => {
    const detail = fc.constantFrom(null, undefined, {});
    fc.assert(
      fc.property(fc.array(fc.record({ detail })), (list) => {
        const failed = list.filter((plan) => plan.detail === null).length;
        expect(loadableCountOf(list)).to.equal(list.length - failed);
      }),
    );
    expect(loadableCountOf([{ detail: null }, { detail: undefined }, { detail: {} }])).to.equal(2);
  });
});
