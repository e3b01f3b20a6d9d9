import type { Config, Endpoint } from './settings';

export type Brand = 'AMP' | 'UMS';
export type Locale = 'en' | 'es';

/** Ignores the region (`es-US` is Spanish); English for any language without a translation. */
export const toLocale = (language: string | null | undefined): Locale =>
  language?.trim().toLowerCase().split(/[-_]/)[0] === 'es' ? 'es' : 'en';

/** `{site}` of the sign-in validation, and the prefix of trace ids (OPEN-A096). */
export const siteIdOf = (config: Config): string =>
  config.siteId ?? (config.site === 'AMP' ? 'AARPM' : 'UHCM');

/** `environment`, otherwise the first environment that lists the host; `undefined` when the site has configured neither. */
function configuredEnvironment({ environment, analytics }: Config, host: string): string | undefined {
  if (environment) return environment;
  return Object.entries(analytics.hosts).find(([, hosts]) => hosts.includes(host))?.[0];
}

export const environmentOf = (config: Config, host: string): string =>
  configuredEnvironment(config, host) ?? 'Dev';

/** Whether the site has configured the environment of this host; if not, analytics receive no personal data. */
export const isEnvironmentKnown = (config: Config, host: string): boolean =>
  configuredEnvironment(config, host) !== undefined;

/** Parses `"GET /path"`; `null` for a call that is turned off or cannot be parsed. */
export function toEndpoint(value: string | Endpoint | null): Endpoint | null {
  if (value === null || typeof value === 'object') return value;
  const match = /^([A-Za-z]+)\s+(\S+)$/.exec(value.trim());
  return match?.[1] && match[2] ? { method: match[1].toUpperCase(), path: match[2] } : null;
}

const isAbsolute = (address: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(address);

/** URL of a service below the base URL of all services; returns an absolute URL unchanged. */
export function belowBase(base: string, address: string): string {
  if (base === '' || isAbsolute(address)) return address;
  const below = address.replace(/^\/+/, '');
  return base.replace(/\/+$/, '') + (below && `/${below}`);
}

export const isBelow = (url: string, base: string): boolean =>
  base !== '' && url.startsWith(`${base.replace(/\/+$/, '')}/`);

/** The configuration with `services.base` added to each service and endpoint. */
export function withServiceBase(config: Config): Config {
  const { base } = config.services;
  if (base === '') return config;
  const below = (value: string): string => belowBase(base, value);
  const servicesBelow = Object.entries(config.services).map(([name, value]) => [name, below(value)]);
  const endpointsBelow = Object.entries(config.endpoints).map(([name, value]) => {
    const endpoint = toEndpoint(value);
    return [name, endpoint && { ...endpoint, path: below(endpoint.path) }];
  });
  return {
    ...config,
    services: { ...(Object.fromEntries(servicesBelow) as Config['services']), base },
    endpoints: Object.fromEntries(endpointsBelow) as Config['endpoints'],
  };
}
