import { useEffect, useState, type ReactNode } from 'react';
import { toLocale, type Locale } from '../config/derived';
import { brandAtom, followConfig, localeAtom } from '../state/common-config';
import { loadCopy, translateAtom } from '../state/copy';
import { useValue } from '../state/react';
import { CopyContext } from '../ui/copy-context';
import { useHost } from '../ui/host';
import { OpeningsFrame } from '../ui/not-opened';

/**
 * Language of the element: from its nearest ancestor with `lang` below `<html>`, otherwise the configured one,
 * otherwise the page's.
 */
export function useLocale(): Locale {
  const { lang } = useHost();
  const locale = useValue(localeAtom);
  return lang ? toLocale(lang) : locale;
}

/**
 * Provides brand, language, and texts to an element. The author content remains until the texts have loaded; when the
 * language changes, the element stays as it is until the new texts have loaded.
 */
export function ElementFrame({ children }: { children: ReactNode }): ReactNode {
  const { tag } = useHost();
  const locale = useLocale();
  const brand = useValue(brandAtom);
  const texts = useValue(translateAtom(locale, tag));
  const [shown, setShown] = useState({ t: texts, locale });
  if (texts && texts !== shown.t) setShown({ t: texts, locale });
  useEffect(followConfig, []);
  useEffect(() => {
    void loadCopy(locale, tag);
  }, [locale, tag]);
  if (!shown.t) return <slot />;
  return (
    <CopyContext value={shown.t}>
      <div className="root" lang={shown.locale} data-brand={brand} part="root">
        <div className="room">
          <OpeningsFrame>{children}</OpeningsFrame>
        </div>
      </div>
    </CopyContext>
  );
}
