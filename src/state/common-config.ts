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

/** Which keys there are: more than these where a bundle has pieces that read more. */
export function provideSettings(settings: Table): void {
  table = settings;
}

/** Rises with each `configure` call. */
const configureCountAtom = pageAtom('configureCount', 0);

/** A page whose configuration is right does not load it. */
const advice = () => import('../config/advice').catch(() => undefined);

async function warnOf(problems: readonly string[]): Promise<void> {
  if (problems.length === 0) return;
  const found = await advice();
  for (const problem of problems) warnOnce(found?.withNearestKey(problem, table) ?? problem);
}

/** Every copy of the bundle works it out for itself from the same sources, because each knows its own keys. */
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

/** The one configuration of the page (contract §3). */
export const commonConfigAtom = atom((get): CommonConfig => get(resolvedAtom).config);

let followed: Store | undefined;

/**
 * What the configuration says of the page itself counts from now on, and after each `configure` call: where problems are
 * logged, who navigates. What is wrong with it is said.
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

/** Language of the page's pieces; a `lang` around one of them goes before it. */
export const localeAtom = atom((get): Locale => toLocale(get(commonConfigAtom).locale ?? pageLanguage()));

/** The host's personalization object, if there is one (HELP-15). */
export function personalization(): Personalization | null {
  const found = read(commonConfigAtom).personalization ?? globalPersonalization();
  return typeof found === 'object' && found !== null ? found : null;
}
