import * as v from 'valibot';
import type { Config } from '../config/settings';
import type { SupplementApplication } from '../domain/enrollment/supplement-application';
import { isRecord } from '../domain/coerce';
import { callJson, hostOf, type Result } from './http';
import { group, list, requiredText, text } from './wire';

const applicationPlan = v.object({
  planName: requiredText,
  planDescriptor: text,
  planCode: text,
  legalEntity: text,
});

const enrollmentEntry = group({
  applicationStatus: group({
    applicationId: text,
    applicationStatus: text,
    adjudicationStatus: text,
    statusDate: text,
    savedTimestamp: text,
    plans: list(applicationPlan),
  }),
  applicantDemographics: group({ dateOfBirth: text, zipCode: text }),
});

// An unreadable entry is not dropped from the list, so that the next one does not become the first.
const enrollmentResponse = group({ applications: list(group({ response: v.optional(v.unknown()) })) });

/** Whether the response contains an application, that is, at least an id, a status or a plan. */
const isMade = ({ applicationStatus }: SupplementApplication): boolean =>
  applicationStatus.plans.length > 0 ||
  [
    applicationStatus.applicationId,
    applicationStatus.applicationStatus,
    applicationStatus.adjudicationStatus,
  ].some((value) => value !== undefined);

/** `GET /enrollments/medsupp/v1`; `undefined` when there is no application (NET-12, DATA-30, DATA-31). */
export const readSupplementEnrollment = (
  config: Config,
): Promise<Result<SupplementApplication | undefined>> =>
  callJson(
    {
      ...hostOf(config),
      call: 'supplement enrollment',
      url: `${config.services.profile}/enrollments/medsupp/v1`,
    },
    (body) => {
      const response = v.parse(enrollmentResponse, body).applications[0]?.response;
      const application = isRecord(response) ? v.parse(enrollmentEntry, response) : undefined;
      return application && isMade(application) ? application : undefined;
    },
  );
