import { warnOnce } from '../../browser/logger';
import { bringToPage } from '../../browser/popup-tags';
import { shopperValueAtom, write } from '../store';

/** `loadingScreenData` (POP-01 … POP-04). `message` and `information` are HTML, which is sanitised before it shows. */
export interface LoadingScreen {
  heading: string;
  message: string;
  information?: string;
  /** Whether there is a close button. */
  closable?: boolean;
}

/** What the loading popup shows; the member import has words of its own. */
export const loadingScreenAtom = shopperValueAtom<LoadingScreen | 'memberImport' | null>('loadingScreen', null);

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

const isScreen = (value: unknown): value is LoadingScreen =>
  typeof value === 'object' &&
  value !== null &&
  'heading' in value &&
  'message' in value &&
  isText(value.heading) &&
  isText(value.message) &&
  (!('information' in value) || typeof (value.information ?? '') === 'string');

/** Opens the loading popup, or changes what an open one says. */
export function showLoading(screen: LoadingScreen | 'memberImport'): void {
  if (screen !== 'memberImport' && !isScreen(screen)) {
    warnOnce('showLoading: expected { heading, message, information? } as texts');
    return;
  }
  write(loadingScreenAtom, screen);
  bringToPage('shopper-profile-loading');
}

export function hideLoading(): void {
  write(loadingScreenAtom, null);
}
