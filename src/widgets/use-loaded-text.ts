import { useValue } from '../state/react';
import { wasSignedOutAtom } from '../state/shopper/signed-out';
import { useCopy } from '../ui/copy-context';

/** What a list says to screen readers once it is there: how many items it has, or that the shopper was signed out. */
export function useLoadedText(isReady: boolean, count: number, say: () => string): string {
  const t = useCopy('common');
  const wasSignedOut = useValue(wasSignedOutAtom);
  if (!isReady) return '';
  if (count > 0 || !wasSignedOut) return say();
  return `${t('common.signedOut.heading')}. ${t('common.signedOut.text')}`;
}
