/** Fills `{name}` placeholders, each value escaped for a URL; a missing value leaves nothing behind. */
export const fillTemplate = (
  template: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? '').replaceAll('%2C', ','),
  );

/** Route defaults without a leading slash start at the site root (OPEN-A023). */
export const fromSiteRoot = (url: string): string =>
  /^(\/|[a-z][a-z0-9+.-]*:)/i.test(url) ? url : `/${url}`;
