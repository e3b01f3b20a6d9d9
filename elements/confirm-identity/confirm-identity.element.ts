import { toElement } from '../../src/element-kit/to-element';
import popupStyles from '../../src/styles/popup.css?inline';
import { ConfirmIdentityWidget } from './confirm-identity-widget';
import { confirmIdentityContract } from './confirm-identity.contract';

export const ShopperProfileConfirmIdentity = toElement(confirmIdentityContract, ConfirmIdentityWidget, [
  popupStyles,
]);
