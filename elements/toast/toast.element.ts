import { toElement } from '../../src/element-kit/to-element';
import popupStyles from '../../src/styles/popup.css?inline';
import { ToastWidget } from './toast-widget';
import { toastContract } from './toast.contract';

export const ShopperProfileToast = toElement(toastContract, ToastWidget, [popupStyles]);
