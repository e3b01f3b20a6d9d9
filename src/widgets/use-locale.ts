import { toLocale, type Locale } from '../config/derived';
import { localeAtom } from '../state/common-config';
import { useValue } from '../state/react';
import { useHost } from '../ui/host';

/** Language of the piece: of the nearest element with a `lang` below `<html>`, else the configured one, else the page's. */
export function useLocale(): Locale {
  const { lang } = useHost();
  const locale = useValue(localeAtom);
  return lang ? toLocale(lang) : locale;
}
