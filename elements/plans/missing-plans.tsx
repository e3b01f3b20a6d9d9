import type { ReactNode } from 'react';
import { supportPhoneAtom } from '../../src/state/page/phones';
import { planListsAtom, type PlanCardModel } from '../../src/state/plans/plans';
import { useValue } from '../../src/state/react';
import { atom } from '../../src/state/store';
import { useCopy } from '../../src/ui/copy-context';
import { FailedList } from '../../src/ui/list-box';
import type { Retry } from '../../src/ui/missing-details';

interface MissingPlansProps extends Retry {
  missing: readonly PlanCardModel[];
  /** Whether no saved plan has its details. */
  areAll: boolean;
  headingLevel: number;
}

/** Whether a card lacks its details. */
export const isAnyPlanMissingAtom = atom((get) =>
  get(planListsAtom).some(({ plans }) => plans.some(({ detail }) => detail === null)),
);

/**
 * The cards about which one notice says that they lack their details. A card that is the only one of several has
 * its own message, as have supplements, whose text differs (MEDSUPP-15).
 */
export function missingOf(cards: readonly PlanCardModel[]): readonly PlanCardModel[] {
  const missing = cards.filter(({ detail, plan }) => detail === null && plan.planType !== 'MS');
  return missing.length > 1 || missing.length === cards.length ? missing : [];
}

/** One notice for all cards that lack their details, instead of one in each card (contract §4). */
export function MissingPlans({ missing, areAll, ...props }: MissingPlansProps): ReactNode {
  const t = useCopy('plans');
  const phone = useValue(supportPhoneAtom);
  // A card without a name does not offer to enroll.
  const canEnrollLater = missing.some(
    ({ enrollmentAction, plan }) => enrollmentAction && plan.planName === undefined,
  );
  const text = [
    t('plans.missing.text'),
    canEnrollLater && t('plans.missing.enroll'),
    t('plans.missing.retry'),
  ];
  return (
    <FailedList
      look="empty"
      heading={t(areAll ? 'plans.missing.heading' : 'plans.missing.headingOfSome')}
      text={text.filter(Boolean).join(' ')}
      phone={phone}
      {...props}
    />
  );
}
