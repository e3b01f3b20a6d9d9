import { atom } from 'jotai/vanilla';
import type { Config } from '../../config/settings';
import { fillTemplate, fromSiteRoot } from '../../domain/shopper/routes';
import { configAtom } from '../config';
import { activeYearAtom } from './dates';
import { profileAtom } from '../profile/profile';
import { read } from '../store';

export type RouteName = Exclude<keyof Config['routes'], 'application'>;
export type RouteValues = Readonly<Record<string, string | number | undefined>>;

/** URL of a route by name; '' for a route without a template (SHELL-08 … SHELL-20). */
export const routeUrlAtom = atom((get) => {
  const { routes, identityProvider, brandPaths, site } = get(configAtom);
  return (name: RouteName, values: RouteValues = {}): string => {
    const template = routes[name];
    if (!template) return '';
    return fromSiteRoot(fillTemplate(template, { identityProvider, brand: brandPaths[site], ...values }));
  };
});

/** ZIP code of the saved plans; their links need nothing else of the profile. */
export const savedZipCodeAtom = atom((get) => get(profileAtom).zipCode);

/** Where all plans are: the plan summary; without a ZIP code the entry of one (SHELL-29). */
export const browseUrlAtom = atom((get) => {
  const urlOf = get(routeUrlAtom);
  const { zipCode, plans } = get(profileAtom);
  const zipcode = zipCode ?? plans[0]?.zipCode;
  return zipcode ? urlOf('planSummary', { zipcode, planYear: get(activeYearAtom) }) : urlOf('zipEntry');
});

export const routeUrl = (name: RouteName, values?: RouteValues): string => read(routeUrlAtom)(name, values);
