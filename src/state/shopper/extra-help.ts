import { atom } from 'jotai/vanilla';
import { loadStarter } from '../../browser/page';
import { sessionStore } from '../../browser/storage';
import { logger } from '../../browser/logger';
import {
  LEVEL_OF_YES,
  percentOfLevel,
  type ExtraHelpAnswer,
  type LowIncomeSubsidy,
} from '../../domain/plans/low-income-subsidy';
import { pageSingleton } from '../../browser/page-singleton';
import { commonConfigAtom, personalization } from '../common-config';
import { openPopup } from '../popups/popups';
import { read, shopperValueAtom, write } from '../store';
import { identityAtom } from './identity';
import { readStored, writeStored } from './stored-values';

declare module '../../browser/page-singleton' {
  interface PageValues {
    recallExtraHelp: Promise<void>;
  }
}

/** The shopper's choice in the Extra Help question (HELP-01). */
export const extraHelpAnswerAtom = shopperValueAtom<ExtraHelpAnswer>('extraHelpAnswer', 'unknown');

/** Extra Help data of a member from the services; null until it has loaded (HELP-07). */
export const eligibilityAtom = shopperValueAtom<LowIncomeSubsidy | null>('lisEligibility', null);

/** Level 1 for yes, none for no; without a choice, the level from the services (HELP-02, HELP-03). */
export const lisSubsidyLevelAtom = atom((get): number | null => {
  const answer = get(extraHelpAnswerAtom);
  if (answer === 'yes') return LEVEL_OF_YES;
  return answer === 'no' ? null : (get(eligibilityAtom)?.level ?? null);
});

export const subsidyPercentAtom = atom((get) =>
  percentOfLevel(get(lisSubsidyLevelAtom), get(commonConfigAtom).subsidyLevels),
);

/** Whether prices show with Extra Help (HELP-16). */
export const isExtraHelpAppliedAtom = atom((get) => get(subsidyPercentAtom) !== undefined);

const toAnswer = (value: unknown): ExtraHelpAnswer => (value === 'yes' || value === 'no' ? value : 'unknown');

/**
 * Reads the stored choice once per page, from the personalization object or local storage (HELP-15). On a brand page it waits
 * for the identity: until then it does nothing, and the load flow calls it again.
 */
export function recallExtraHelp(): Promise<void> {
  if (loadStarter().start && !read(identityAtom)) return Promise.resolve();
  return pageSingleton('recallExtraHelp', async () => {
    const host = personalization();
    try {
      const stored = host?.getExtraHelp ? await host.getExtraHelp() : readStored('extraHelp');
      if (read(extraHelpAnswerAtom) === 'unknown') write(extraHelpAnswerAtom, toAnswer(stored));
    } catch {
      logger().error('reading the stored Extra Help answer failed');
    }
  });
}

/** Stores that the popup of the sign-in flow need not show (again), after it has shown or the shopper has chosen. */
const endGreeting = (): void => {
  sessionStore.write(read(commonConfigAtom).storageKeys.extraHelpShown, 'yes');
};

/**
 * Applies and stores the shopper's choice. If the first choice is yes, opens the explanation, unless `extraHelp.explain` is
 * false (HELP-02 … HELP-05).
 */
export function answerExtraHelp(answer: 'yes' | 'no', openedBy: symbol): void {
  const isFirst = read(extraHelpAnswerAtom) === 'unknown';
  // A guest may sign in later, and then sees the popup.
  if (read(identityAtom)?.isGuest === false) endGreeting();
  write(extraHelpAnswerAtom, answer);
  if (isFirst && answer === 'yes' && read(commonConfigAtom).extraHelp.explain)
    openPopup('extraHelpExplained', {}, openedBy);
  void keep(answer);
}

async function keep(answer: 'yes' | 'no'): Promise<void> {
  const host = personalization();
  try {
    if (host?.setExtraHelp) await host.setExtraHelp(answer);
    else writeStored('extraHelp', answer);
  } catch {
    logger().error('keeping the Extra Help answer failed');
  }
}

/** Opens the popup of the sign-in flow, once per session, if a level above 0 is set (HELP-06, POP-16, OPEN-A060). */
export function greetWithExtraHelp(openedBy: symbol): void {
  const { extraHelpShown } = read(commonConfigAtom).storageKeys;
  if (!read(isExtraHelpAppliedAtom) || sessionStore.read(extraHelpShown) !== undefined) return;
  endGreeting();
  openPopup('extraHelpApplied', {}, openedBy);
}
