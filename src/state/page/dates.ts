import { atom } from 'jotai/vanilla';
import { browserWallClock } from '../../browser/clock';
import {
  activeYearOf,
  isAnnualEnrollmentPeriod,
  visiblePlanYears,
  yearOf,
  type WallClock,
} from '../../domain/dates/calendar';
import { commonConfigAtom } from '../common-config';
import { resourceStates, valueIn } from '../resource-states';
import { shopperValueAtom } from '../store';
import { featureFlagsAtom } from './feature-flags';

export const serverTimeStates = resourceStates<WallClock>('server time', 'page');

/** Date and time of the server (LOAD-19); null until it has loaded, and when the request has failed (OPEN-A107). */
const systemDateTimeAtom = atom((get) => valueIn(get(serverTimeStates.atom), '') ?? null);

/** Current time for all date rules: from the feature flags, otherwise the server, otherwise the browser. */
export const nowAtom = atom(
  (get): WallClock => get(featureFlagsAtom)?.systemDateTime ?? get(systemDateTimeAtom) ?? browserWallClock(),
);

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
