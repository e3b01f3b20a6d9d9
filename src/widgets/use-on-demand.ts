import { useEffect, useEffectEvent, useState } from 'react';
import { warnOnce } from '../browser/logger';

/** For what nobody has asked for by a press. */
export const sayMissing = (): void => {
  warnOnce('a notice could not be loaded');
};

/**
 * Files that come when they are first needed: most shoppers open no popup. Null until they are there. Files that cannot
 * be loaded are asked for again the next time; `onFailure` says so to the shopper.
 */
export function useOnDemand<Files>(
  isNeeded: boolean,
  load: () => Promise<Files>,
  onFailure: () => void,
): Files | null {
  const [files, setFiles] = useState<Files | null>(null);
  const failed = useEffectEvent(onFailure);
  const isMissing = isNeeded && files === null;
  useEffect(() => {
    if (isMissing) void load().then(setFiles, () => failed());
  }, [isMissing, load]);
  return files;
}
