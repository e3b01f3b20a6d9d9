import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { CopyContext, useCopy } from '../ui/copy-context';
import { useHost } from '../ui/host';
import { toLocale } from '../config/derived';
import type { CopySection, Translate } from '../copy/types';
import { localeAtom } from '../state/config';
import { loadCopy, translateAtom } from '../state/copy';
import { useValue } from '../state/react';
import { read } from '../state/store';

/**
 * Wording beside the piece's own, for what comes on demand. Nothing shows until it is there; `onMissing` hears when it
 * cannot be loaded, and it is asked for again when `needed` changes.
 */
export function ExtraWording({
  section,
  needed,
  onMissing,
  children,
}: {
  section: CopySection;
  needed: unknown;
  onMissing(): void;
  children: ReactNode;
}): ReactNode {
  const t = useCopy();
  const { lang } = useHost();
  const pageLocale = useValue(localeAtom);
  const locale = lang ? toLocale(lang) : pageLocale;
  const wording = useValue(translateAtom(locale, section));
  const [shown, setShown] = useState(() => wording);
  if (wording && wording !== shown) setShown(() => wording);

  const missing = useEffectEvent(onMissing);
  useEffect(() => {
    void loadCopy(locale, section).then(() => {
      if (needed && !read(translateAtom(locale, section))) missing();
    });
  }, [locale, section, needed]);

  const both = useMemo(
    (): Translate | undefined => shown && ((key, values) => shown(key, values) || t(key, values)),
    [shown, t],
  );
  return both && <CopyContext value={both}>{children}</CopyContext>;
}
