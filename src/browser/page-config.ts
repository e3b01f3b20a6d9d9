import { configureCalls } from './page';

const BLOCK = 'script[type="application/json"][data-shopper-profile-config]';

const globalConfig = (): unknown => (window as { shopperProfileConfig?: unknown }).shopperProfileConfig;

export const hasGlobalConfig = (): boolean => globalConfig() !== undefined;

/**
 * The page's configuration sources in the order in which they win, the last one first to last (contract §3). A block that is
 * not JSON is left out; who wants to say so gets its text.
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

/** The host's personalization object under its own global name. */
export const globalPersonalization = (): unknown =>
  (window as unknown as Record<string, unknown>).personalizationContextService;

/**
 * The language that the page will most likely have, read without checking anything: enough to fetch the right
 * wording early. What the configuration really says is decided later.
 */
export function rawLocale(): 'en' | 'es' {
  const host = globalConfig();
  const configured = typeof host === 'object' && host !== null && 'locale' in host ? host.locale : undefined;
  const language = typeof configured === 'string' ? configured : document.documentElement.lang;
  return /^\s*es\s*([-_]|$)/i.test(language) ? 'es' : 'en';
}
