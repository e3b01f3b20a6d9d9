import { readCsv } from './csv.mjs';
import { dictionary } from './module.mjs';
import { readPlans } from './plans.mjs';

// The benefit lines that plan cards use; the raw file contains more.
const LINES = [
  'primary_doctor_visit',
  'specialist_visit',
  'lab_services',
  'emergency_care',
  'urgent_care',
  'inpatient_hospital_coverage',
  'outpatient_hospital_coverage',
  'ground_ambulance',
  'outpatient_individual_therapy_visit',
  'hearing_exam',
  'hearing_aids_prescription',
  'oral_exam',
  'cleaning',
  'routine_eye_exam',
  'eyeglasses_frames_lenses',
  'fitness_benefit',
  'transportation_services_for_non_emergency_ca',
  'over_the_counter_drug_benefits',
  'telehealth',
  'food_produce',
];

export async function benefits(folder) {
  const rows = new Map(
    (await readCsv(folder, 'plan_benefits_2026.csv')).map((row) => [row.contract_plan_segment, row]),
  );
  const texts = dictionary([...rows.values()].flatMap((row) => LINES.map((line) => row[line])));
  return {
    value: {
      lines: LINES,
      texts: texts.words,
      rows: (await readPlans(folder)).map(({ contract_plan_segment: id }) => {
        const row = rows.get(id);
        return row ? LINES.map((line) => texts.numberOf(row[line])) : null;
      }),
    },
    types: `/** Per plan (in the order of plans.js) the number of the text of each line; null = no lines published. */
declare const benefits: { lines: string[]; texts: string[]; rows: (number[] | null)[] };
export default benefits;
`,
  };
}
