import { atom } from 'jotai/vanilla';
import { browserWallClock } from '../../browser/clock';
import {
  activeYearOf,
  isAnnualEnrollmentPeriod,
  later,
  visiblePlanYears,
  yearOf,
  type WallClock,
} from '../../domain/dates/calendar';
import { commonConfigAtom } from '../common-config';
import { resourceStates, valueIn } from '../resource-states';
import { pageAtom, shopperValueAtom } from '../store';
import { featureFlagsAtom } from './feature-flags';

export const serverTimeStates = resourceStates<WallClock>('server time', 'page');

/** Date and time of the server (LOAD-19); null until it has loaded, and when the request has failed (OPEN-A107). */
const systemDateTimeAtom = atom((get) => valueIn(get(serverTimeStates.atom), '') ?? null);

/** When the server's time arrived: milliseconds since 1970, by the browser's clock. */
export const serverTimeCameAtAtom = pageAtom<number | null>('serverTimeCameAt', null);

/** Time of the server when the page loaded, from the feature flags or the server; null if unknown. */
const serverNowAtom = atom((get) => get(featureFlagsAtom)?.systemDateTime ?? get(systemDateTimeAtom));

/** Current time for all date rules: from the feature flags, otherwise the server, otherwise the browser. */
export const nowAtom = atom((get): WallClock => get(serverNowAtom) ?? browserWallClock());

/**
 * Returns a function that converts the time of a request (`PlanDetail.requestedAt`) to the server's time, also on a page
 * that has been open for days. No value if the server's time is unknown: the browser's clock may be wrong.
 */
export const serverTimeOfAtom = atom((get) => {
  const serverNow = get(serverNowAtom);
  const cameAt = get(serverTimeCameAtAtom);
  return (requestedAt: number | undefined): WallClock | undefined => {
    if (serverNow === null) return undefined;
    return requestedAt === undefined || cameAt === null ? serverNow : later(serverNow, requestedAt - cameAt);
  };
});

export const currentYearAtom = atom((get) => yearOf(get(nowAtom)));
export const isAnnualEnrollmentPeriodAtom = atom((get) =>
  isAnnualEnrollmentPeriod(get(nowAtom), get(commonConfigAtom).aep),
);
export const visiblePlanYearsAtom = atom((get) => visiblePlanYears(get(nowAtom), get(commonConfigAtom).aep));

/** Plan year that the shopper has chosen, on this or an earlier visit. */
export const storedYearAtom = shopperValueAtom<number | null>('storedYear', null);
export const activeYearAtom = atom((get) =>
  activeYearOf(get(nowAtom), get(commonConfigAtom).aep, get(storedYearAtom) ?? undefined),
);
