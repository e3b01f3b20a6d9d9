import { useEffect, useState, type ReactNode } from 'react';
import { toLocale, type Locale } from '../config/derived';
import { brandAtom, followConfig, localeAtom } from '../state/common-config';
import { loadCopy, translateAtom } from '../state/copy';
import { useValue } from '../state/react';
import { CopyContext } from '../ui/copy-context';
import { useHost } from '../ui/host';
import { OpeningsFrame } from '../ui/not-opened';

/** Language of the piece: of the nearest element with a `lang` below `<html>`, else the configured one, else the page's. */
export function useLocale(): Locale {
  const { lang } = useHost();
  const locale = useValue(localeAtom);
  return lang ? toLocale(lang) : locale;
}

/**
 * Brand, language and wording of a piece. Until the wording is there, the author's own content stays; until that of
 * another language is there, the piece stays as it is.
 */
export function PieceFrame({ children }: { children: ReactNode }): ReactNode {
  const { tag } = useHost();
  const locale = useLocale();
  const brand = useValue(brandAtom);
  const wording = useValue(translateAtom(locale, tag));
  const [shown, setShown] = useState({ t: wording, locale });
  if (wording && wording !== shown.t) setShown({ t: wording, locale });
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
