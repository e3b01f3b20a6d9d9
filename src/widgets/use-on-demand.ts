import { useEffect, useEffectEvent, useState } from 'react';
import { warnOnce } from '../browser/logger';
import type { TextsInAllLanguages } from '../copy/types';
import { provideTexts } from '../state/copy';

/** For what nobody has asked for by a press. */
export const sayMissing = (): void => {
  warnOnce('a notice could not be loaded');
};

interface FilesOnDemand {
  /** Shared texts that these files alone use. */
  texts?: TextsInAllLanguages;
}

/**
 * Files that come when they are first needed: most shoppers open no popup. Null until they are there. Files that cannot
 * be loaded are asked for again the next time; `onFailure` says so to the shopper.
 */
export function useOnDemand<Files extends object>(
  isNeeded: boolean,
  load: () => Promise<Files & FilesOnDemand>,
  onFailure: () => void,
): Files | null {
  const [files, setFiles] = useState<Files | null>(null);
  const failed = useEffectEvent(onFailure);
  const isMissing = isNeeded && files === null;
  useEffect(() => {
    if (!isMissing) return;
    const show = (loaded: Files & FilesOnDemand): void => {
      if (loaded.texts) provideTexts(loaded.texts);
      setFiles(loaded);
    };
    void load().then(show, () => failed());
  }, [isMissing, load]);
  return files;
}
