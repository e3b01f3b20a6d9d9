import { atom, type Atom } from 'jotai/vanilla';
import type { EnrollmentStatus } from '../../domain/enrollment/enrollment-life-cycle';
import type { ApplicationFact } from '../../domain/next-step/next-step';
import type { SupplementApplication } from '../../domain/enrollment/supplement-application';
import { isApplicationsLoadedAtom, profileAtom } from '../profile/profile-state';
import { mayAtom, shopperAtom } from '../shopper/shopper';
import { pageAtom, shopperValueAtom } from '../store';
import { savedSupplementsAtom } from './saved-supplements';

/** What cards and other elements need to know about applications; set by their chunk, which loads only when needed. */
export interface ApplicationsSummary {
  exist: Atom<boolean>;
  /** By plan key; derived from the enrollments only, so that a card never shows an outdated status (PLANS-43). */
  statuses: Atom<ReadonlyMap<string, EnrollmentStatus>>;
  /** Phone numbers of plans that are already known, by plan key. Reading them sends no request. */
  contacts: Atom<ReadonlyMap<string, { phoneNumber?: string | undefined; tty?: string | undefined }>>;
  /** Type, year and status of each application. Of those for supplements, only one that is not finished. */
  facts: Atom<readonly ApplicationFact[]>;
}
export const applicationsSummaryAtom = pageAtom<ApplicationsSummary | null>('applicationsSummary', null);

/** Whether the shopper has an application, including one for a supplement (DATA-44, OPEN-A032). */
export const isApplicationsExistsAtom = atom((get) => {
  const summary = get(applicationsSummaryAtom);
  return summary !== null && get(summary.exist);
});

/** Whether the list of applications has cards: it is for signed-in shoppers (SHELL-44). */
export const hasApplicationCardsAtom = atom(
  (get) => get(isApplicationsExistsAtom) && !get(shopperAtom).isGuest,
);

/**
 * Whether the list of applications shows, or may show in a moment: the profile has applications, and the code that knows
 * whether their years show has not loaded.
 */
export const areApplicationCardsExpectedAtom = atom((get) =>
  get(applicationsSummaryAtom)
    ? get(hasApplicationCardsAtom)
    : !get(isApplicationsLoadedAtom) && get(profileAtom).enrollments.length > 0 && !get(shopperAtom).isGuest,
);

/**
 * Whether the list of applications shows, or may come: a shopper with a saved supplement may have an application for one,
 * which is requested separately.
 */
export const mayApplicationCardsComeAtom = atom(
  (get) =>
    get(areApplicationCardsExpectedAtom) ||
    (!get(isApplicationsLoadedAtom) &&
      get(mayAtom('loadMedsuppEnrollment')) &&
      get(savedSupplementsAtom).length > 0),
);

/**
 * Plan years with an approved application, supplements excepted. Enrolling in another plan of such a year is not what
 * leads, because it can end the approved one.
 */
export const approvedYearsAtom = atom((get): ReadonlySet<number> => {
  const summary = get(applicationsSummaryAtom);
  const facts = summary ? get(summary.facts) : [];
  return new Set(
    facts.flatMap(({ status, planType, planYear }) =>
      status === 'approved' && planType !== 'MS' ? [planYear] : [],
    ),
  );
});

/** The latest Medicare Supplement application. */
export const supplementApplicationAtom = shopperValueAtom<SupplementApplication | null>(
  'supplementApplication',
  null,
);

/** Whether the request for the supplement application has settled or timed out. */
export const isSupplementApplicationKnownAtom = shopperValueAtom('isSupplementApplicationKnown', false);
