import type { MarketingLine } from '../wire';
import { networks } from './benefits';
import { choice } from './choice';
import type { PlanRecord } from './records';

interface Bullet {
  text: string;
  icon: string;
}

// In the order of their rank. The published cost comes before the text.
const bulletLines: [line: string, text: string, icon: string][] = [
  ['primary_doctor_visit', 'for visits to your primary doctor', 'doctor.svg'],
  ['specialist_visit', 'for visits to a specialist', 'specialist.svg'],
  ['routine_eye_exam', 'for a routine eye exam', 'vision.svg'],
  ['cleaning', 'for dental cleanings', 'dental.svg'],
  ['hearing_exam', 'for a hearing exam', 'hearing.svg'],
  ['fitness_benefit', 'for a fitness membership', 'fitness.svg'],
  ['over_the_counter_drug_benefits', 'for over-the-counter health items', 'otc.svg'],
  ['transportation_services_for_non_emergency_ca', 'for rides to medical visits', 'transportation.svg'],
  ['urgent_care', 'for urgent care', 'urgent-care.svg'],
];

/**
 * The marketing lines of a plan, based on its published benefits. They are not sorted, and some plans have a
 * line without a rank, one without a text, or an unknown icon, as real content does.
 */
export function marketingInformation(plan: PlanRecord): MarketingLine[] {
  const bullets = plan.planType === 'PDP' ? drugBullets(plan) : medicalBullets(plan);
  const lines = bullets.slice(0, 8).map((bullet, i): MarketingLine => ({
    rank: i + 1,
    shortBullets: bullet.text,
    iconFileName: bullet.icon,
  }));

  const flaw = choice(4, plan.planId, 'flaw');
  const first = lines[0];
  if (first && flaw === 0) lines[0] = { ...first, iconFileName: 'sparkles-v2.svg' };
  if (flaw === 1) lines.push({ shortBullets: 'Ask us about this plan', iconFileName: 'star.svg' });
  if (flaw === 2) lines.push({ rank: 0, shortBullets: ' ', iconFileName: 'star.svg' });
  return lines.reverse();
}

function medicalBullets(plan: PlanRecord): Bullet[] {
  const giveback = plan.partBReduction
    ? [{ text: `$${plan.partBReduction.toFixed(2)} off your monthly Part B premium`, icon: 'savings.svg' }]
    : [];
  const lines = bulletLines.flatMap(([line, text, icon]) => {
    const costs = networks(plan.lines[line] ?? '');
    const cost = costs['In-Network'] ?? costs[''];
    return cost && cost !== 'Not covered' ? [{ text: `${cost} ${text}`, icon }] : [];
  });
  return [...giveback, ...lines, ...starBullet(plan)];
}

function drugBullets(plan: PlanRecord): Bullet[] {
  const deductible = plan.drugDeductible === null ? [] : [`$${plan.drugDeductible} yearly drug deductible`];
  const tiers = plan.tiers.map((tier) => `${tier.cost} for tier ${tier.number} drugs (${tier.name})`);
  return [
    ...[...deductible, ...tiers].map((text) => ({ text, icon: 'prescription.svg' })),
    ...starBullet(plan),
  ];
}

const starBullet = (plan: PlanRecord): Bullet[] =>
  plan.stars === null ? [] : [{ text: `${plan.stars} out of 5 stars from Medicare`, icon: 'star.svg' }];
