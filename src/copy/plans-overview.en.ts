/** Above the lists of plans: which plans cover all saved drugs. */
export const plansOverview = {
  'plansOverview.heading.one': 'Plans that cover your drug',
  'plansOverview.heading.other': 'Plans that cover all {count} drugs',
  'plansOverview.amount': '{amount} a year',
  'plansOverview.none.one': 'Not the 1 plan that you saved',
  'plansOverview.none.other': 'None of the {count} plans that you saved',
  'plansOverview.unknown.one': '1 not known',
  'plansOverview.unknown.other': '{count} not known',
  'plansOverview.more.one': '1 more below',
  'plansOverview.more.other': '{count} more below',
  'plansOverview.daysLeft.one': '1 day left to enroll, until {date}',
  'plansOverview.daysLeft.other': '{count} days left to enroll, until {date}',
  'plansOverview.lastDay': 'Today, {date}, is the last day to enroll.',
} as const;
