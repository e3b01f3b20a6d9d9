import { brandSettings } from './brand-settings';
import { commonSettings } from './common-settings';
import { resolveTable, type ResolvedConfig } from './resolve';
import type { InputOf, ValuesOf } from './setting';

export type { AgentSession } from './brand-values';
export type { Endpoint } from './endpoint-setting';
export type { Personalization } from './common-settings';

/** Every key that a host may configure (contract §3). */
export const settings = { ...commonSettings, ...brandSettings };

/** The configuration with every key filled in. */
export type Config = ValuesOf<typeof settings>;

/** What a host writes: any part of the configuration. */
export type ConfigInput = InputOf<typeof settings>;

/** All keys, from these sources over the defaults. */
export const resolveConfig = (sources: readonly unknown[]): ResolvedConfig<Config> =>
  resolveTable(settings, sources);
