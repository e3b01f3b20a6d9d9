import { toElement } from '../../src/element-kit/to-element';
import popupStyles from '../../src/styles/popup.css?inline';
import waitingStyles from '../../src/styles/waiting.css?inline';
import loadingStyles from './loading.css?inline';
import { LoadingWidget } from './loading-widget';
import { loadingContract } from './loading.contract';

export const ShopperProfileLoading = toElement(loadingContract, LoadingWidget, [
  loadingStyles,
  waitingStyles,
  popupStyles,
]);
