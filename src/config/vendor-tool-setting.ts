import { isAddress } from '../domain/address';
import { isUsable } from './address-setting';
import { hasTexts, isText, orNull, type Setting } from './setting';

/** A tool of another maker, which opens in a drawer or works on its own. */
export interface VendorTool {
  script: string;
  /** Hash of the script, as `sha384-…`: any other text does not run. */
  integrity?: string;
  stylesheet?: string;
  globalName?: string;
  closeEvent?: string;
}

export const vendorTool = (): Setting<VendorTool | null> =>
  orNull(
    'object of strings with the address of a script',
    (value) =>
      hasTexts(value, 'script') &&
      isAddress(value.script ?? '') &&
      isUsable(value.stylesheet ?? '') &&
      Object.values(value).every(isText),
  );
