/** Above the lists of plans: which plans cover all saved drugs. */
export const plansOverview = {
  'plansOverview.heading.one': 'Plans that cover your drug',
  'plansOverview.heading.other': 'Plans that cover all your drugs',
  'plansOverview.costs': 'Costs are plan premiums and drugs, without doctor visits or hospital stays.',
  'plansOverview.amount': '{amount} a year',
  'plansOverview.amount.extraHelp': '{amount} a year with Extra Help',
  'plansOverview.doctors.one': '{covered} of 1 doctor in network',
  'plansOverview.doctors.other': '{covered} of {count} doctors in network',
  'plansOverview.none.one': 'Not the 1 plan that you saved',
  'plansOverview.none.other': 'None of the {count} plans that you saved',
  'plansOverview.unknown.one': 'Not known for 1 plan',
  'plansOverview.unknown.other': 'Not known for {count} plans',
  'plansOverview.more.one': '1 more below',
  'plansOverview.more.other': '{count} more below',
} as const;
