import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { hasHostNavigate, navigateTo, prefetchPage } from '../browser/navigation';
import { CopyContext } from '../ui/copy-context';
import { useHost } from '../ui/host';
import { NavigationContext, type Navigation } from '../ui/link';
import { toLocale, type Locale } from '../config/derived';
import type { CopySection } from '../copy/types';
import type { View } from '../domain/shopper/view';
import { brandAtom, localeAtom } from '../state/config';
import { loadCopy, translateAtom } from '../state/copy';
import { isOffAtom } from '../state/page/shown-view';
import { useValue } from '../state/react';
import { mayGoTo } from '../state/shopper/shopper';

/** Language of the piece: the element's own `lang`, else the configured one. */
function useLocale(): Locale {
  const { lang } = useHost();
  const locale = useValue(localeAtom);
  return lang ? toLocale(lang) : locale;
}

/** Links of the piece: the host hears of a navigation before it happens, and may route by itself. */
function useNavigation(): Navigation {
  const host = useHost();
  return useMemo(
    () => ({
      follow: (name, url) => {
        if (!host.dispatch('navigate', { name, url }, true) || !mayGoTo(name)) return false;
        if (!hasHostNavigate()) return true;
        navigateTo(url);
        return false;
      },
      prepare: prefetchPage,
    }),
    [host],
  );
}

/**
 * What every piece stands in: brand, language, wording and links. Until the wording is there, the author's own
 * content stays; until that of another language is there, the piece stays as it is.
 */
export function WidgetFrame({
  section,
  view,
  children,
}: {
  section: CopySection;
  /** The view that the piece belongs to; without one it is in all of them. */
  view?: View;
  children: ReactNode;
}): ReactNode {
  const locale = useLocale();
  const brand = useValue(brandAtom);
  const wording = useValue(translateAtom(locale, section));
  const [shown, setShown] = useState({ t: wording, locale });
  if (wording && wording !== shown.t) setShown({ t: wording, locale });
  const navigation = useNavigation();
  const host = useHost();
  const isOff = useValue(isOffAtom(view));
  useLayoutEffect(() => {
    host.setState('off', isOff);
  }, [host, isOff]);
  useEffect(() => {
    void loadCopy(locale, section);
  }, [locale, section]);
  if (!shown.t) return <slot />;
  return (
    <CopyContext value={shown.t}>
      <NavigationContext value={navigation}>
        <div className="root" lang={shown.locale} data-brand={brand} part="root">
          {children}
        </div>
      </NavigationContext>
    </CopyContext>
  );
}
