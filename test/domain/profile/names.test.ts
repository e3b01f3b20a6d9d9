import { expect } from 'chai';
import * as fc from 'fast-check';
import { drugNamesOf, drugNamesOnCardOf, providerNamesOf } from '../../../src/domain/profile/names';
import type { Drug, Provider } from '../../../src/domain/profile/profile';

const lake = (known: Partial<Provider> = {}): Provider => ({
  providerId: '1',
  providerName: 'Bruno Lake, DDS',
  ...known,
});

describe('names of saved drugs', () => {
  const cases: [why: string, drugs: Drug[], names: string[]][] = [
    ['the name', [{ drugName: 'Eliquis' }], ['Eliquis']],
    ['the dosage, without a name', [{ drugDosage: 'Eliquis 5 mg' }], ['Eliquis 5 mg']],
    [
      'with the strength',
      [
        { drugName: 'Eliquis', drugDosage: '5 mg' },
        { drugName: 'Eliquis', drugDosage: '2.5 mg' },
      ],
      ['Eliquis 5 mg', 'Eliquis 2.5 mg'],
    ],
    [
      'with a number, where nothing else tells them apart',
      [{ drugName: 'Eliquis' }, { drugName: 'Eliquis', drugQuantity: 2 }, { drugName: 'Metformin' }],
      ['Eliquis (1)', 'Eliquis (2)', 'Metformin'],
    ],
    ['none', [], []],
  ];
  for (const [why, drugs, names] of cases)
    it(`are ${why} (DRUGS-06, PLANS-31)`, () => {
      expect(drugNamesOf(drugs)).to.deep.equal(names);
    });
});

describe('names of saved drugs on a plan card', () => {
  it('are short, unless two are called the same (PLANS-31)', () => {
    const drugs = [
      { drugName: 'Eliquis', drugDosage: '5 mg' },
      { drugName: 'Metformin', drugDosage: '500 mg' },
      { drugName: 'Eliquis', drugDosage: '2.5 mg' },
      { drugDosage: 'Jardiance 10 mg' },
    ];
    expect(drugNamesOnCardOf(drugs)).to.deep.equal([
      'Eliquis 5 mg',
      'Metformin',
      'Eliquis 2.5 mg',
      'Jardiance 10 mg',
    ]);
  });
});

describe('names of saved providers', () => {
  const cases: [why: string, providers: Provider[], names: string[]][] = [
    ['the name alone', [lake({ providerAddress: '1 Main St' })], ['Bruno Lake, DDS']],
    [
      'with the address',
      [lake({ providerAddress: '1 Main St' }), lake({ providerAddress: '2 Oak St' })],
      ['Bruno Lake, DDS, 1 Main St', 'Bruno Lake, DDS, 2 Oak St'],
    ],
    [
      'with the specialty, where the address is the same',
      [
        lake({ providerAddress: 'A', specialty: 'Dentist' }),
        lake({ providerAddress: 'A', specialty: 'Surgeon' }),
      ],
      ['Bruno Lake, DDS, A, Dentist', 'Bruno Lake, DDS, A, Surgeon'],
    ],
    ['with a number', [lake(), lake()], ['Bruno Lake, DDS (1)', 'Bruno Lake, DDS (2)']],
    [
      'the specialty, without a name',
      [{ providerId: '1', specialty: 'Dentist', providerAddress: 'A' }],
      ['Dentist'],
    ],
    ['the address, without both', [{ providerId: '1', providerAddress: '1 Main St' }], ['1 Main St']],
  ];
  for (const [why, providers, names] of cases)
    it(`are ${why} (DOCS-05, PLANS-28)`, () => {
      expect(providerNamesOf(providers)).to.deep.equal(names);
    });

  it('tell all of them apart, one for each (DOCS-05)', () => {
    const word = fc.option(fc.constantFrom('a', 'b'), { nil: undefined });
    const provider = fc.record({
      providerId: fc.constant('1'),
      providerName: word,
      providerAddress: word,
      specialty: fc.constantFrom('c', 'd'),
    });
    fc.assert(
      fc.property(fc.array(provider, { maxLength: 8 }), (providers) => {
        const names = providerNamesOf(providers);
        expect(new Set(names).size).to.equal(providers.length);
        for (const [index, name] of names.entries()) {
          const { providerName, specialty } = providers[index]!;
          expect(name.startsWith(providerName ?? specialty)).to.equal(true);
        }
      }),
    );
  });
});
