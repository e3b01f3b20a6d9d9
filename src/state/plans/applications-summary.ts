import { atom, type Atom } from 'jotai/vanilla';
import type { EnrollmentStatus } from '../../domain/enrollment/enrollment-life-cycle';
import type { SupplementApplication } from '../../domain/enrollment/supplement-application';
import { pageAtom, shopperValueAtom } from '../store';

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

/** The latest Medicare Supplement application. */
export const supplementApplicationAtom = shopperValueAtom<SupplementApplication | null>(
  'supplementApplication',
  null,
);

/** It is known whether there is a supplement application, or the response has not come in time. */
export const isSupplementApplicationKnownAtom = shopperValueAtom('isSupplementApplicationKnown', false);
