import { setHostLogger, warnOnce } from '../browser/logger';
import { pageLanguage, setHostNavigate } from '../browser/navigation';
import { configureCalls } from '../browser/page';
import { configSources, globalPersonalization } from '../browser/page-config';
import { commonSettings, type CommonConfig, type Personalization } from '../config/common-settings';
import { toLocale, type Brand, type Locale } from '../config/derived';
import { resolveTable } from '../config/resolve';
import { atom, pageAtom, read, store, write, type Store } from './store';

type Table = typeof commonSettings;

let table: Table = commonSettings;

/** Sets the known keys. Bundles with elements that read more than the common keys call it. */
export function provideSettings(settings: Table): void {
  table = settings;
}

/** Number of `configure` calls. */
const configureCountAtom = pageAtom('configureCount', 0);

/** Loaded on demand, because pages with a valid configuration do not need it. */
const advice = () => import('../config/advice').catch(() => undefined);

async function warnOf(problems: readonly string[]): Promise<void> {
  if (problems.length === 0) return;
  const found = await advice();
  for (const problem of problems) warnOnce(found?.withNearestKey(problem, table) ?? problem);
}

/** Not shared: each copy of the bundle resolves the same sources itself, because each knows different keys. */
const resolvedAtom = atom((get) => {
  get(configureCountAtom);
  return resolveTable(
    table,
    configSources((text) => {
      void advice().then((advice) => {
        const reason = advice?.whyNotJson(text) ?? '';
        warnOnce(`the <script data-shopper-profile-config> block is not JSON${reason}; it is ignored`);
      });
    }),
  );
});

/** The configuration of the page (contract §3). */
export const commonConfigAtom = atom((get): CommonConfig => get(resolvedAtom).config);

let followed: Store | undefined;

/**
 * Applies the page-wide settings (`logger`, `navigate`) now and after each `configure` call, and warns of problems in the
 * configuration.
 */
export function followConfig(): void {
  if (followed === store()) return;
  followed = store();
  const apply = (): void => {
    const { config, problems } = read(resolvedAtom);
    setHostLogger(config.logger);
    setHostNavigate(config.navigate);
    void warnOf(problems);
  };
  configureCalls().onCall = () => {
    write(configureCountAtom, read(configureCountAtom) + 1);
  };
  followed.sub(resolvedAtom, apply);
  apply();
}

export const brandAtom = atom((get): Brand => get(commonConfigAtom).site);

/** Language of the elements on the page; overridden by a `lang` around an element. */
export const localeAtom = atom((get): Locale => toLocale(get(commonConfigAtom).locale ?? pageLanguage()));

/** The host's personalization object, if there is one (HELP-15). */
export function personalization(): Personalization | null {
  const found = read(commonConfigAtom).personalization ?? globalPersonalization();
  return typeof found === 'object' && found !== null ? found : null;
}
