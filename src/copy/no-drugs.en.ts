/** Above the lists of plans: the way to save drugs. */
export const noDrugs = {
  'noDrugs.heading.one': 'Does this plan cover your drugs?',
  'noDrugs.heading.other': 'Do these plans cover your drugs?',
  'noDrugs.text':
    'Add the drugs that you take. Then you see what each plan covers, and what premiums and drugs cost in a year.',
  'noDrugs.add': 'Add your drugs',
} as const;
