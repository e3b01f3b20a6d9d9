import { toElement } from '../../src/element-kit/to-element';
import blockStyles from '../../src/styles/block.css?inline';
import browsePromptStyles from '../../src/styles/browse-prompt.css?inline';
import screenOnly from '../../src/styles/screen-only.css?inline';
import { MobilePromptWidget } from './mobile-prompt-widget';
import { mobilePromptContract } from './mobile-prompt.contract';

export const ShopperProfileMobilePrompt = toElement(mobilePromptContract, MobilePromptWidget, [
  blockStyles,
  browsePromptStyles,
  screenOnly,
]);
