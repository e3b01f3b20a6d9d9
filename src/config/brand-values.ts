import { isAddress } from '../domain/address';
import type { Counselor } from '../domain/medicare-contacts';
import { dialedNumber } from '../domain/phone';
import { telesalesForms, telesalesStatuses } from '../domain/shopper/roles';
import { isUsable } from './address-setting';
import { hasTexts, isText, orNull, type Setting } from './setting';

/* Types and checks of values that only brand pages use. */

/** Session of an agent: header name, key in session storage, and path prefix of the requests with this header (OPEN-A092). */
export interface AgentSession {
  header: string;
  storageKey: string;
  pathPrefix: string;
}

export interface VendorTool {
  script: string;
  /** Hash of the script, as `sha384-…`; the browser does not run a script with another hash. */
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

/** An entry of `takeAlong.counseling`. No value by default: an invalid entry is dropped. */
export const counselor: Setting<Counselor | undefined> = {
  byDefault: undefined,
  expected: '{ name, phone } with a name and a phone number',
  accepts: (value) =>
    hasTexts(value, 'name', 'phone') &&
    value.name?.trim() !== '' &&
    dialedNumber(value.phone ?? '') !== undefined,
};
