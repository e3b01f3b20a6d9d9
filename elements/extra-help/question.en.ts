/** Texts that the question needs on every page. */
export const question = {
  'extraHelp.heading': 'Extra Help',
  'extraHelp.intro':
    'Extra Help is a Medicare program that lowers what you pay for prescription drugs. Some people get it automatically. Others need to apply.',
  'extraHelp.question': 'Do you get Extra Help?',
  'extraHelp.learnMore': 'Learn more',
  'extraHelp.learnMoreAbout': 'Learn more about Extra Help',
  'extraHelp.yes': 'Yes',
  'extraHelp.no': 'No',
  'extraHelp.yesOpens': '“Yes” opens an explanation.',
  'extraHelp.popup.heading': 'What Extra Help does to your premium',
  'extraHelp.popup.text':
    'With Extra Help you may pay less each month for a plan with drug coverage. How much less depends on the plan.',
  'extraHelp.popup.plan': 'Monthly premium of {plan}',
  'extraHelp.popup.example': 'Example of a monthly premium',
  'extraHelp.popup.level': 'Level of Extra Help',
  'extraHelp.popup.premium': 'Monthly premium',
  'extraHelp.popup.percent': '{percent}% Extra Help',
  'extraHelp.popup.full': 'Full Extra Help',
  'extraHelp.popup.without': 'Without Extra Help',
  'extraHelp.popup.note': 'You keep paying your Medicare Part B premium.',
} as const;
