import { question } from './question.en';

export const extraHelp = {
  ...question,
  'extraHelp.applied': 'Your answer is saved. Monthly premiums include full Extra Help.',
  'extraHelp.notApplied': 'Your answer is saved. Plan prices do not include Extra Help.',
  'extraHelp.onRecord': 'Our records say that you get Extra Help. Monthly premiums include it.',
  'extraHelp.unanswered': 'With Extra Help, you may pay less.',
  'extraHelp.short.applied': 'Monthly premiums include full Extra Help.',
  'extraHelp.short.notApplied': 'Plan prices do not include Extra Help.',
  'extraHelp.short.onRecord': 'Our records say you get it. Premiums include it.',
  'extraHelp.short.unanswered': 'With it, you may pay less.',
  'extraHelp.popup.done': 'Show my prices',
  'extraHelpV2.heading': 'Extra Help is included',
  'extraHelpV2.premium': 'Monthly premium',
  'extraHelpV2.yourCost': 'Your cost with Extra Help',
  'extraHelpV2.thePrices': 'The prices shown on this page include Extra Help.',
  'extraHelpV2.yourLevel': 'Your level: {percent}%',
  'extraHelpV2.fullLevel': 'Your level: full Extra Help',
  'extraHelpV2.continue': 'Continue',
} as const;
