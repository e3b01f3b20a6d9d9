import type { Benefit } from '../wire';
import type { PlanRecord } from './records';

const medicalLines: Record<string, string> = {
  primary_doctor_visit: 'Primary Care Provider (PCP) Visit',
  specialist_visit: 'Specialist Visit',
  lab_services: 'Lab Services',
  emergency_care: 'Emergency Care',
  urgent_care: 'Urgent Care',
  inpatient_hospital_coverage: 'Inpatient Hospital',
  outpatient_hospital_coverage: 'Outpatient Hospital',
  ground_ambulance: 'Ground Ambulance',
  outpatient_individual_therapy_visit: 'Individual Therapy Visit',
  hearing_exam: 'Hearing Exam',
  hearing_aids_prescription: 'Prescription Hearing Aids',
  oral_exam: 'Dental Exam',
  cleaning: 'Dental Cleaning',
  routine_eye_exam: 'Routine Eye Exam',
  eyeglasses_frames_lenses: 'Eyeglasses',
  fitness_benefit: 'Fitness',
  transportation_services_for_non_emergency_ca: 'Transportation',
  over_the_counter_drug_benefits: 'Over-the-Counter Items',
  telehealth: 'Telehealth',
  food_produce: 'Food and Produce',
};

/** The benefits of a plan: four that the profile shows by name, then the medical lines. */
export function planBenefits(plan: PlanRecord): Benefit[] {
  const tierOne = plan.tiers.find((tier) => tier.name === 'Preferred Generic');
  return [
    ...networkBenefit('Out of Pocket Maximum', 'planBenefit', outOfPocketNetworks(plan.outOfPocketMaximum)),
    ...textBenefit('Prescription Drugs', 'planBenefit', drugSummary(plan)),
    ...textBenefit(
      'Part D Deductible',
      'partDBenefit',
      plan.drugDeductible === null ? '' : `$${plan.drugDeductible.toFixed(2)}`,
    ),
    ...textBenefit('Tier 1 Preferred Generic', 'partDBenefit', tierOne?.cost ?? ''),
    ...Object.entries(medicalLines).flatMap(([line, name]) =>
      networkBenefit(name, 'medicalBenefit', networks(plan.lines[line] ?? '')),
    ),
  ];
}

/** The tier with the highest percentage; without percentages, with the highest copay. */
function highestTier(tiers: PlanRecord['tiers']): PlanRecord['tiers'][number] | undefined {
  const rank = ({ cost }: PlanRecord['tiers'][number]): [isShare: number, amount: number] => [
    cost.includes('%') ? 1 : 0,
    Number(/[\d.]+/.exec(cost)?.[0] ?? 0),
  ];
  return tiers.toSorted((one, other) => {
    const [oneIsShare, oneAmount] = rank(one);
    const [otherIsShare, otherAmount] = rank(other);
    return otherIsShare - oneIsShare || otherAmount - oneAmount;
  })[0];
}

function drugSummary(plan: PlanRecord): string {
  if (plan.planType === 'MA') return 'Not covered';
  const [first] = plan.tiers;
  const most = highestTier(plan.tiers);
  return first && most ? `${first.cost} (tier 1) to ${most.cost} (tier ${most.number})` : '';
}

/** Costs by network. The key '' has a cost without a network name, which applies to all networks. */
export function networks(text: string): Record<string, string> {
  const found: Record<string, string[]> = {};
  let network = '';
  for (const part of text.split('|').map((element) => element.trim())) {
    const [, name, rest] = /^(In-network|Out-of-network):?\s*(.*)$/i.exec(part) ?? [];
    if (name) network = /^in/i.test(name) ? 'In-Network' : 'Out-of-Network';
    const value = name ? (rest ?? '') : part;
    if (value && !/^Tier \d+$/.test(value)) (found[network] ??= []).push(value);
  }
  return Object.fromEntries(Object.entries(found).map(([name, parts]) => [name, parts.join('; ')]));
}

/** Splits "$13,900 In and Out-of-network | $9,250 In-network" by network, the plan's own network first. */
function outOfPocketNetworks(text: string): Record<string, string> {
  const amount = (pattern: RegExp): string | undefined =>
    /\$[\d,.]+/.exec(text.split('|').find((part) => pattern.test(part)) ?? '')?.[0];
  const inside = amount(/\d In-network/);
  const both = amount(/In and Out-of-network/);
  return {
    ...(inside ? { 'In-Network': inside } : {}),
    ...(both ? { [inside ? 'Out-of-Network' : '']: both } : {}),
  };
}

function networkBenefit(
  name: string,
  category: Benefit['benefitcategory'],
  costs: Record<string, string>,
): Benefit[] {
  const { '': everywhere, ...byNetwork } = costs;
  if (everywhere) return textBenefit(name, category, everywhere);
  const networkTypes = Object.entries(byNetwork).map(([networkType, benefitDescription]) => ({
    networkType,
    benefitDescription,
  }));
  return networkTypes.length ? [{ ...head(name, category), networkTypes }] : [];
}

function textBenefit(name: string, category: Benefit['benefitcategory'], text: string): Benefit[] {
  return text ? [{ ...head(name, category), benefitDescription: text }] : [];
}

const head = (benefitName: string, benefitcategory: Benefit['benefitcategory']) => ({
  benefitId: benefitName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
  benefitName,
  benefitcategory,
});
