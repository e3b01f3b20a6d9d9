import type { Profile } from './profile';

/** Who the page is for, as the identity cookie or the sign-in answer says (LOAD-04 … LOAD-06). */
export interface Identity {
  uuid: string | undefined;
  isGuest: boolean;
  /** A customer-service user who is cloaked into the profile (ROLES-15). */
  isCloaked: boolean;
}

export const guest: Identity = { uuid: undefined, isGuest: true, isCloaked: false };

/** Member: uuid, no guest, optumId, mbi, and a salesforceRecordType other than 'p' (LOAD-38). */
export const isMember = ({ uuid, isGuest }: Identity, user: Profile['user']): boolean =>
  uuid !== undefined &&
  !isGuest &&
  user?.optumId !== undefined &&
  user.mbi !== undefined &&
  user.salesforceRecordType?.toLowerCase() !== 'p';
