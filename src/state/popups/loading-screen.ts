import { warnOnce } from '../../browser/logger';
import { openOnPage } from '../../browser/element-requests';
import { closePopup, openPopup, type LoadingScreen } from './popups';

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

const isScreen = (value: unknown): value is LoadingScreen =>
  typeof value === 'object' &&
  value !== null &&
  'heading' in value &&
  'message' in value &&
  isText(value.heading) &&
  isText(value.message) &&
  (!('information' in value) || typeof (value.information ?? '') === 'string');

/** Opens the loading popup, or updates an open one; the member import has texts of its own. */
export function showLoading(screen: LoadingScreen | 'memberImport'): void {
  if (screen !== 'memberImport' && !isScreen(screen)) {
    warnOnce('showLoading: expected { heading, message, information? } as texts');
    return;
  }
  openPopup('loading', screen);
  openOnPage('shopper-profile-loading');
}

export function hideLoading(): void {
  closePopup('loading');
}
