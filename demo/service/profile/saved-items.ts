import drugs from '../../data/generated/drugs.js';
import type { DrugsDetails, SavedDrug, SavedProvider } from '../wire';

interface Use {
  ndc: string;
  quantity: number;
  frequency: SavedDrug['drugFrequency'];
  supplyDays: number;
}

const uses: Use[] = [
  { ndc: '60505257908', quantity: 1, frequency: 'Day', supplyDays: 90 },
  { ndc: '00003089421', quantity: 2, frequency: 'Day', supplyDays: 30 },
  { ndc: '00597015230', quantity: 1, frequency: 'Day', supplyDays: 30 },
];

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();

/** Three drugs with their real codes, and a fictional pharmacy. */
export function savedDrugs(): DrugsDetails {
  return {
    drugInfoDetails: uses.map(({ ndc, quantity, frequency, supplyDays }): SavedDrug => {
      const drug = drugs.rows.find((row) => row.ndc === ndc);
      if (!drug) throw new Error(`no drug ${ndc}`);
      const name = sentenceCase(drug.name);
      // The record counts milligrams per tablet: "mg/1".
      const dosage = `${name} ${drug.strength} ${drug.unit.split('/')[0] ?? ''} tablet`;
      return {
        drugName: name,
        drugDosage: dosage,
        drugQuantity: quantity,
        drugFrequency: frequency,
        drugSupplyLength: supplyDays,
        nationalDrugCode: ndc,
      };
    }),
    pharmacyObj: { pharmacyNumber: '9900025', pharmacyName: 'Sample Corner Pharmacy' },
  };
}

/** A doctor and a clinic, both fictional. */
export const savedProviders = (town: string): SavedProvider[] => [
  {
    providerId: '9000000101',
    providerAddressId: '1',
    providerName: 'Dr. Robin Sample',
    providerSpecialty: 'Family medicine',
    providerAddress: `100 Example Street, ${town}`,
    providerCoverageType: 'medical',
    type: 'person',
  },
  {
    providerId: '9000000202',
    providerAddressId: '1',
    providerName: 'Specimen Heart Clinic',
    providerSpecialty: 'Cardiology',
    providerAddress: `200 Example Street, ${town}`,
    providerCoverageType: 'medical',
    type: 'place',
  },
];
