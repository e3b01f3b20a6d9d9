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

/** The shopper's own answer (HELP-01). */
export const extraHelpAnswerAtom = shopperValueAtom<ExtraHelpAnswer>('extraHelpAnswer', 'unknown');

/** What the services know of a member; null until they have said it (HELP-07). */
export const eligibilityAtom = shopperValueAtom<LowIncomeSubsidy | null>('lisEligibility', null);

/** Yes means level 1, no means none; without an answer the services' level counts (HELP-02, HELP-03). */
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
 * Reads the stored answer once per page, from the personalization object or local storage (HELP-15); on a brand page when
 * it is known for whom: the load flow asks for it then.
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

/** Who has answered by themselves, or has seen the popup of the sign-in flow, needs no (other) greeting. */
const endGreeting = (): void => {
  sessionStore.write(read(commonConfigAtom).storageKeys.extraHelpShown, 'yes');
};

/**
 * The shopper answers. The answer is kept, and the first one, if it is yes, opens the explanation,
 * unless the site leaves it out (HELP-02 … HELP-05).
 */
export function answerExtraHelp(answer: 'yes' | 'no', openedBy: symbol): void {
  const isFirst = read(extraHelpAnswerAtom) === 'unknown';
  // A guest may still sign in, and is greeted then.
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

/** The popup of the sign-in flow: once per session, while a level above 0 is set (HELP-06, POP-16, OPEN-A060). */
export function greetWithExtraHelp(openedBy: symbol): void {
  const { extraHelpShown } = read(commonConfigAtom).storageKeys;
  if (!read(isExtraHelpAppliedAtom) || sessionStore.read(extraHelpShown) !== undefined) return;
  endGreeting();
  openPopup('extraHelpApplied', {}, openedBy);
}
