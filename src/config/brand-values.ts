import { isAddress } from '../domain/address';
import { telesalesForms, telesalesStatuses } from '../domain/shopper/roles';
import { isUsable } from './address-setting';
import { hasTexts, isText, orNull, type Setting } from './setting';

/* Values of keys that brand pages alone have a use for: what they are, and which are accepted. */

/** Header name, key in session storage, and the path prefix of the calls that carry it (OPEN-A092). */
export interface AgentSession {
  header: string;
  storageKey: string;
  pathPrefix: string;
}

export interface VendorTool {
  script: string;
  /** Hash of the script, as `sha384-…`: any other text does not run. */
  integrity?: string;
  stylesheet?: string;
  globalName?: string;
  closeEvent?: string;
}

export const isTelesalesType = (value: unknown): boolean =>
  hasTexts(value, 'form', 'status') &&
  telesalesForms.some((form) => form === value.form) &&
  telesalesStatuses.some((status) => status === value.status);

export const vendorTool = (): Setting<VendorTool | null> =>
  orNull(
    'object of strings with the address of a script',
    (value) =>
      hasTexts(value, 'script') &&
      isAddress(value.script ?? '') &&
      isUsable(value.stylesheet ?? '') &&
      Object.values(value).every(isText),
  );
