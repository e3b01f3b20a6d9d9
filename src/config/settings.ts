import { brandSettings } from './brand-settings';
import { commonSettings } from './common-settings';
import { resolveTable, type ResolvedConfig } from './resolve';
import type { InputOf, ValuesOf } from './setting';

export type { AgentSession } from './brand-values';
export type { Endpoint } from './endpoint-setting';
export type { Personalization } from './common-settings';

/** Every key that a host may configure (contract §3). */
export const settings = { ...commonSettings, ...brandSettings };

/** The resolved configuration, with a value for every key. */
export type Config = ValuesOf<typeof settings>;

/** What a host writes: any part of the configuration. */
export type ConfigInput = InputOf<typeof settings>;

/** Resolves all keys from these sources and the defaults. */
export const resolveConfig = (sources: readonly unknown[]): ResolvedConfig<Config> =>
  resolveTable(settings, sources);
