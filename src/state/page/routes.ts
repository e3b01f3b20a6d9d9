import { atom } from 'jotai/vanilla';
import type { Config } from '../../config/settings';
import { toAddress } from '../../domain/address';
import { fillTemplate, fromSiteRoot, withQuery } from '../../domain/shopper/routes';
import { lookUp } from '../../domain/coerce';
import { configAtom } from '../config';
import { activeYearAtom } from './dates';
import { knownZipCodeAtom } from '../profile/profile-texts';
import { read } from '../store';

export type RouteName = Exclude<keyof Config['routes'], 'application'>;
export type RouteValues = Readonly<Record<string, string | number | undefined>>;

/**
 * URL of a route by name; `values` override the known ZIP code and the active year. If a route with `{zipcode}` lacks a value,
 * returns the URL of `zipEntry` instead; '' when the route is not set or lacks a value (SHELL-08 … SHELL-20, SHELL-29).
 */
export const routeUrlAtom = atom((get) => {
  const { routes, identityProvider, brandPaths, site } = get(configAtom);
  const year = get(activeYearAtom);
  const known = {
    identityProvider,
    brand: brandPaths[site],
    zipcode: get(knownZipCodeAtom),
    planYear: year,
    year,
  };
  const fill = (template: string, values: RouteValues): string =>
    toAddress(fromSiteRoot(fillTemplate(template, { ...known, ...values })));
  return (name: RouteName, values: RouteValues = {}): string => {
    // Hosts can pass any name to `go()`, including `constructor` and `application`.
    const route = lookUp<unknown>(routes, name);
    const template = typeof route === 'string' ? route : '';
    const url =
      fill(template, values) || (template.includes('{zipcode}') ? fill(routes.zipEntry, values) : '');
    if (name !== 'recommendationResults' || template.includes('{year}')) return url;
    return withQuery(url, 'year', String(values.year ?? year)); // SHELL-23, OPEN-A025
  };
});

/** URL of all plans: the plan summary, or `zipEntry` when no ZIP code is known (SHELL-29). */
export const browseUrlAtom = atom((get) => {
  const urlOf = get(routeUrlAtom);
  return urlOf(get(knownZipCodeAtom) === undefined ? 'zipEntry' : 'planSummary');
});

export const routeUrl = (name: RouteName, values?: RouteValues): string => read(routeUrlAtom)(name, values);

/** Name of the route behind a URL: `zipEntry` when it replaces the requested route. */
export const routeOf = (name: string, url: string): string =>
  url === routeUrl('zipEntry') ? 'zipEntry' : name;
