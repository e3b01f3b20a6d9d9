import { question } from './question.en';

/** A partner page has no prices, so these texts do not mention them. */
export const partner = {
  ...question,
  'extraHelp.applied': 'Your answer is saved: you get Extra Help.',
  'extraHelp.notApplied': 'Your answer is saved: you do not get Extra Help.',
  'extraHelp.onRecord': 'Our records say that you get Extra Help.',
  'extraHelp.unanswered': 'Choose an answer. It is kept on this device.',
  'extraHelp.short.applied': 'Your answer is saved: you get Extra Help.',
  'extraHelp.short.notApplied': 'Your answer is saved: you do not get Extra Help.',
  'extraHelp.short.onRecord': 'Our records say that you get Extra Help.',
  'extraHelp.short.unanswered': 'Choose an answer. It is kept on this device.',
  'extraHelp.popup.done': 'Close',
} as const;
