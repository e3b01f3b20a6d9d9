import { atom } from 'jotai/vanilla';
import { setHostLogger, warnOnce } from '../browser/logger';
import { pageLanguage, setHostNavigate } from '../browser/navigation';
import { configureCalls } from '../browser/page';
import { configSources, globalPersonalization } from '../browser/page-config';
import { toLocale, type Brand, type Locale } from '../config/derived';
import { resolveConfig } from '../config/resolve';
import type { Config, Personalization } from '../config/settings';
import { pageAtom, read, write } from './store';

function resolve(): Config {
  const { config, problems } = resolveConfig(configSources());
  setHostLogger(config.logger);
  setHostNavigate(config.navigate);
  for (const problem of problems) warnOnce(problem);
  return config;
}

/** Rises with each `configure` call. */
const configureCountAtom = pageAtom('configureCount', 0);

/**
 * The one configuration of the page (contract §3), read when the first piece asks for it. Every copy of the bundle
 * works it out for itself from the same sources, because each knows its own keys.
 */
export const configAtom = atom((get): Config => {
  get(configureCountAtom);
  configureCalls().onCall = () => {
    write(configureCountAtom, read(configureCountAtom) + 1);
  };
  return resolve();
});

/** The configuration for code outside React. */
export const currentConfig = (): Config => read(configAtom);

export const brandAtom = atom((get): Brand => get(configAtom).site);

/** Language of the page's pieces; an element's own `lang` goes before it. */
export const localeAtom = atom((get): Locale => toLocale(get(configAtom).locale ?? pageLanguage()));

/** The host's personalization object, if there is one (HELP-15). */
export function personalization(): Personalization | null {
  const found = currentConfig().personalization ?? globalPersonalization();
  return typeof found === 'object' && found !== null ? found : null;
}
