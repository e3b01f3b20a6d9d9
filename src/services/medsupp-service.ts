import * as v from 'valibot';
import type { Config } from '../config/settings';
import { escapeForUrl } from '../domain/shopper/routes';
import type { SupplementApplication } from '../domain/enrollment/supplement-application';
import { isRecord } from '../domain/untrusted';
import { callJson, type Result } from './http';
import { group, list, number, requiredText, text } from './wire';

const applicationPlan = v.object({
  planName: requiredText,
  planDescriptor: text,
  planCode: text,
  legalEntity: text,
});

const enrollmentResponse = group({
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

// An entry that cannot be read keeps its place, so that another one does not become the first.
const enrollmentAnswer = group({ applications: list(group({ response: v.optional(v.unknown()) })) });

/** `GET /enrollments/medsupp/v1`; no value when nobody has applied (NET-12, DATA-30, DATA-31). */
export const readSupplementEnrollment = (
  config: Config,
): Promise<Result<SupplementApplication | undefined>> =>
  callJson(
    {
      agentSession: config.agentSession,
      call: 'supplement enrollment',
      url: `${config.services.profile}/enrollments/medsupp/v1`,
    },
    (body) => {
      const response = v.parse(enrollmentAnswer, body).applications[0]?.response;
      return isRecord(response) ? v.parse(enrollmentResponse, response) : undefined;
    },
  );

const supplement = v.object({
  planCode: requiredText,
  planName: text,
  planYear: number,
  stateCode: text,
  medicalPremium: number,
  monthlyPremium: number,
  msLegalEntity: text,
  msPlanPositioningStatement: text,
  marketingPlanCode: text,
  marketingBulletsV2: list(v.object({ icon: text, shortBullets: requiredText })),
});

/** A Medicare Supplement plan as the search has it (DATA-16, DATA-19, MODEL-12). */
export type Supplement = v.InferOutput<typeof supplement>;

const searchAnswer = group({
  msSearchPlansData: group({ products: list(group({ plans: list(supplement) })) }),
});

/** `GET /medsupp/plans/v2/zip-codes/{zipCode}/products/MEDSUPP/search?benefitsSummaries=true` (NET-25). */
export const searchSupplements = (config: Config, zipCode: string): Promise<Result<Supplement[]>> =>
  callJson(
    {
      agentSession: config.agentSession,
      call: 'supplement search',
      url: `${config.services.medsupp}/medsupp/plans/v2/zip-codes/${escapeForUrl(zipCode)}/products/MEDSUPP/search`,
      query: { benefitsSummaries: 'true' },
    },
    (body) => v.parse(searchAnswer, body).msSearchPlansData.products[0]?.plans ?? [],
  );
