import { toElement } from '../../src/element-kit/to-element';
import fieldStyles from '../../src/styles/field.css?inline';
import popupStyles from '../../src/styles/popup.css?inline';
import { EmailWidget } from './email-widget';
import { emailContract } from './email.contract';

export const ShopperProfileEmail = toElement(emailContract, EmailWidget, [fieldStyles, popupStyles]);
