import type { Locale } from '../../src/config/derived';

/**
 * Names and fixed terms: each counts as one easy word, whatever its length. Program names are proper names; the Spanish
 * ones, and the Spanish words for drugs, are those of Medicare's own publications, so that shoppers find them again there.
 */
export const fixedTerms: Record<Locale, readonly { term: RegExp; reason: string }[]> = {
  en: [
    { term: /Medicare Advantage|Medicare Supplement|Original Medicare|Medicare/g, reason: 'program' },
    { term: /Medicaid|Medigap|Extra Help/g, reason: 'program' },
    { term: /\S+@\S+\w/g, reason: 'example of an address' },
  ],
  es: [
    { term: /Medicare Advantage|Suplementarios? de Medicare|Medicare Original|Medicare/g, reason: 'program' },
    { term: /Medicaid|Medigap|Ayuda Adicional/g, reason: 'program' },
    { term: /necesidades especiales/g, reason: 'name of a type of plan, the Special Needs Plan' },
    { term: /medicamentos? recetados?|medicamentos?/g, reason: 'Medicare’s Spanish word for drugs' },
    { term: /\S+@\S+\w/g, reason: 'example of an address' },
  ],
};

/** Texts that need more than six years of school, because they are not our texts. */
export const harderTexts: Record<Locale, Readonly<Record<string, string>>> = {
  en: {
    'confirmIdentity.label': 'words of IDENT-04',
    'disclosures.government':
      'words that state rules ask for in advertising of Medicare supplement insurance (NAIC Model 660)',
    'identityForm.email.error': 'words of FORM-08',
    'identityForm.failed': 'words of ERRB-06',
    'identityForm.retriesLeft': 'words of ERRB-07',
    'identityForm.noRetriesLeft': 'words of ERRB-08',
    'identityForm.added': 'words of IMPORT-16',
  },
  es: {},
};
