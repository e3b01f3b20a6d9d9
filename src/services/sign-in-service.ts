import * as v from 'valibot';
import { readCookie } from '../browser/storage';
import { siteIdOf } from '../config/derived';
import type { Config } from '../config/settings';
import { escapeForUrl } from '../domain/shopper/routes';
import { callJson, hostOf, type Result } from './http';
import { boolean, group, text } from './wire';

export interface SignInResponse {
  uuid?: string | undefined;
  agentUserName?: string | undefined;
  isNewOptumIdProfileCreated?: boolean | undefined;
}

const signInResponse = group({ uuid: text, agentUserName: text, isNewOptumIdProfileCreated: boolean });

/** `POST /apps/{site}/authValidate` (NET-02 … NET-04, OPEN-A096, OPEN-A097). */
export const validateSignIn = (
  config: Config,
  code: string,
  requestHost: string,
): Promise<Result<SignInResponse>> => {
  const { clientCookie } = config.signIn;
  return callJson(
    {
      ...hostOf(config),
      call: 'authValidate',
      method: 'POST',
      url: `${config.services.profile}/apps/${escapeForUrl(siteIdOf(config))}/authValidate`,
      body: {
        code,
        isHsidLogin: config.signIn.isHsidLogin,
        requestHost: config.signIn.requestHost ?? requestHost,
        dcClientCookie: (clientCookie && readCookie(clientCookie)) || '',
        isMultiProfileCloakInEnabled: config.signIn.isMultiProfileCloakInEnabled,
        tool: 'profile',
      },
    },
    (body) => v.parse(signInResponse, body),
  );
};
