import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  formatPlanId,
  isPrivateFeeForService,
  planGroupOf,
  planGroups,
  planKeyOf,
  splitPlanId,
  toPlanType,
  toSpecialNeedsKind,
  type PlanType,
  buildSavedPlansText,
} from '../../../src/domain/plans/plan';
import { isHighDeductible } from '../../../src/domain/plans/supplements';

const planId = fc.stringMatching(/^[HRS]\d{10}$/);

describe('plan ids', () => {
  it('splits into contract, plan benefit package and segment (RULES-09)', () => {
    expect(splitPlanId('H1036054000')).to.deep.equal({
      contract: 'H1036',
      planBenefitPackage: '054',
      segment: '000',
    });
  });

  it('loses nothing on the way to the parts and back (RULES-09)', () => {
    fc.assert(
      fc.property(fc.oneof(planId, fc.string()), (id) => {
        const { contract, planBenefitPackage, segment } = splitPlanId(id);
        expect(contract + planBenefitPackage + segment).to.equal(id);
      }),
    );
  });

  it('has 5 and 3 characters in the first parts and the remainder in the last (RULES-09)', () => {
    fc.assert(
      fc.property(planId, (id) => {
        const { contract, planBenefitPackage, segment } = splitPlanId(id);
        expect([contract.length, planBenefitPackage.length, segment.length]).to.deep.equal([5, 3, 3]);
      }),
    );
  });

  it('reads out with dashes, and without the dashes is the id again (RULES-09)', () => {
    expect(formatPlanId('H1036054000')).to.equal('H1036-054-000');
    expect(formatPlanId('H1036054')).to.equal('H1036-054');
    fc.assert(fc.property(planId, (id) => formatPlanId(id).replaceAll('-', '') === id));
  });

  it('tells the same plan of two years apart', () => {
    const [one, other] = [2026, 2027].map((planYear) => planKeyOf({ planId: 'H1036054000', planYear }));
    expect(one).not.to.equal(other);
  });
});

describe('plan types', () => {
  const spellings: [string, PlanType][] = [
    ['MA', 'MA'],
    ['ma', 'MA'],
    [' MAPD ', 'MAPD'],
    ['MA-PD', 'MAPD'],
    ['PDP', 'PDP'],
    ['Pdp', 'PDP'],
    ['SNP', 'SNP'],
    ['D-SNP', 'SNP'],
    ['C-SNP', 'SNP'],
    ['Chronic', 'SNP'],
    ['Institutional', 'SNP'],
    ['C&S', 'SNP'],
    ['Institutional - IESNP', 'SNP'],
    ['MS', 'MS'],
    ['medsupp', 'MS'],
    ['MEDSUPP', 'MS'],
    ['medicare supplement', 'MS'],
    ['Medicare Supplement', 'MS'],
  ];
  for (const [text, type] of spellings)
    it(`knows "${text}" as ${type} (DATA-14, DATA-26, CONST-27, MODEL-10, OPEN-A119)`, () => {
      expect(toPlanType(text)).to.equal(type);
    });

  for (const text of [undefined, '', 'HMO', 'null', 'constructor', '__proto__', 'toString'])
    it(`knows no plan type ${text === undefined ? 'nothing' : `"${text}"`}`, () => {
      expect(toPlanType(text)).to.equal(undefined);
    });

  it('turns any text into one of the five kinds or with nothing (CONST-27)', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect([undefined, 'MA', 'MAPD', 'PDP', 'SNP', 'MS']).to.include(toPlanType(text));
      }),
    );
  });

  it('lists Medicare Advantage with and without drugs together, in the order MA, PDP, SNP, MS (OPEN-A046)', () => {
    expect(planGroups).to.deep.equal(['MA', 'PDP', 'SNP', 'MS']);
    const types: PlanType[] = ['MA', 'MAPD', 'PDP', 'SNP', 'MS'];
    expect(types.map(planGroupOf)).to.deep.equal(['MA', 'MA', 'PDP', 'SNP', 'MS']);
  });
});

describe('kinds of special needs plans', () => {
  const kinds: [string, string][] = [
    ['Chronic', 'chronic'],
    ['C&S', 'dual'],
    ['Institutional', 'institutional'],
    ['Institutional - IESNP', 'institutionalEquivalent'],
    ['institutional  -  iesnp', 'institutionalEquivalent'],
    [' CHRONIC ', 'chronic'],
  ];
  for (const [snpType, kind] of kinds)
    it(`takes "${snpType}" as ${kind} (DATA-27, CONST-27, OPEN-A089)`, () => {
      expect(toSpecialNeedsKind(snpType)).to.equal(kind);
    });

  for (const snpType of [undefined, '', 'HMO', 'constructor', '__proto__'])
    it(`has no kind for ${snpType === undefined ? 'nothing' : `"${snpType}"`} (DATA-27)`, () => {
      expect(toSpecialNeedsKind(snpType)).to.equal(undefined);
    });

  it('turns any text into a kind or with nothing', () => {
    const known = [undefined, 'dual', 'chronic', 'institutional', 'institutionalEquivalent'];
    fc.assert(fc.property(fc.string(), (text) => known.includes(toSpecialNeedsKind(text))));
  });
});

describe('keywords in plan names', () => {
  const keywords = [
    {
      name: 'high deductible',
      isFound: isHighDeductible,
      yes: ['Plan G High Deductible', 'high-deductible plan G', 'HIGH DEDUCTIBLE'],
    },
    { name: 'PFFS', isFound: isPrivateFeeForService, yes: ['Humana Gold Choice (PFFS)', 'some pffs plan'] },
  ];
  for (const { name, isFound, yes } of keywords) {
    it(`finds "${name}" in any case, hyphen and space alike (DATA-28, OPEN-A120)`, () => {
      for (const planName of yes) expect(isFound(planName), planName).to.equal(true);
    });
    it(`does not find "${name}" elsewhere or in no name (DATA-28)`, () => {
      for (const planName of [undefined, '', 'Aetna Medicare Premier (HMO)', 'Wellness for high earners'])
        expect(isFound(planName), planName).to.equal(false);
    });
  }
});

describe('saved-plans text', () => {
  it('joins "planId year type" with commas (RULES-13, MODEL-15)', () => {
    expect(
      buildSavedPlansText([
        { planId: 'H1036054000', planYear: 2027, planType: 'MAPD' },
        { planId: 'S5884190000', planYear: 2026, planType: 'PDP' },
      ]),
    ).to.equal('H1036054000 2027 MAPD,S5884190000 2026 PDP');
    expect(buildSavedPlansText([])).to.equal('');
  });
});
