import { configureCalls } from './page';

const BLOCK = 'script[type="application/json"][data-shopper-profile-config]';

const globalConfig = (): unknown => (window as { shopperProfileConfig?: unknown }).shopperProfileConfig;

export const hasGlobalConfig = (): boolean => globalConfig() !== undefined;

/**
 * The configuration sources of the page, in ascending precedence: a later source overrides an earlier one (contract §3). A
 * block that is not valid JSON is dropped; `onBroken` receives its text.
 */
export function configSources(onBroken?: (text: string) => void): unknown[] {
  const sources: unknown[] = [];
  if (hasGlobalConfig()) sources.push(globalConfig());
  for (const block of document.querySelectorAll(BLOCK)) {
    const text = block.textContent;
    try {
      sources.push(JSON.parse(text.trim() || '{}'));
    } catch {
      onBroken?.(text);
    }
  }
  return [...sources, ...configureCalls().partials];
}

/** The host's personalization object, a global of this name. */
export const globalPersonalization = (): unknown =>
  (window as unknown as Record<string, unknown>).personalizationContextService;

/**
 * The likely language of the page, from the unchecked configuration, to load the right texts early. The resolved
 * configuration determines the final language.
 */
export function rawLocale(): 'en' | 'es' {
  const host = globalConfig();
  const configured = typeof host === 'object' && host !== null && 'locale' in host ? host.locale : undefined;
  const language = typeof configured === 'string' ? configured : document.documentElement.lang;
  return /^\s*es\s*([-_]|$)/i.test(language) ? 'es' : 'en';
}
