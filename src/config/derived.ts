import type { Config, Endpoint } from './settings';

export type Brand = 'AMP' | 'UMS';
export type Locale = 'en' | 'es';

/** Only the language part counts (`es-US` is Spanish); any language without a translation reads English. */
export const toLocale = (language: string | null | undefined): Locale =>
  language?.trim().toLowerCase().split(/[-_]/)[0] === 'es' ? 'es' : 'en';

/** `{site}` of the sign-in validation, and the front part of trace ids (OPEN-A096). */
export const siteIdOf = (config: Config): string =>
  config.siteId ?? (config.site === 'AMP' ? 'AARPM' : 'UHCM');

/** `environment`, else the first environment whose host list has the page's host, else `Dev`. */
export function environmentOf(config: Config, host: string): string {
  if (config.environment) return config.environment;
  const listed = Object.entries(config.analytics.hosts).find(([, hosts]) => hosts.includes(host));
  return listed?.[0] ?? 'Dev';
}

/** Reads `"GET /path"`; `null` for a call that is switched off or unreadable. */
export function toEndpoint(value: string | Endpoint | null): Endpoint | null {
  if (value === null || typeof value === 'object') return value;
  const match = /^([A-Za-z]+)\s+(\S+)$/.exec(value.trim());
  return match?.[1] && match[2] ? { method: match[1].toUpperCase(), path: match[2] } : null;
}
