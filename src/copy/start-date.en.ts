/** The day on which a plan starts. */
export const startDate = {
  'activePlan.date': '{month} {day}, {year}',
  'activePlan.month.january': 'January',
  'activePlan.month.february': 'February',
  'activePlan.month.march': 'March',
  'activePlan.month.april': 'April',
  'activePlan.month.may': 'May',
  'activePlan.month.june': 'June',
  'activePlan.month.july': 'July',
  'activePlan.month.august': 'August',
  'activePlan.month.september': 'September',
  'activePlan.month.october': 'October',
  'activePlan.month.november': 'November',
  'activePlan.month.december': 'December',
} as const;
