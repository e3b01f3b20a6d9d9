import { useEffect, useState, type ReactNode } from 'react';
import { brandAtom, followConfig } from '../state/common-config';
import { loadCopy, translateAtom } from '../state/copy';
import { useValue } from '../state/react';
import { CopyContext } from '../ui/copy-context';
import { useHost } from '../ui/host';
import { OpeningsFrame } from '../ui/not-opened';
import { useLocale } from './use-locale';

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
