import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  bulletsToShow,
  liftBenefit,
  secondBenefitOf,
  type PlanSpecificBenefit,
} from '../../../src/domain/plans/benefits';
import type { PlanType } from '../../../src/domain/plans/plan';
import type { Benefit, MarketingBullet } from '../../../src/domain/plans/plan-detail';
import { planDetail } from '../builders';

const benefit = (name: string, description?: string): Benefit => ({ name, description });

const lifted: Record<string, Benefit> = {
  outOfPocketMaximum: benefit('Out of Pocket Maximum', '$2,800'),
  partDDeductible: benefit('Part D Deductible', '$590'),
  tier1PreferredGeneric: benefit('Tier 1 Preferred Generic', '$3 copay'),
  prescriptionDrugs: benefit('Prescription Drugs', 'Covered'),
};
const all = Object.values(lifted);

const own = (known: Partial<PlanSpecificBenefit> = {}): PlanSpecificBenefit => ({
  planId: 'H1036054000',
  planYear: 2027,
  name: 'Rides',
  description: '12 a year',
  isHidden: false,
  ...known,
});

describe('benefits that are lifted out of the list', () => {
  for (const which of [
    'outOfPocketMaximum',
    'partDDeductible',
    'tier1PreferredGeneric',
    'prescriptionDrugs',
  ] as const) {
    it(`finds ${which} by its name, wherever it stands (PRICE-12)`, () => {
      const expected = lifted[which]?.description;
      expect(liftBenefit(all, which)).to.equal(expected);
      expect(liftBenefit([benefit('Dental', 'Yes'), ...all.toReversed()], which)).to.equal(expected);
    });
    it(`has no ${which} where the list has none (PRICE-12)`, () => {
      expect(liftBenefit([], which)).to.equal(undefined);
      expect(liftBenefit([benefit('Dental', 'Yes')], which)).to.equal(undefined);
    });
  }

  it('reads an out-of-pocket maximum as it stands, "$2,800" (PRICE-08)', () => {
    expect(liftBenefit(all, 'outOfPocketMaximum')).to.equal('$2,800');
  });

  it('finds names in any case and with blanks around (PRICE-12)', () => {
    expect(liftBenefit([benefit('  PRESCRIPTION drugs ', 'Yes')], 'prescriptionDrugs')).to.equal('Yes');
  });
});

