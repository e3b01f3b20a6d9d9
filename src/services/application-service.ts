import * as v from 'valibot';
import { siteIdOf } from '../config/derived';
import type { Config } from '../config/settings';
import { toApplicationForm } from '../domain/enrollment/application-form';
import type { ApplicationState } from '../domain/enrollment/application-match';
import type { QuestionKey } from '../domain/enrollment/application-questions';
import type { Enrollment } from '../domain/enrollment/enrollment';
import { toPlanType } from '../domain/plans/plan';
import { escapeForUrl } from '../domain/shopper/routes';
import { callEndpoint } from './endpoint';
import { callJson, hostOf, type Result } from './http';
import { county } from './profile-service';
import { boolean, group, list, requiredNumber, requiredText, text } from './wire';

/** The only value that is read from the form of an application: the Medicare number that was sent with it. */
const answersOfEnrollment: readonly QuestionKey[] = ['medicareClaimNumber'];

/** Parses `enrollmentsDetails.enrollments[]` (DATA-10); drops entries without plan id or year. */
export function parseEnrollments(wire: readonly unknown[], { application }: Config): Enrollment[] {
  const enrollment = v.pipe(
    v.object({
      planId: requiredText,
      planYear: requiredNumber,
      planName: text,
      planType: text,
      snpType: text,
      zipCode: text,
      county: v.fallback(v.optional(county), undefined),
      isSubmitted: boolean,
      status: text,
      lastSaved: text,
      confirmationNo: text,
      phoneNumber: text,
      tty: text,
      hoursOfOperation: text,
      isJarvisEnrollment: boolean,
      formData: text,
    }),
    v.transform(({ formData, planType, isSubmitted, isJarvisEnrollment, ...fields }): Enrollment => ({
      ...fields,
      planType: toPlanType(planType),
      isSubmitted: isSubmitted ?? false,
      isJarvisEnrollment: isJarvisEnrollment ?? false,
      form: toApplicationForm(formData, answersOfEnrollment, application.questionAliases),
    })),
  );
  return v.parse(list(enrollment), wire);
}

const PAGE_SIZE = 100;

/** Entries without a status code are useless and dropped (APPS-11, APPS-23). */
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

/** Calls `endpoints.applicationStatus` with the Medicare number without dashes (NET-19, NET-20, APPS-22). */
export const readApplicationStates = (config: Config, mbi: string): Promise<Result<ApplicationState[]>> =>
  callEndpoint(
    config,
    'applicationStatus',
    (body) => v.parse(group({ data: group({ applications: list(application) }) }), body).data.applications,
    { body: { mbi: mbi.replaceAll('-', ''), pageSize: PAGE_SIZE } },
  );

/**
 * `POST …/fetchEnrollmentDataByEmailId/{trace-id}/v1`; returns `formData`, the JSON text of the steps (NET-16, NET-17,
 * OPEN-A102).
 */
export const readSavedApplication = (
  config: Config,
  emailId: string,
  epochMilliseconds: number,
): Promise<Result<string | undefined>> => {
  const traceId = escapeForUrl(`${siteIdOf(config)}${epochMilliseconds}`);
  return callJson(
    {
      ...hostOf(config),
      call: 'saved application',
      method: 'POST',
      url: `${config.services.enrollment}/online-enrollment/user/fetchEnrollmentDataByEmailId/${traceId}/v1`,
      body: { emailId },
    },
    (body) => v.parse(group({ data: group({ formData: text }) }), body).data.formData,
  );
};
