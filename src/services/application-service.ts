import * as v from 'valibot';
import { siteIdOf } from '../config/derived';
import type { Config } from '../config/settings';
import { escapeForUrl } from '../domain/routes';
import { callEndpoint } from './endpoint';
import { callJson, type Result } from './http';
import { group, list, requiredNumber, text } from './wire';

const PAGE_SIZE = 100;

/** Without a code an application says nothing (APPS-11, APPS-23). */
const application = v.pipe(
  v.object({
    applicationState: v.object({ code: requiredNumber }),
    imageIdentifier: text,
    confirmationNo: text,
  }),
  v.transform(({ applicationState, imageIdentifier, confirmationNo }) => ({
    code: applicationState.code,
    imageIdentifier,
    confirmationNo,
  })),
);

export type ApplicationState = v.InferOutput<typeof application>;

/** `endpoints.applicationStatus` with the Medicare number, its dashes stripped (NET-19, NET-20, APPS-22). */
export const readApplicationStates = (config: Config, mbi: string): Promise<Result<ApplicationState[]>> =>
  callEndpoint(
    config,
    'applicationStatus',
    (body) => v.parse(group({ data: group({ applications: list(application) }) }), body).data.applications,
    { body: { mbi: mbi.replaceAll('-', ''), pageSize: PAGE_SIZE } },
  );

/** `POST …/fetchEnrollmentDataByEmailId/{trace-id}/v1`; `formData` is the JSON text of the steps (NET-16, NET-17, OPEN-A102). */
export const readSavedApplication = (
  config: Config,
  emailId: string,
  epochMilliseconds: number,
): Promise<Result<string | undefined>> => {
  const traceId = escapeForUrl(`${siteIdOf(config)}${epochMilliseconds}`);
  return callJson(
    {
      agentSession: config.agentSession,
      call: 'saved application',
      method: 'POST',
      url: `${config.services.enrollment}/online-enrollment/user/fetchEnrollmentDataByEmailId/${traceId}/v1`,
      body: { emailId },
    },
    (body) => v.parse(group({ data: group({ formData: text }) }), body).data.formData,
  );
};
