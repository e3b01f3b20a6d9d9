import { toElement } from '../../src/element-kit/to-element';
import popupStyles from '../../src/styles/popup.css?inline';
import { SignOutWidget } from './sign-out-widget';
import { signOutContract } from './sign-out.contract';

export const ShopperProfileSignOut = toElement(signOutContract, SignOutWidget, [popupStyles]);
