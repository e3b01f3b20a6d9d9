import { atom } from 'jotai/vanilla';
import { applicationTypeOf } from '../../domain/enrollment/enrolling';
import type { PlanType } from '../../domain/plans/plan';
import { lookUp } from '../../domain/coerce';
import { configAtom } from '../config';
import { valueIn } from '../resource-states';
import { tollFreeStates } from './phones';

/** Whether the site has set the address of a page that has no default: without it nothing leads there. */
export const hasPageAtom = atom((get) => {
  const { routes } = get(configAtom);
  return (page: 'viewApplication' | 'medsuppResume'): boolean => Boolean(routes[page]);
});

/** Whether the site has set the page of the online application for plans of a type. */
export const hasApplicationPageAtom = atom((get) => {
  const { application } = get(configAtom).routes;
  return (planType: PlanType | undefined): boolean => {
    const type = applicationTypeOf(planType);
    return type !== undefined && Boolean(application[type]);
  };
});

/**
 * The configured number that enrolls in plans of a type; '' for none. One that the service knows comes seconds later: what
 * depends on this one is drawn at once, and moves nothing.
 */
export const configuredEnrollNumberAtom = atom((get) => {
  const { enrollByType, enrollDefault, tollFree } = get(configAtom).phones;
  return (planType: string): string =>
    [lookUp(enrollByType, planType), enrollDefault, tollFree].find(Boolean) ?? '';
});

/** The same, else the number that the service knows (POP-06, OPEN-B17); '' while there is none. */
export const enrollNumberAtom = atom((get) => {
  const configured = get(configuredEnrollNumberAtom);
  const fetched = valueIn(get(tollFreeStates.atom), '') ?? '';
  return (planType: string): string => configured(planType) || fetched;
});

/** How one can enroll in plans of a type: online, else by phone, else not at all. */
export const wayToEnrollAtom = atom((get) => {
  const hasPage = get(hasApplicationPageAtom);
  const numberOf = get(configuredEnrollNumberAtom);
  return (planType: PlanType): 'online' | 'phone' | undefined => {
    if (hasPage(planType)) return 'online';
    return numberOf(planType) === '' ? undefined : 'phone';
  };
});
