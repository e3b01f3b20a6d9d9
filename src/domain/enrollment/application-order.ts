import { savedAt } from '../dates/date-texts';
import type { EnrollmentStatus } from './enrollment-life-cycle';

/**
 * Groups of applications, in the order in which they show: those that gave the shopper a plan, those to finish, those that
 * were sent, those with a status of the service's own, and those that have ended without a plan. @internal Exported for tests.
 */
export const applicationGroups = ['approved', 'unfinished', 'sent', 'ownStatus', 'ended'] as const;
export type ApplicationGroup = (typeof applicationGroups)[number];

const groupOfStatus: Record<EnrollmentStatus, ApplicationGroup> = {
  saved: 'unfinished',
  inProgress: 'unfinished',
  submitted: 'sent',
  pending: 'sent',
  approved: 'approved',
  denied: 'ended',
  withdrawn: 'ended',
};

/** What determines the place of an application. */
export interface PlacedApplication {
  /** No value if the service has a status of its own. */
  status: EnrollmentStatus | undefined;
  /** 'saved <date> CST' (DATA-11). */
  lastSaved: string | undefined;
}

/**
 * Sorts applications into groups; there are no empty groups. In each group, the application that was saved last comes first.
 * Those with a time that cannot be parsed come last. Applications with the same time keep their order.
 */
export function groupApplications<Item extends PlacedApplication>(
  applications: readonly Item[],
): { group: ApplicationGroup; items: Item[] }[] {
  const sorted = applications
    .map((item) => ({ item, time: savedAt(item.lastSaved) ?? '' }))
    .toSorted((one, other) => Number(one.time < other.time) - Number(one.time > other.time))
    .map(({ item }) => item);
  return applicationGroups
    .map((group) => ({
      group,
      items: sorted.filter(({ status }) => (status ? groupOfStatus[status] : 'ownStatus') === group),
    }))
    .filter(({ items }) => items.length > 0);
}
