import { atom } from '../../src/state/store';
import { warnOnce } from '../../src/browser/logger';
import { configAtom } from '../../src/state/config';
import { shownViewAtom } from '../../src/state/page/shown-view';

/** SHELL-62 */
const faqQuestions = ['talk', 'saving', 'information', 'continue', 'allPlans'] as const;
export type FaqQuestion = (typeof faqQuestions)[number];

function questionOf(name: string): FaqQuestion | undefined {
  const question = faqQuestions.find((known) => known === name);
  if (!question) warnOnce(`faqByView: there is no question ${name}`);
  return question;
}

/** The questions of the current view, in the order of the configuration (SHELL-63, OPEN-A041). */
export const shownQuestionsAtom = atom((get): FaqQuestion[] => {
  const { faqByView } = get(configAtom);
  const names = faqByView[get(shownViewAtom) ?? 'plans'] ?? [];
  return [...new Set(names)].flatMap((name) => questionOf(name) ?? []);
});
