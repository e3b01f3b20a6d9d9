import { atom, type Atom } from 'jotai/vanilla';
import { browserWallClock } from '../browser/clock';
import { windowWidth } from '../browser/document-events';
import type { PlanSpecificBenefit } from '../domain/plans/benefits';
import {
  activeYearOf,
  isAnnualEnrollmentPeriod,
  visiblePlanYears,
  yearOf,
  type WallClock,
} from '../domain/dates/calendar';
import type { EnrollmentStatus } from '../domain/enrollment/enrollment-life-cycle';
import type { PlanDetail } from '../domain/plans/plan-detail';
import { emptyProfile, type Profile } from '../domain/profile/profile';
import type { Identity } from '../domain/shopper/roles';
import type { View } from '../domain/shopper/view';
import type { Suppression } from '../services/content-service';
import type { FeatureFlags } from '../services/site-service';
import { configAtom } from './config';
import { pageAtom } from './store';

/** What all pieces of the page share (DATA-40 … DATA-52), apart from Extra Help, which partner pages use alone. */

/** Server date-time; null until it has been read, and when that failed (LOAD-19, OPEN-A107). */
export const systemDateTimeAtom = pageAtom<WallClock | null>('systemDateTime', null);

export const featureFlagsAtom = pageAtom<FeatureFlags | null>('featureFlags', null);

/** The time that every date rule uses: the flags' own, else the server's, else the browser's. */
export const nowAtom = atom(
  (get): WallClock => get(featureFlagsAtom)?.systemDateTime ?? get(systemDateTimeAtom) ?? browserWallClock(),
);

export const currentYearAtom = atom((get) => yearOf(get(nowAtom)));
export const isAnnualEnrollmentPeriodAtom = atom((get) =>
  isAnnualEnrollmentPeriod(get(nowAtom), get(configAtom).aep),
);
export const visiblePlanYearsAtom = atom((get) => visiblePlanYears(get(nowAtom), get(configAtom).aep));

/** The year that the shopper chose last, on this or an earlier visit. */
export const storedYearAtom = pageAtom<number | null>('storedYear', null);
export const activeYearAtom = atom((get) =>
  activeYearOf(get(nowAtom), get(configAtom).aep, get(storedYearAtom) ?? undefined),
);

/** null until it is known, and when the sign-in has failed. Who may do what with it: shopper.ts. */
export const identityAtom = pageAtom<Identity | null>('identity', null);
export const agentUserNameAtom = pageAtom<string | null>('agentUserName', null);
/** From the sign-in answer, for this page load only (OPEN-A003). */
export const isNewAccountAtom = pageAtom('isNewAccount', false);
/** This load validated a sign-in code. */
export const isLoginFlowAtom = pageAtom('isLoginFlow', false);

/** As the service or the guest's storage last told it; what is being removed is still in it. */
export const profileAtom = pageAtom<Profile>('profile', emptyProfile);

/** The profile has been read, or will not be: pieces can say who it is. */
export const isShopperKnownAtom = pageAtom('isShopperKnown', false);

/** Load flags: each becomes true when its part has completed or failed (LOAD-23 … LOAD-25). */
export const isPlansLoadedAtom = pageAtom('isPlansLoaded', false);
export const isDrugsLoadedAtom = pageAtom('isDrugsLoaded', false);
export const isProvidersLoadedAtom = pageAtom('isProvidersLoaded', false);
export const isMedsuppLoadedAtom = pageAtom('isMedsuppLoaded', false);
export const isApplicationsLoadedAtom = pageAtom('isApplicationsLoaded', false);
/** It is known who has an active plan; what it costs comes later (ACTIVE-06). */
export const isActivePlanLoadedAtom = pageAtom('isActivePlanLoaded', false);

/** The profile could not be read: pieces offer to try again. */
export const isProfileFailedAtom = pageAtom('isProfileFailed', false);

/** By plan key; null: the services have nothing about the plan. */
export const planDetailsAtom = pageAtom<ReadonlyMap<string, PlanDetail | null>>('planDetails', new Map());

export const suppressionAtom = pageAtom<readonly Suppression[]>('suppression', []);
export const planSpecificBenefitsAtom = pageAtom<readonly PlanSpecificBenefit[]>('planSpecificBenefits', []);
export const dentalPlanIdsAtom = pageAtom<ReadonlySet<string>>('dentalPlanIds', new Set());

/** The view that shows; null on a page where nothing switches views: then the pieces of all of them do. */
export const shownViewAtom = pageAtom<View | null>('shownView', null);

const offAtoms = new Map<View | undefined, Atom<boolean>>();

/** Whether the pieces of a view do not show now; those without a view always do. */
export function isOffAtom(view: View | undefined): Atom<boolean> {
  const known = offAtoms.get(view);
  if (known) return known;
  const made = atom((get) => view !== undefined && (get(shownViewAtom) ?? view) !== view);
  offAtoms.set(view, made);
  return made;
}

/** What applications say about plans and to pieces; their file puts it here when there may be some. */
export interface ApplicationsSummary {
  exist: Atom<boolean>;
  /** By plan key, worked out from the enrollments alone, so that a card never keeps an old one (PLANS-43). */
  statuses: Atom<ReadonlyMap<string, EnrollmentStatus>>;
}
export const applicationsSummaryAtom = pageAtom<ApplicationsSummary | null>('applicationsSummary', null);

/** The shopper has an application, one for a supplement included (DATA-44, OPEN-A032). */
export const isApplicationsExistsAtom = atom((get) => {
  const summary = get(applicationsSummaryAtom);
  return summary !== null && get(summary.exist);
});

/** From the service; '' until it has been read (CONST-03). */
export const fetchedTollFreeAtom = pageAtom('fetchedTollFree', '');

/** The configured number goes before the fetched one (contract §7). '' while there is none. */
export const tollFreeAtom = atom((get) => get(configAtom).phones.tollFree || get(fetchedTollFreeAtom));

/** CSS pixels; taken again on each resize and load event, which updates the size of plan cards (LOAD-27, LOAD-28). */
export const windowWidthAtom = pageAtom('windowWidth', windowWidth());

/** Card columns: one, and two from a medium screen (PLANS-14, OPEN-A048). */
export const cardColumnsAtom = atom((get) =>
  get(windowWidthAtom) >= get(configAtom).breakpoints.medium ? 2 : 1,
);