describe('the second benefit of a card', () => {
  const pick = (
    benefits: readonly Benefit[],
    planType: PlanType,
    contentBenefits: PlanSpecificBenefit[] = [],
    rider?: { benefitName: string; helpText: string | undefined },
  ) => secondBenefitOf(planDetail({ benefits, rider }), planType, 2027, contentBenefits);

  const notPdp: PlanType[] = ['MA', 'MAPD', 'SNP', 'MS'];

  it('is the plan-specific benefit of the content first (PLANS-21, OPEN-A051)', () => {
    for (const planType of [...notPdp, 'PDP'] as const)
      expect(pick(all, planType, [own()], { benefitName: 'Rider', helpText: 'Help' })).to.deep.equal({
        kind: 'planSpecific',
        name: 'Rides',
        value: '12 a year',
      });
  });

  it('is the plan’s rider next (PLANS-21, OPEN-A051)', () => {
    expect(pick(all, 'MA', [], { benefitName: 'Dental rider', helpText: '$20 more' })).to.deep.equal({
      kind: 'planSpecific',
      name: 'Dental rider',
      value: '$20 more',
    });
  });

  it('is the out-of-pocket maximum next, but not for a prescription drug plan (PLANS-21)', () => {
    for (const planType of notPdp)
      expect(pick(all, planType)).to.deep.equal({ kind: 'outOfPocketMaximum', value: '$2,800' });
    expect(pick(all, 'PDP')).to.deep.equal({ kind: 'prescriptionDrugs', value: 'Covered' });
  });

  it('skips an out-of-pocket maximum without a value (PLANS-21)', () => {
    const withEmpty = [benefit('Out of Pocket Maximum'), benefit('Prescription Drugs', 'Covered')];
    expect(pick(withEmpty, 'MAPD')).to.deep.equal({ kind: 'prescriptionDrugs', value: 'Covered' });
  });

  const maximums: [description: string, value: string][] = [
    ['2800', '$2,800'],
    ['2,800', '$2,800'],
    ['2800.50', '$2,800.50'],
    ['0', '$0'],
    ['$2,800', '$2,800'],
    ['$2800', '$2800'],
    ['In-network: 2800', 'In-network: 2800'],
  ];
  for (const [description, value] of maximums)
    it(`shows an out-of-pocket maximum of "${description}" as "${value}" (PRICE-08)`, () => {
      expect(pick([benefit('Out of Pocket Maximum', description)], 'MAPD')?.value).to.equal(value);
    });

  it('leaves every out-of-pocket maximum an amount or as it stands (PRICE-08)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ minLength: 1 }), fc.nat().map(String)), (description) => {
        const value = pick([benefit('Out of Pocket Maximum', description)], 'MAPD')?.value;
        if (value !== description) expect(value).to.match(/^-?\$\d{1,3}(,\d{3})*(\.\d\d)?$/);
      }),
    );
  });

  it('is prescription drugs before tier 1 preferred generic, and then nothing (PLANS-21)', () => {
    const { prescriptionDrugs, tier1PreferredGeneric, partDDeductible } = lifted;
    for (const planType of [...notPdp, 'PDP'] as const) {
      expect(pick([tier1PreferredGeneric!, prescriptionDrugs!], planType)?.kind).to.equal(
        'prescriptionDrugs',
      );
      expect(pick([tier1PreferredGeneric!], planType)?.kind).to.equal('tier1PreferredGeneric');
      expect(pick([partDDeductible!], planType)).to.equal(undefined);
      expect(pick([], planType)).to.equal(undefined);
    }
  });

  it('leaves out a content benefit that is hidden in the profile (PRICE-13)', () => {
    expect(pick([], 'MA', [own({ isHidden: true })])).to.equal(undefined);
    expect(pick(all, 'MA', [own({ isHidden: true }), own({ name: 'Gym' })])).to.include({ name: 'Gym' });
  });

  it('leaves out content benefits of other plans and years (PLANS-21, OPEN-A051)', () => {
    const others = [own({ planId: 'H1036054001' }), own({ planYear: 2026 })];
    expect(pick(all, 'MA', others)?.kind).to.equal('outOfPocketMaximum');
  });
});

const bullet = fc.record({
  rank: fc.integer({ min: -3, max: 12 }),
  text: fc.string(),
  icon: fc.constantFrom('', 'dental', 'vision'),
}) satisfies fc.Arbitrary<MarketingBullet>;

describe('marketing bullets', () => {
  it('come by rank, lowest first, equal ranks as they were (PLANS-24)', () => {
    fc.assert(
      fc.property(fc.array(bullet), (bullets) => {
        const before = [...bullets];
        const shown = bulletsToShow(bullets, 'PDP');
        const byHand = bullets
          .map((one, index) => ({ one, index }))
          .sort((a, b) => (a.one.rank === b.one.rank ? a.index - b.index : a.one.rank - b.one.rank))
          .map(({ one }) => one);
        expect(shown).to.deep.equal(byHand.slice(0, 6));
        expect(bullets, 'the list itself').to.deep.equal(before);
      }),
    );
  });

  for (const [planType, most] of [
    ['PDP', 6],
    ['MA', 5],
    ['MAPD', 5],
    ['SNP', 5],
    ['MS', 5],
  ] as const)
    it(`are at most ${most} for ${planType} (PLANS-25)`, () => {
      fc.assert(
        fc.property(fc.array(bullet, { maxLength: 12 }), (bullets) => {
          expect(bulletsToShow(bullets, planType)).to.have.length(Math.min(bullets.length, most));
        }),
      );
    });
});
