import { useEffect, useEffectEvent, useState } from 'react';
import { warnOnce } from '../browser/logger';
import type { TextsInAllLanguages } from '../copy/types';
import { provideTexts } from '../state/copy';

/** Reports a failure for content that no press has requested. */
export const sayMissing = (): void => {
  warnOnce('a notice could not be loaded');
};

interface FilesOnDemand {
  /** Shared texts that only these files use. */
  texts?: TextsInAllLanguages;
}

/**
 * Loads files when they are first needed, because most shoppers open no popup. Returns null until they have loaded.
 * Failed files are requested again the next time; `onFailure` reports the failure to the shopper.
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
