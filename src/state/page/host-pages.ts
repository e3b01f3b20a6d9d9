import { atom } from 'jotai/vanilla';
import { applicationTypeOf } from '../../domain/enrollment/enrolling';
import type { PlanType } from '../../domain/plans/plan';
import { lookUp } from '../../domain/coerce';
import { configAtom } from '../config';
import { valueIn } from '../resource-states';
import { tollFreeStates } from './phones';

/** Whether the site has configured the route of a page, which has no default; without it, no link or button shows. */
export const hasPageAtom = atom((get) => {
  const { routes } = get(configAtom);
  return (page: 'viewApplication' | 'medsuppResume'): boolean => Boolean(routes[page]);
});

/** Whether the site has configured the online application for plans of a type. */
export const hasApplicationPageAtom = atom((get) => {
  const { application } = get(configAtom).routes;
  return (planType: PlanType | undefined): boolean => {
    const type = applicationTypeOf(planType);
    return type !== undefined && Boolean(application[type]);
  };
});

/**
 * The configured number to enroll in plans of a type; '' for none. Use it for layout: the number from the service loads
 * seconds later and would shift the layout.
 */
export const configuredEnrollNumberAtom = atom((get) => {
  const { enrollByType, enrollDefault, tollFree } = get(configAtom).phones;
  return (planType: string): string =>
    [lookUp(enrollByType, planType), enrollDefault, tollFree].find(Boolean) ?? '';
});

/** The configured number, otherwise the number from the service (POP-06, OPEN-B17); '' until one is known. */
export const enrollNumberAtom = atom((get) => {
  const configured = get(configuredEnrollNumberAtom);
  const fetched = valueIn(get(tollFreeStates.atom), '') ?? '';
  return (planType: string): string => configured(planType) || fetched;
});

/** How to enroll in plans of a type: online, otherwise by phone; `undefined` when neither is configured. */
export const wayToEnrollAtom = atom((get) => {
  const hasPage = get(hasApplicationPageAtom);
  const numberOf = get(configuredEnrollNumberAtom);
  return (planType: PlanType): 'online' | 'phone' | undefined => {
    if (hasPage(planType)) return 'online';
    return numberOf(planType) === '' ? undefined : 'phone';
  };
});
