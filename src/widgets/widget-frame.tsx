import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { hasHostNavigate, navigateTo } from '../browser/navigation';
import { CopyContext } from '../components/copy-context';
import { useHost } from '../components/host';
import { FollowContext, type Follow } from '../components/link';
import { toLocale, type Locale } from '../config/derived';
import type { CopySection } from '../copy/types';
import { brandAtom, localeAtom } from '../state/config';
import { loadCopy, translateAtom } from '../state/copy';
import { useValue } from '../state/react';

/** Language of the piece: the element's own `lang`, else the configured one. */
function useLocale(): Locale {
  const { lang } = useHost();
  const locale = useValue(localeAtom);
  return lang ? toLocale(lang) : locale;
}

/** Offers a navigation to the host before it happens; answers whether the browser may follow the link itself. */
function useFollow(): Follow {
  const host = useHost();
  return useCallback(
    (name, url) => {
      if (!host.dispatch('navigate', { name, url }, true)) return false;
      if (!hasHostNavigate()) return true;
      navigateTo(url);
      return false;
    },
    [host],
  );
}

/**
 * What every piece stands in: brand, language, wording and links. Until the wording is there, the author's own
 * content stays; until that of another language is there, the piece stays as it is.
 */
export function WidgetFrame({ section, children }: { section: CopySection; children: ReactNode }): ReactNode {
  const locale = useLocale();
  const brand = useValue(brandAtom);
  const wording = useValue(translateAtom(locale, section));
  const [shown, setShown] = useState({ t: wording, locale });
  if (wording && wording !== shown.t) setShown({ t: wording, locale });
  const follow = useFollow();
  useEffect(() => {
    void loadCopy(locale, section);
  }, [locale, section]);
  if (!shown.t) return <slot />;
  return (
    <CopyContext value={shown.t}>
      <FollowContext value={follow}>
        <div className="root" lang={shown.locale} data-brand={brand} part="root">
          {children}
        </div>
      </FollowContext>
    </CopyContext>
  );
}
